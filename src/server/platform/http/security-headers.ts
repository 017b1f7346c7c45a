import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

// Radix and Sonner write styles into attributes and elements, so these are allowed; scripts only load from files.
const contentSecurityPolicy = (pageScript: string | null): string =>
  [
    "default-src 'none'",
    `script-src 'self'${pageScript === null ? '' : ` 'sha256-${createHash('sha256').update(pageScript).digest('base64')}'`}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // The first script (public/appearance.js) defines the Trusted Types policy: a page without it could run nothing.
    ...(pageScript === null ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');

export type HeaderParts = {
  readonly secure: boolean;
  /** Whether pages may communicate with windows that they open: the machine inspector needs it. */
  readonly opensWindows: boolean;
  /** The one inline script; null if there is none. */
  readonly pageScript: string | null;
};

/** The usual headers of every response, errors included. */
export function addSecurityHeaders(app: FastifyInstance, parts: HeaderParts): void {
  const headers = securityHeaders(parts);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
  });
}

/** The security headers of every response, by name. */
export const securityHeaders = ({
  secure,
  opensWindows,
  pageScript,
}: HeaderParts): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(pageScript),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': opensWindows ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
