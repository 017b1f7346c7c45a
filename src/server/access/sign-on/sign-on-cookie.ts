import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SIGN_ON_ARRIVAL_LIFE_S, SIGN_ON_LOGIN_LIFE_S } from '#domain/access/sign-on/sign-on.limits.ts';
import type { LaunchCookie } from '../../graph/context.ts';
import { type CookieSettings, cookieName } from '../../platform/http/browser-binding.ts';
import { digestOf } from '../tokens.ts';

/*
 * Cookies of a sign-in. One accompanies the browser to the provider and back, the other contains the code with which the
 * sign-in is completed.
 */

/** A provider may send the browser back with a form post, so the cookie has to be sent from another site. */
const ACROSS_SITES = { path: '/', httpOnly: true, sameSite: 'none', secure: true } as const;

/** Named after the state, so that two simultaneous sign-ins don't overwrite each other's. */
const loginName = (state: string, cookies: CookieSettings): string =>
  cookieName(`sign-on-${digestOf(state).toString('hex').slice(0, 16)}`, cookies);

/** Sets the cookie of a sign-in that has started; the provider has to send the browser back while it lasts. */
export function setLoginCookie(reply: FastifyReply, cookies: CookieSettings, state: string, secret: string): void {
  reply.setCookie(loginName(state, cookies), secret, { ...ACROSS_SITES, maxAge: SIGN_ON_LOGIN_LIFE_S });
}

/** Reads the cookie of a state, and deletes it. */
export function readAndClearLoginCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: CookieSettings,
  state: string,
): string | null {
  const name = loginName(state, cookies);
  const secret = request.cookies[name] ?? null;
  if (secret !== null) reply.clearCookie(name, ACROSS_SITES);
  return secret;
}

const arrivalName = (cookies: CookieSettings): string => cookieName('sign-on', cookies);
const within = ({ secure }: CookieSettings) => ({ path: '/', httpOnly: true, sameSite: 'strict', secure }) as const;

/** Sets the cookie with the code of a completed sign-in, which the application exchanges for a session. */
export function setArrivalCookie(reply: FastifyReply, cookies: CookieSettings, code: string): void {
  reply.setCookie(arrivalName(cookies), code, { ...within(cookies), maxAge: SIGN_ON_ARRIVAL_LIFE_S });
}

/** Reads and clears the code of a completed sign-in in this request's cookies. */
export const arrivalCookie = (request: FastifyRequest, reply: FastifyReply, cookies: CookieSettings): LaunchCookie => ({
  read: () => request.cookies[arrivalName(cookies)] ?? null,
  clear: () => {
    reply.clearCookie(arrivalName(cookies), within(cookies));
  },
});
