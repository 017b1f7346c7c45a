import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_DEVICE_LIFE_S } from '#domain/access/sign-in.limits.ts';
import { type DeviceKeys, deviceNonce, rememberAccount } from '../../access/known-device.ts';
import type { KnownDevice } from '../../graph/context.ts';
import { type CookieSettings, cookieName } from './browser-binding.ts';

/** The name of the cookie of a device that has signed in before. */
export const deviceCookieName = (cookies: CookieSettings): string => cookieName('device', cookies);

/** The accounts that this browser has signed in to, according to its cookie. */
export function knownDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, keys }: { readonly cookies: CookieSettings; readonly keys: DeviceKeys },
): KnownDevice {
  const name = deviceCookieName(cookies);
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: cookies.secure } as const;
  const read = (): string => request.cookies[name] ?? '';
  return {
    nonceFor: (email) => deviceNonce(keys, read(), email, Date.now()),
    remember: (email) => {
      const value = rememberAccount(keys, read(), email, Date.now());
      reply.setCookie(name, value, { ...options, maxAge: KNOWN_DEVICE_LIFE_S });
    },
  };
}
