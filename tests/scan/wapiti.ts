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
/** Addresses with something behind the question mark, where a scanner has a place to put things. */
const ASKING = ['/blog?category=exams&search=marks', '/checkout?plan=standard&period=year', '/login?next=/home'];

/** What it misses where something better stands, or would be wrong. */
const MET_OTHERWISE = [
  // By `frame-ancestors 'none'` of the content security policy, which browsers put above it.
  'X-Frame-Options is not set',
  // Browsers have taken it out again; the content security policy is what keeps scripts away.
  'X-XSS-Protection is not set',
  // Sent where the server is reached by https, which this one is not.
  'Strict-Transport-Security is not set',
];

type Finding = { readonly path: string; readonly info: string };
type Report = Readonly<Record<'vulnerabilities' | 'anomalies', Readonly<Record<string, readonly Finding[]>>>>;

/** Every address of the product that takes no id, as this person. Gives back what was found, a line each. */
export async function scanPages(
  url: string,
  { headers }: Session,
  { folder, seconds }: { readonly folder: string; readonly seconds: number },
): Promise<readonly string[]> {
  const file = join(folder, 'wapiti.json');
  const pages = [...ROUTES.map(({ path }) => path).filter((path) => !/[:*]/.test(path)), ...ASKING];
  const said = await outputOf('wapiti', [
    ...['--url', `${url}/`, '--scope', 'folder', '--module', MODULES.join(',')],
    ...['--format', 'json', '--output', file, '--flush-session', '--no-bugreport', '--store-session', folder],
    ...['--max-scan-time', String(seconds), '--verbose', '0'],
    ...pages.flatMap((path) => ['--start', `${url}${path}`]),
    ...headers.flatMap((header) => ['--header', header]),
  ]);
  const report = JSON.parse(
    await readFile(file, 'utf8').catch(() => {
      throw new Error(`Wapiti wrote no report:\n${said.slice(-2_000)}`);
    }),
  ) as Report;
  return [report.vulnerabilities, report.anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      found.filter(({ info }) => !MET_OTHERWISE.includes(info)).map(({ path, info }) => `${kind} at ${path}: ${info}`),
    ),
  );
}
