import type { Session } from './session.ts';
import { outputOf } from './tool.ts';

/** A call of the API whose texts reach the database. */
export type Question = { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };

const SAFE = 'do not appear to be injectable';
const FOUND = 'sqlmap identified the following injection point';

/** Tries SQL in every text of the call's variables, as this user. Returns the findings, one line each. */
export async function scanQuestion(
  url: string,
  { headers }: Session,
  { query, variables }: Question,
  folder: string,
): Promise<readonly string[]> {
  const marked = JSON.stringify(variables, (_name, value: unknown) =>
    typeof value === 'string' ? `${value}*` : value,
  );
  const output = await outputOf('sqlmap', [
    ...['--url', `${url}/graphql`, '--method', 'POST', '--dbms', 'postgresql', '--batch', '--disable-coloring'],
    ...['--data', `{"query":${JSON.stringify(query)},"variables":${marked}}`],
    ...['--headers', ['Content-Type: application/json', 'platform: web', ...headers].join('\n')],
    ...['--level', '2', '--risk', '2', '--technique', 'BEUS', '--threads', '4', '--ignore-code', '*'],
    ...['--flush-session', '--output-dir', folder, '--skip', 'user-agent,referer,host'],
  ]);
  if (output.includes(FOUND))
    return [`SQL can be put into ${query}\n${output.slice(output.indexOf(FOUND), output.indexOf(FOUND) + 1_500)}`];
  return output.includes(SAFE) ? [] : [`could not be tried: ${query}\n${output.slice(-1_500)}`];
}
