import type { FastifyReply } from 'fastify';
import type { Language } from '#domain/platform/language.ts';
import { escapedHtml } from '../../platform/mail/mail.layout.ts';
import { plainPage } from '../../platform/pages/plain-page.ts';
import type { Platform } from '../platform.queries.ts';
import { LAUNCH_TEXTS } from './launch.texts.ts';
import type { LaunchProblem } from './launch-problem.ts';

/** Sites that may frame a platform's pages: its registered addresses, and the one it signed. */
export const framesOf = (
  platform: Pick<Platform, 'issuer' | 'authorizationUrl' | 'tokenUrl' | 'keysUrl'>,
  signed: string | null = null,
): readonly string[] => [
  ...new Set(
    [platform.issuer, platform.authorizationUrl, platform.tokenUrl, platform.keysUrl, signed ?? '']
      .map((address) => URL.parse(address)?.origin ?? 'null')
      .filter((origin) => origin !== 'null'),
  ),
];

type Sent = {
  readonly html: string;
  /** Sites that may show it in a frame. */
  readonly frames: readonly string[];
  /** Where its forms may be sent, besides this server. */
  readonly formsTo?: string | null;
  /** The one script that may run, by the digest of its text. */
  readonly scriptDigest?: string | null;
  readonly status?: number;
};

/** Sends a page that only the platform's pages may frame. */
export const sendPage = (
  reply: FastifyReply,
  { html, frames, formsTo = null, scriptDigest = null, status = 200 }: Sent,
): FastifyReply =>
  reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        ...(scriptDigest === null ? [] : [`script-src 'sha256-${scriptDigest}'`]),
        `form-action 'self'${formsTo === null ? '' : ` ${formsTo}`}`,
        "base-uri 'none'",
        `frame-ancestors ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
      ].join('; '),
    )
    .send(html);

/**
 * Within a platform's page: the button that opens a new window, in which the browser accepts the cookies that are
 * needed.
 */
export function openingPage(language: Language, code: string): string {
  const t = LAUNCH_TEXTS[language].open;
  return plainPage({
    language,
    title: t.title,
    body: `<p>${t.lead}</p><form method="post" action="/lti/open" target="_blank"><input type="hidden" name="code" value="${escapedHtml(code)}"><button>${t.button}</button></form>`,
  });
}

/** For these problems the page shows more to the platform's administrators. */
const FOR_ADMINS: ReadonlySet<string> = new Set([
  ...['deployment', 'token', 'platform', 'target'],
  ...['configuration', 'registration'],
]);

/** Why a launch failed; the detail is for the platform's administrators. */
export function problemPage(
  language: Language,
  { kind, detail }: Pick<LaunchProblem, 'detail'> & { kind: LaunchProblem['kind'] | 'many' },
): string {
  const t = LAUNCH_TEXTS[language];
  const isForAdmins = FOR_ADMINS.has(kind);
  return plainPage({
    language,
    title: t.problemTitle,
    body: `<p class="notice" role="alert">${t.problems[kind]}</p>${isForAdmins && detail !== '' ? `<p>${t.detail} <code>${escapedHtml(detail)}</code></p>` : ''}`,
  });
}
