import * as z from 'zod/mini';
import { isPlatformAddress } from '../../lti/platform-address.rule.ts';
import { oneLine } from '../../platform/one-line.ts';
import { problemText } from '../../platform/problem.ts';
import { WEBHOOK_DESCRIPTION_MAX_CHARS, WEBHOOK_URL_MAX_CHARS } from './webhook.limits.ts';
import { WEBHOOK_EVENTS } from './webhook-event.ts';

/** An endpoint as an admin enters it. The server also refuses addresses within its own network. */
export const webhookSchema = z.object({
  url: z.string().check(
    z.trim(),
    z.maxLength(WEBHOOK_URL_MAX_CHARS, problemText('valueTooLong')),
    z.refine((text) => isPlatformAddress(text), problemText('secureAddressNeeded')),
  ),
  description: z.string().check(oneLine, z.maxLength(WEBHOOK_DESCRIPTION_MAX_CHARS, problemText('valueTooLong'))),
  kinds: z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1, problemText('webhookEventsMissing'))),
});
/** Periods, in hours, of which everything that was not delivered can be sent again: the last one is all that is kept. */
export const RESEND_HOURS = [1, 24, 72, 168, 720] as const;
export const resendSchema = z.object({ hours: z.literal(RESEND_HOURS) });

export type WebhookDraft = z.infer<typeof webhookSchema>;
