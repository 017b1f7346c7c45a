import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_ABSOLUTE_LIFE_S } from '#domain/access/session.limits.ts';
import { newToken } from '../../access/tokens.ts';
import type { BrowserBinding } from '../../graph/context.ts';

/** Whether users reach the server by https: cookies are then marked so that they are never sent otherwise. */
export type CookieSettings = { readonly secure: boolean };

/** The `__Host-` prefix makes browsers accept the cookie only from this host; it requires https and the path `/`. */
export const cookieName = (name: string, { secure }: CookieSettings): string => (secure ? `__Host-${name}` : name);

/** The name of the cookie that binds a session to its browser. */
export const bindingCookieName = (cookies: CookieSettings): string => cookieName('bind', cookies);

/** Reads, renews and clears the cookie that binds a session to the browser of this request. */
export function browserBinding(request: FastifyRequest, reply: FastifyReply, cookies: CookieSettings): BrowserBinding {
  const name = bindingCookieName(cookies);
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: cookies.secure } as const;
  return {
    read: () => request.cookies[name] ?? null,
    renew: () => {
      const binding = newToken();
      reply.setCookie(name, binding, { ...options, maxAge: SESSION_ABSOLUTE_LIFE_S });
      return binding;
    },
    clear: () => {
      reply.clearCookie(name, options);
    },
  };
}
