import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LTI_LAUNCH_LIFE_S, LTI_LOGIN_LIFE_S } from '#domain/lti/lti.limits.ts';
import type { LaunchCookie } from '../../graph/context.ts';
import { type CookieSettings, cookieName } from '../../platform/http/browser-binding.ts';
import { loginCookieName } from './login.commands.ts';

/*
 * Cookies of a launch. One accompanies the browser to the platform and back, the other contains the code of the launch.
 */

/**
 * The platform sends the browser back with a form post, maybe within a frame of its page: the cookie has to be sent
 * from another site, and is partitioned by that site.
 */
const ACROSS_SITES = { path: '/', httpOnly: true, sameSite: 'none', secure: true, partitioned: true } as const;

export type LoginCookie = { readonly cookies: CookieSettings; readonly state: string };

/** Sets the cookie of a launch that has started; the platform has to send the browser back while it lasts. */
export function setLoginCookie(reply: FastifyReply, { cookies, state }: LoginCookie, secret: string): void {
  reply.setCookie(cookieName(loginCookieName(state), cookies), secret, { ...ACROSS_SITES, maxAge: LTI_LOGIN_LIFE_S });
}

/** Reads the cookie of a state, and deletes it. */
export function readAndClearLoginCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, state }: LoginCookie,
): string | null {
  const name = cookieName(loginCookieName(state), cookies);
  const secret = request.cookies[name] ?? null;
  if (secret !== null) reply.clearCookie(name, ACROSS_SITES);
  return secret;
}

const nameOf = (cookies: CookieSettings): string => cookieName('launch', cookies);
const within = ({ secure }: CookieSettings) => ({ path: '/', httpOnly: true, sameSite: 'strict', secure }) as const;

/** Sets the cookie with the code of a completed launch, which the application exchanges for a session. */
export function setLaunchCookie(reply: FastifyReply, cookies: CookieSettings, code: string): void {
  reply.setCookie(nameOf(cookies), code, { ...within(cookies), maxAge: LTI_LAUNCH_LIFE_S });
}

/** Reads and clears the code of a completed launch in this request's cookies. */
export const launchCookie = (request: FastifyRequest, reply: FastifyReply, cookies: CookieSettings): LaunchCookie => ({
  read: () => request.cookies[nameOf(cookies)] ?? null,
  clear: () => {
    reply.clearCookie(nameOf(cookies), within(cookies));
  },
});
