import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OWN_WRITES_S } from '../db/reading.ts';
import { type CookieSettings, cookieName } from './browser-binding.ts';

const NAME = 'wrote';

/** Whether this browser has just changed something, and must see the change in every process. */
export const hasJustWritten = ({ cookies }: Pick<FastifyRequest, 'cookies'>, settings: CookieSettings): boolean =>
  cookies[cookieName(NAME, settings)] !== undefined;

/** Sets the cookie that says so. */
export function rememberWrite(reply: FastifyReply, settings: CookieSettings): void {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: settings.secure } as const;
  reply.setCookie(cookieName(NAME, settings), '1', { ...options, maxAge: OWN_WRITES_S });
}
