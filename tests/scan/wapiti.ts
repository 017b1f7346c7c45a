import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROUTES } from '#routes/table.ts';
import type { Session } from './session.ts';
import { outputOf } from './tool.ts';

const MODULES = [
  ...[
    'backup',
    'blindsql',
    'cookieflags',
    'crlf',
    'csp',
    'csrf',
    'exec',
    'file',
    'htaccess',
    'http_headers',
    'methods',
  ],
  ...['permanentxss', 'redirect', 'sql', 'xss'],
];
/** Addresses with a query string, in which a scanner can insert values. */
const ASKING = ['/blog?category=exams&search=marks', '/checkout?plan=standard&period=year', '/login?next=/home'];

/** Findings that do not apply, because something better is in place, or because the advice is wrong. */
const NOT_APPLICABLE = [
  // `frame-ancestors 'none'` of the content security policy takes precedence in browsers.
  'X-Frame-Options is not set',
  // Browsers have removed it; the content security policy restricts scripts.
  'X-XSS-Protection is not set',
  // Sent if users reach the server by https, which is not the case here.
  'Strict-Transport-Security is not set',
];

type Finding = { readonly path: string; readonly info: string };
type Report = Readonly<Record<'vulnerabilities' | 'anomalies', Readonly<Record<string, readonly Finding[]>>>>;

/** Every address of the product without an id, as this user. Returns the findings, one line each. */
export async function scanPages(
  url: string,
  { headers }: Session,
  { folder, seconds }: { readonly folder: string; readonly seconds: number },
): Promise<readonly string[]> {
  const file = join(folder, 'wapiti.json');
  const pages = [...ROUTES.map(({ path }) => path).filter((path) => !/[:*]/.test(path)), ...ASKING];
  const output = await outputOf('wapiti', [
    ...['--url', `${url}/`, '--scope', 'folder', '--module', MODULES.join(',')],
    ...['--format', 'json', '--output', file, '--flush-session', '--no-bugreport', '--store-session', folder],
    ...['--max-scan-time', String(seconds), '--verbose', '0'],
    ...pages.flatMap((path) => ['--start', `${url}${path}`]),
    ...headers.flatMap((header) => ['--header', header]),
  ]);
  const report = JSON.parse(
    await readFile(file, 'utf8').catch(() => {
      throw new Error(`Wapiti wrote no report:\n${output.slice(-2_000)}`);
    }),
  ) as Report;
  return [report.vulnerabilities, report.anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      found.filter(({ info }) => !NOT_APPLICABLE.includes(info)).map(({ path, info }) => `${kind} at ${path}: ${info}`),
    ),
  );
}
