import * as z from 'zod/mini';
import { CENTRE_KINDS } from '../notifications/notification-centre.ts';

/** Longer addresses of push services are not known. */
const ENDPOINT_MAX_CHARS = 1_000;

/** What a browser says about its subscription (Push API): keys of 65 and 16 bytes, base64url. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url().check(z.maxLength(ENDPOINT_MAX_CHARS)),
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}$/)),
});
export type PushSubscriptionDraft = z.infer<typeof pushSubscriptionSchema>;

/** The kinds that a user does not want on their devices. */
export const pushOffSchema = z.object({ off: z.array(z.enum(CENTRE_KINDS)).check(z.maxLength(CENTRE_KINDS.length)) });

/** What the service worker gets: a title and a path of this site, never a text or marks. */
export const pushMessageSchema = z.object({
  title: z.string().check(z.maxLength(300)),
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
  /** A later message with the same tag replaces an earlier one. */
  tag: z.string(),
});
export type PushMessage = z.infer<typeof pushMessageSchema>;
