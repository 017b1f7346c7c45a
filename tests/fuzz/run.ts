/**
 * `npm run test:fuzz`: sends random operations on the whole schema to a real server, as a visitor, a student, a
 * teacher, a school admin and an admin, with wrong types, huge values, ids of other users and nested aliases. It fails
 * for a response with status 500 or without JSON, for text of a user that the caller may not see, for an answer key,
 * an explanation or a mark that a student sees too early (`key-canaries.ts`), for a call that takes more than a second
 * (`SLOWEST_MS`), and for memory that keeps growing. `OPERATIONS` (100 000) sets the number of operations, and `SEED`
 * the random seed.
 */
import { readFileSync } from 'node:fs';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { graphSchema } from '#server/graph/schema.ts';
import { ensureBuilt } from '../../src/tools/build.ts';
import { startServer } from '../support/servers/running-server.ts';
import { callerAt } from './caller.ts';
import { chanceOf } from './chance.ts';
import { KEY_CANARY, MARKS_CANARY, plantKeys } from './key-canaries.ts';
import { liveMemoryOf } from './live-memory.ts';
import { type Operation, operationOf } from './operation.ts';
import { collectValues } from './response-values.ts';

const OPERATIONS = Number(process.env.OPERATIONS ?? 100_000);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const SLOWEST_MS = Number(process.env.SLOWEST_MS ?? 1_000);
const AT_ONCE = 8;
/** How many of a student's calls try to get the planted keys. */
const ATTACKS = 0.2;
const MOST_GROWTH = 1.1;
const HIDDEN = 'quorra.zebrowski';
const OWN_ADDRESSES = new Set(DEMO_ACCOUNTS.map(({ email }) => email));
const HIDDEN_ACCOUNT = { email: `${HIDDEN}@fuzz.example`, password: 'seven quiet herons' };

await ensureBuilt();
const server = await startServer({
  env: { TRUST_PROXY: '1', SEED_DEMO: '1', LOG_LEVEL: 'error', NODE_OPTIONS: '--inspect=127.0.0.1:0' },
});
const faults = new Map<string, { count: number; example: string }>();
const fault = (what: string, { query, variables }: Operation, more = ''): void => {
  const example = `${query}\n    ${JSON.stringify(variables).slice(0, 600)}${more === '' ? '' : `\n    ${more}`}`;
  const known = faults.get(what) ?? { count: 0, example };
  faults.set(what, { ...known, count: known.count + 1 });
};
/** The resident size, most of which may be garbage. */
const residentMb = (): number => {
  const [, pages] = readFileSync(`/proc/${server.pid}/statm`, 'utf8').split(' ');
  return (Number(pages) * 4_096) / 1_048_576;
};

let keys: Awaited<ReturnType<typeof plantKeys>> | null = null;
try {
  const memory = await liveMemoryOf(server.output());
  const visitor = callerAt(server.url, 'visitor', true, null);
  await visitor.call('mutation ($input: SignUpInput!) { signUp(input: $input) }', {
    input: { name: HIDDEN, ...HIDDEN_ACCOUNT },
  });
  const users = DEMO_ACCOUNTS.filter(({ isNew }) => !isNew).map((account) =>
    callerAt(server.url, account.role, account.role !== 'admin', account),
  );
  const ids: string[] = [];
  keys = await plantKeys(server.dataDir, DEMO_ACCOUNTS.find(({ role }) => role === 'student')?.email ?? '');
  const planted = keys;
  const callers = [visitor, ...users].map((caller) => ({
    caller,
    values: collectValues(ids, OWN_ADDRESSES, planted.ids),
  }));
  const schema = graphSchema();
  const chance = chanceOf(SEED);
  const codes = new Map<string, number>();
  const times: number[] = [];
  let sent = 0;
  let [early, resident] = [0, 0];

  const sendOperations = async (): Promise<void> => {
    while (sent < OPERATIONS) {
      sent += 1;
      if (sent === Math.round(OPERATIONS / 4)) [resident, early] = [residentMb(), await memory.settled()];
      const { caller, values } = chance.pick(callers);
      const isStudent = caller.name === 'student';
      const operation =
        isStudent && chance.often(ATTACKS) ? planted.attack(chance) : operationOf(schema, { chance, values });
      const { status, text, body, ms } = await caller.call(operation.query, operation.variables);
      times.push(ms);
      values.collect((body as { data?: unknown } | null)?.data);
      const code = /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? (status === 200 ? 'answered' : `status ${status}`);
      codes.set(code, (codes.get(code) ?? 0) + 1);
      const [call = ''] = operation.calls;
      if (status >= 500 || text.includes('"INTERNAL"'))
        fault(`${operation.calls.join('+')}: status ${status}`, operation);
      if (body === null) fault(`${call}: no JSON`, operation, text.slice(0, 200));
      if (ms > SLOWEST_MS) fault(`${call}: slower than ${SLOWEST_MS} ms`, operation, `${Math.round(ms)} ms`);
      const requested = JSON.stringify(operation.variables);
      if (caller.mayNotSee && text.includes(HIDDEN) && !requested.includes(HIDDEN))
        fault(`${call}: returns data of another user to the ${caller.name}`, operation, text.slice(0, 300));
      const isEarly = text.includes(KEY_CANARY) || text.includes(MARKS_CANARY);
      if (isEarly && (isStudent || caller.name === 'visitor') && (await planted.hold()))
        fault(`${call}: shows the ${caller.name} a key or a mark early`, operation, text.slice(0, 300));
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, sendOperations));
  const residentAtEnd = residentMb();
  const late = await memory.settled();
  memory.close();
  times.sort((a, b) => a - b);
  const at = (share: number): string => `${Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)} ms`;
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.log(`seed ${SEED}: ${sent} operations in ${seconds} s; p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`);
  console.log(
    `memory ${early.toFixed(1)} MB after a quarter, ${late.toFixed(1)} MB at the end; with what is not collected yet ` +
      `${Math.round(resident)} and ${Math.round(residentAtEnd)} MB`,
  );
  for (const [code, count] of [...codes].sort(([, a], [, b]) => b - a))
    console.log(`  ${String(count).padStart(7)} ${code}`);
  if (late > early * MOST_GROWTH) {
    process.exitCode = 1;
    console.log(`FAIL memory grew by more than ${Math.round((MOST_GROWTH - 1) * 100)} %`);
  }
} finally {
  for (const [what, { count, example }] of faults) console.log(`FAIL ${count} × ${what}\n    ${example}`);
  if (faults.size > 0) {
    process.exitCode = 1;
    const causes = server
      .output()
      .split('\n')
      .filter((line) => line.includes('unforeseen'));
    const distinct = new Map(causes.map((line) => [/"message":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? line, line]));
    for (const line of distinct.values()) console.log(`    ${line.slice(0, 1_500)}`);
  } else console.log('ok');
  await keys?.close();
  await server.remove();
}
