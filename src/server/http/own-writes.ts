import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OWN_WRITES_S } from '../db/reading.ts';
import type { CookieSettings } from './browser-binding.ts';

const NAME = 'wrote';

/** Whether this browser has just changed something, and has to see it, whichever process it reaches. */
export const hasJustWritten = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean => cookies[NAME] !== undefined;

/** Sets the cookie that says so. */
export function rememberWriting(reply: FastifyReply, { secure }: CookieSettings): void {
  reply.setCookie(NAME, '1', { path: '/graphql', httpOnly: true, sameSite: 'strict', secure, maxAge: OWN_WRITES_S });
}
