import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { clientChanges } from './client-changes.ts';

const SCHEMA = 'src/api/schema.graphql';

/**
 * `npm run schema:changes [-- COMMIT]`: lists how the committed schema changes the API for tabs that were opened with
 * the schema of another commit, by default `main`. The exit status is 1 if a change breaks such tabs.
 */
const [commit = 'main'] = process.argv.slice(2);
const former = execFileSync('git', ['show', `${commit}:${SCHEMA}`], { encoding: 'utf8', maxBuffer: 64_000_000 });
const { breaking, surprising } = clientChanges(former, readFileSync(SCHEMA, 'utf8'));
for (const change of breaking) console.log(`breaks open tabs: ${change}`);
for (const change of surprising) console.log(`may affect open tabs: ${change}`);
if (breaking.length + surprising.length === 0)
  console.log(`Nothing changes for tabs opened with the schema of ${commit}.`);
if (breaking.length > 0) process.exitCode = 1;
