import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Features that PostgreSQL 15, the oldest supported version, lacks. */
const TOO_NEW = [
  /set expression/i,
  /\bany_value\s*\(/i,
  /json_table\s*\(/i,
  /\bjson_(scalar|serialize|exists|query|value)\s*\(/i,
];

test.each(globSync('src/server/platform/db/migrations/*.sql'))('%s runs on the oldest supported PostgreSQL', (file) => {
  const sql = readFileSync(file, 'utf8').replaceAll(/--.*$/gm, '');
  expect(TOO_NEW.filter((words) => words.test(sql)).map(String)).toEqual([]);
});
