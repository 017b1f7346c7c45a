import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LTI_LAUNCH_LIFE_S, LTI_LOGIN_LIFE_S } from '#domain/lti/lti.limits.ts';
import type { LaunchCookie } from '../graph/context.ts';
import type { CookieSettings } from '../http/browser-binding.ts';
import { loginCookieName } from './login.store.ts';

/* Cookies of a launch. One goes with the browser to the platform and back, the other holds what is to be opened. */

const WAY_BACK = '/lti/launch';

/**
 * The platform sends the browser back by a form of its own, maybe within a frame of its page: the cookie has to come
 * along from another site, and is kept for that site alone.
 */
const ACROSS_SITES = { path: WAY_BACK, httpOnly: true, sameSite: 'none', secure: true, partitioned: true } as const;

export function setLoginCookie(reply: FastifyReply, state: string, secret: string): void {
  reply.setCookie(loginCookieName(state), secret, { ...ACROSS_SITES, maxAge: LTI_LOGIN_LIFE_S });
}

/** Reads the cookie of a state, and takes it away. */
export function takeLoginCookie(request: FastifyRequest, reply: FastifyReply, state: string): string | null {
  const name = loginCookieName(state);
  const secret = request.cookies[name] ?? null;
  if (secret !== null) reply.clearCookie(name, ACROSS_SITES);
  return secret;
}

const nameOf = ({ secure }: CookieSettings): string => (secure ? '__Host-launch' : 'launch');
const within = ({ secure }: CookieSettings) => ({ path: '/', httpOnly: true, sameSite: 'strict', secure }) as const;

export function setLaunchCookie(reply: FastifyReply, cookies: CookieSettings, code: string): void {
  reply.setCookie(nameOf(cookies), code, { ...within(cookies), maxAge: LTI_LAUNCH_LIFE_S });
}

export const launchCookie = (request: FastifyRequest, reply: FastifyReply, cookies: CookieSettings): LaunchCookie => ({
  read: () => request.cookies[nameOf(cookies)] ?? null,
  clear: () => {
    reply.clearCookie(nameOf(cookies), within(cookies));
  },
});
