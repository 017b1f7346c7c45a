import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What PostgreSQL 15, the oldest that is promised, does not know. */
const TOO_NEW = [
  /set expression/i,
  /\bany_value\s*\(/i,
  /json_table\s*\(/i,
  /\bjson_(scalar|serialize|exists|query|value)\s*\(/i,
];

test.each(globSync('src/server/platform/db/migrations/*.sql'))(
  '%s runs on the oldest PostgreSQL that is promised',
  (file) => {
    const sql = readFileSync(file, 'utf8').replaceAll(/--.*$/gm, '');
    expect(TOO_NEW.filter((words) => words.test(sql)).map(String)).toEqual([]);
  },
);
