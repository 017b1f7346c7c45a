import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CallError, readCall } from '../../src/tools/import/import-call.ts';
import { lineOf } from '../support/questions/question.builder.ts';
import { openTestDatabase, type TestDatabase } from '../support/servers/test-database.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REAL_BANK = resolve(ROOT, '../shared/data/exam-bank');

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-import-tool-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

type Ended = { readonly code: number; readonly out: string; readonly err: string };

/** The import as a user runs it, without the step that installs packages. */
const run = (...args: string[]): Promise<Ended> => runWith({}, ...args);

function runWith(variables: Readonly<Record<string, string>>, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, ...variables, DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') };
  return new Promise((done) => {
    execFile(process.execPath, ['src/tools/import.ts', ...args], { cwd: ROOT, env }, (error, out, err) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

async function put(name: string, lines: readonly string[]): Promise<string> {
  await writeFile(
    join(folder, name),
    lines.map((line) => `${line.trim()}\n`),
  );
  return join(folder, name);
}

describe('npm run import', () => {
  test('ends with 0 when everything was imported, and prints nothing but the report with --json', async () => {
    const file = await put('good.jsonl', [lineOf(), lineOf({ id: 'q-2' })]);
    expect(await run('--json', '--format', 'jsonl', file)).toEqual({
      code: 0,
      out: '{"imported":2,"unchanged":0,"rejected":[],"lost":[],"byType":{"multiple-choice":2}}\n',
      err: '',
    });
  });

  test('ends with 3 when some were rejected, and reports which and why', async () => {
    const file = await put('some.jsonl', [lineOf({ id: 'q-3' }), lineOf({ id: 'q-4', answer: ['E'] })]);
    const { code, out } = await run('--format', 'jsonl', file);
    expect(code).toBe(3);
    expect(out).toContain('Imported: 1, unchanged: 0, rejected: 1');
    expect(out).toContain(
      `${file}:2: Field “answer”: The answer refers to “E”, which isn’t one of the choices. Correct the answer or add the choice.`,
    );
  });

  test('of several files names those that cannot be read, and imports the others', async () => {
    const good = await put('good.gift', ['Is ice cold? {T}']);
    const letter = join(folder, 'letter.pdf');
    await writeFile(letter, '%PDF-1.7 words');
    const { code, out } = await run('--format', 'gift', '--subject', 'S', '--topic', 'Ice', letter, good);
    expect(code).toBe(3);
    expect(out).toContain('Imported: 1, unchanged: 0, rejected: 0');
    expect(out).toMatch(new RegExp(`${letter} cannot be read\\. .*PDF`));
    const none = await run('--json', '--format', 'gift', '--subject', 'S', '--topic', 'Ice', letter, letter);
    expect(none.code).toBe(2);
    expect(JSON.parse(none.out)).toMatchObject({
      imported: 0,
      unreadable: [{ file: letter, code: 'fileOfOtherFormat', reason: expect.stringContaining('PDF') }],
    });
  });

  test('says what was inferred in a document, and makes a deck of a list of terms', async () => {
    const text = await put('exam.txt', ['1. Which?', 'A. one', 'B. two*', '', '2. Which?', 'A. one', 'B. two']);
    const { code, out } = await run('--format', 'text', text);
    expect(code).toBe(3);
    expect(out).toContain('question 1 “1. Which?”: multiple-choice. The correct choice is marked with “*”.');
    expect(out).toContain(`${text}:5: question 2 “2. Which? A. one B. two”: The correct answer isn’t marked.`);
    const terms = await put('terms.txt', ['cell: unit of life', 'mitosis: division']);
    expect((await run('--format', 'terms', terms)).out).toContain('Imported: 2, unchanged: 0, rejected: 0');
  });

  test('writes nothing with --dry-run', async () => {
    const file = await put('dry.jsonl', [lineOf({ id: 'dry' })]);
    expect((await run('--dry-run', '--format', 'jsonl', file)).out).toContain('Would be imported: 1');
    const { rowCount } = await database.pool.query("select 1 from items where external_id = 'dry'");
    expect(rowCount).toBe(0);
  });

  test.each([
    [['--format', 'jsonl', 'no-such-file.jsonl'], 'no-such-file.jsonl does not exist.'],
    [['--format', 'jsonl', 'src'], 'src is a folder'],
    [['--format', 'jsonl'], 'Usage: npm run -s import'],
  ])('%j ends with 2', async (args, message) => {
    const { code, out, err } = await run('--json', ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  test.each([[['x.jsonl']], [['--format', 'docx', 'x.docx']], [['--what', 'x.jsonl']]])('%j is no call', (args) => {
    expect(() => readCall(args)).toThrow(CallError);
  });

  test('needs no more memory for a file that is larger than its memory limit', async () => {
    const stem = 'word '.repeat(18_000);
    const lines = Array.from({ length: 2_000 }, (_, at) => lineOf({ id: `large-${at}`, stem }));
    const file = await put('large.jsonl', lines);
    const small = { NODE_OPTIONS: '--max-old-space-size=64 --max-semi-space-size=4' };
    const { code, out, err } = await runWith(small, '--json', '--dry-run', '--format', 'jsonl', file);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ imported: 2_000, rejected: [] });
  });

  test('imports nothing when one of the files is missing', async () => {
    const file = await put('first.jsonl', [lineOf({ id: 'not-yet' })]);
    expect((await run('--format', 'jsonl', file, `${file}.missing`)).code).toBe(2);
    const { rowCount } = await database.pool.query("select 1 from items where external_id = 'not-yet'");
    expect(rowCount).toBe(0);
  });
});

describe.skipIf(!existsSync(REAL_BANK))('the real questions (skipped without their folder)', () => {
  test('are all imported, in the numbers of their lists, and change nothing the second time', async () => {
    const names = (await readdir(REAL_BANK)).filter((name) => name.endsWith('.jsonl'));
    const files = names.map((name) => join(REAL_BANK, name));
    const counts: Counts = JSON.parse(await readFile(join(REAL_BANK, 'counts.json'), 'utf8'));
    const byType: Record<string, number> = {};
    for (const { types } of Object.values(counts.byFile)) {
      for (const [type, count] of Object.entries(types)) byType[type] = (byType[type] ?? 0) + count;
    }
    const first = await run('--json', '--format', 'jsonl', ...files);
    expect(JSON.parse(first.out)).toEqual({ imported: counts.total, unchanged: 0, rejected: [], lost: [], byType });
    const second = await run('--json', '--format', 'jsonl', ...files);
    expect(JSON.parse(second.out)).toEqual({ imported: 0, unchanged: counts.total, rejected: [], lost: [], byType });
  });
});

type Counts = { readonly total: number; readonly byFile: Record<string, { readonly types: Record<string, number> }> };
