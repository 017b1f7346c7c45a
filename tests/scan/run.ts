/**
 * `npm run test:scan`: runs Wapiti on every address, and sqlmap on user input of the API, as a visitor, a student and
 * a teacher, against a server with demo content. It fails for findings above the level of information. If the tools
 * are not installed, it says so and ends. `SECONDS` (600) is the maximum time of Wapiti per role; an argument selects
 * `wapiti` or `sqlmap`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { ensureBuilt } from '../../src/tools/build.ts';
import { startServer } from '../support/servers/running-server.ts';
import { QUESTIONS } from './questions.ts';
import { type Session, sessionOf, VISITOR } from './session.ts';
import { scanQuestion } from './sqlmap.ts';
import { isInstalled } from './tool.ts';
import { scanPages } from './wapiti.ts';

const SECONDS = Number(process.env.SECONDS ?? 600);
const requested = ['wapiti', 'sqlmap'].filter((tool) => (process.argv[2] ?? tool) === tool);
const tools = requested.filter(isInstalled);
for (const tool of requested.filter((entry) => !tools.includes(entry)))
  console.log(`skipped: ${tool} is not installed`);
if (tools.length > 0) await scan();

async function scan(): Promise<void> {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'lectern-scan-'));
  const server = await startServer({ env: { SEED_DEMO: '1', LOG_LEVEL: 'error' } });
  try {
    const accounts = DEMO_ACCOUNTS.filter(({ role, isNew }) => !isNew && (role === 'student' || role === 'teacher'));
    const users = [VISITOR, ...(await Promise.all(accounts.map((account) => sessionOf(server.url, account))))];
    for (const user of users) {
      if (tools.includes('wapiti'))
        report('wapiti', user, await scanPages(server.url, user, { folder, seconds: SECONDS }));
      if (tools.includes('sqlmap')) {
        const questions = QUESTIONS[user.name] ?? [];
        const found = [];
        for (const question of questions) found.push(...(await scanQuestion(server.url, user, question, folder)));
        report(`sqlmap, ${questions.length} questions,`, user, found);
      }
    }
  } finally {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(tool: string, { name }: Session, found: readonly string[]): void {
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${tool} as ${name}: ${found.length} findings`);
  for (const line of found) console.log(`     ${line}`);
  if (found.length > 0) process.exitCode = 1;
}
