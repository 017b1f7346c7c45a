import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Checked, checkStatements, type Problem } from '../../src/tools/sql/check-statements.ts';
import { openCheckedDatabase } from '../../src/tools/sql/checked-database.ts';
import { corrected } from '../../src/tools/sql/corrections.ts';
import { UNCHECKED } from '../../src/tools/sql/unchecked.ts';

/**
 * How many statements may stay unchecked, one of which is the SQL of a library. It is lowered with every one that is
 * checked, and never raised for statements of our own.
 */
const UNCHECKED_MAX = 20;

/** Wrong statements by what is wrong with them, each with what the check has to say. */
const PLANTED = [
  {
    fault: 'a column that does not exist',
    code: "client.query<{ nam: string }>('select nam from users where id = $1', [id])",
    message: 'PostgreSQL refuses it: column "nam" does not exist',
  },
  {
    fault: 'a row type with a column that is not selected',
    code: "client.query<{ name: string; age: number }>('select name from users where id = $1', [id])",
    message: 'age: this column does not exist',
  },
  {
    fault: 'a column of another type',
    code: "client.query<{ name: number }>('select name from users where id = $1', [id])",
    message: 'name: is a text, not number',
  },
  {
    fault: 'a bigint as a number',
    code: "client.query<{ count: number }>('select count(*) as count from users where id = $1', [id])",
    message: 'count: is a text of digits (bigint or numeric), not number',
  },
  {
    fault: 'a nullable column without null',
    code: "client.query<{ digest: string }>('select password_digest as digest from users where id = $1', [id])",
    message: 'digest: may be null',
  },
  {
    fault: 'a column of an outer join without null',
    code: "client.query<{ name: string }>('select s.name from users u left join schools s on s.id = u.school_id where u.id = $1', [id])",
    message: 'name: may be null',
  },
  {
    fault: 'a field of JSON without null',
    code: "client.query<{ user: { level: string } }>(`select json_build_object('level', level) as user from users where id = $1`, [id])",
    message: 'user.level: may be null',
  },
  {
    fault: 'fewer values than a column has',
    code: "client.query<{ outcome: 'correct' | null }>('select outcome from attempt_items where attempt_id = $1', [id])",
    message: 'outcome: attempt_items.outcome is not "correct" | null',
  },
  {
    fault: 'too few parameters',
    code: "client.query('select from users where id = $1 and name = $2', [id])",
    message: 'takes 2 values, and gets 1',
  },
  {
    fault: 'a parameter of another type',
    code: "client.query('select from users where pin_tries = $1', [id])",
    message: '$1 is int4, and gets string',
  },
  {
    fault: 'null for a column that refuses it',
    code: "client.query('update users set name = $1 where id = $2', [Math.random() > 1 ? id : null, id])",
    message: '$1 may be null, but users.name does not allow null',
  },
  {
    fault: 'rows without a type',
    code: "client.query('select name from users where id = $1', [id]).then(({ rows }) => rows)",
    message: 'reads rows without declaring their type',
  },
  {
    fault: 'rows of any type',
    code: "client.query<any>('select name from users where id = $1', [id])",
    message: 'the type of its rows is any or unknown',
  },
  {
    fault: 'rows that are told apart by name only',
    code: "client.query<Record<string, string>>('select name, pin_tries from users where id = $1', [id])",
    message: 'pin_tries: is a number, not string',
  },
  {
    fault: 'a fault in one of two texts',
    code: "client.query('select from users where id = $1' + (id === '' ? ' and no_such_column' : ''), [id])",
    message: 'PostgreSQL refuses it: column "no_such_column" does not exist',
  },
];

/** A file whose text gets the wrong statements, a line each. */
const PLANTED_IN = 'platform/db/lock-user.ts';

let problems: readonly Problem[];
let planted: ReadonlyMap<number, readonly string[]>;
let unchecked: Checked['unchecked'];
let correctedLines: readonly string[];

beforeAll(async () => {
  const path = join(resolve(import.meta.dirname, '../..'), 'src/server', PLANTED_IN);
  const source = readFileSync(path, 'utf8');
  const lines = PLANTED.map(
    ({ code }, at) => `export const planted${at} = (client: pg.ClientBase, id: string) => ${code};`,
  );
  const database = await openCheckedDatabase();
  try {
    const text = source + lines.join('\n');
    const checked = await checkStatements(database.connection, new Map([[path, text]]));
    const ofPlanted = checked.corrections.filter(({ file }) => file.endsWith(PLANTED_IN));
    correctedLines = corrected(text, ofPlanted)
      .split('\n')
      .slice(source.split('\n').length - 1);
    const first = source.split('\n').length;
    const lineOf = ({ path }: Problem) => Number(path.slice(path.lastIndexOf(':') + 1)) - first;
    const isPlanted = (problem: Problem) => problem.path.startsWith(PLANTED_IN) && lineOf(problem) >= 0;
    problems = checked.problems.filter((problem) => !isPlanted(problem));
    const byLine = Map.groupBy(checked.problems.filter(isPlanted), lineOf);
    planted = new Map([...byLine].map(([line, of]) => [line, of.map(({ message }) => message)]));
    ({ unchecked } = checked);
    expect(checked.calls).toBeGreaterThan(700);
  } finally {
    await database.close();
  }
});

describe('SQL of the server', () => {
  it('is accepted by PostgreSQL, and matches its types', () => {
    expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
  });

  it('is checked, unless it is known only at run time', () => {
    expect(unchecked.map(({ call }) => call).toSorted()).toEqual(UNCHECKED.map(({ call }) => call).toSorted());
    expect(UNCHECKED.length).toBeLessThanOrEqual(UNCHECKED_MAX);
  });
});

describe('the check', () => {
  it.each(PLANTED.map((fault, at) => ({ ...fault, at })))('finds $fault', ({ at, message }) => {
    expect(planted.get(at)).toEqual([message]);
  });

  it('corrects row types that are declared next to their call', () => {
    const corrections = new Map(PLANTED.map(({ fault }, at) => [fault, correctedLines[at]]));
    expect(corrections.get('a column of another type')).toContain('<{ name: string }>');
    expect(corrections.get('a bigint as a number')).toContain('<{ count: string }>');
    expect(corrections.get('a nullable column without null')).toContain('<{ digest: string | null }>');
    expect(corrections.get('a row type with a column that is not selected')).toContain(
      '<{ name: string; age: number }>',
    );
  });
});
