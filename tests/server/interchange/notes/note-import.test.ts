import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importNotes } from '#server/interchange/bank/import-files.ts';
import { plainWords } from '#server/interchange/questions/plain-words.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { png } from '../../../support/questions/question.builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';

const REAL_NOTES = resolve(import.meta.dirname, '../../../../../shared/data/notes');

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-notes-'));
  await mkdir(join(folder, 'physics'));
  await mkdir(join(folder, 'media'));
  await writeFile(join(folder, 'media', 'picture.png'), png(4, 3));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const HEAD = {
  title: '"Momentum"',
  subject: 'Physics',
  topic: 'Collisions',
  kind: 'noteBooklet',
  licence: 'CC-BY-4.0',
};
const noteOf = (body: string, head: Record<string, string> = {}): string =>
  ['---', ...Object.entries({ ...HEAD, ...head }).map(([name, value]) => `${name}: ${value}`), '---', '', body].join(
    '\n',
  );

async function put(name: string, text: string | Buffer): Promise<string> {
  const file = join(folder, 'physics', name);
  await writeFile(file, text);
  return file;
}

const run = (
  files: readonly string[],
  { dryRun = false, imageFolder = folder }: { dryRun?: boolean; imageFolder?: string | null } = {},
) => importNotes(database.pool, { files, imageStore: folderImageStore(join(folder, 'store')), imageFolder, dryRun });

const stored = async () =>
  (
    await database.pool.query(
      `select m.title, m.kind, n.version, n.body, n.figures, m.source ->> 'licence' as licence, m.seconds, t.free
       from materials m join note_texts n on n.material_id = m.id join topics t on t.id = m.topic_id
       where t.title = 'Collisions' order by m.kind`,
    )
  ).rows;

describe('an import of notes', () => {
  test('adds notes to the library once, with their pictures, and updates their text', async () => {
    const file = await put('a.notes.md', noteOf('Mass *times* velocity.\n\n![a ball](../media/picture.png)'));
    const summary = await put('a.summary.md', noteOf('p = mv', { kind: 'onePageSummary', title: "'Momentum'" }));
    const report = { imported: 2, unchanged: 0, rejected: [], lost: [], byType: { noteBooklet: 1, onePageSummary: 1 } };
    expect(await run([file, summary], { dryRun: true })).toEqual(report);
    expect(await stored()).toEqual([]);
    expect(await run([file, summary])).toEqual(report);
    const [booklet] = await stored();
    expect(booklet).toMatchObject({ title: 'Momentum', version: 1, licence: 'CC-BY-4.0', seconds: 30, free: true });
    expect(booklet.body).toMatch(/^Mass \*times\* velocity\.\n\n!\[a ball\]\(figure:[0-9a-f]{64}\)$/);
    expect(await run([file, summary])).toMatchObject({ imported: 0, unchanged: 2 });
    await put('a.notes.md', noteOf('Mass times velocity, in its direction.'));
    expect(await run([file, summary])).toMatchObject({ imported: 1, unchanged: 1 });
    expect((await stored())[0]).toMatchObject({
      version: 2,
      body: 'Mass times velocity, in its direction.',
      figures: [],
    });
    const { rows } = await database.pool.query('select count(*)::int as quizzes from quizzes');
    expect(rows[0].quizzes).toBe(0);
  });

  test.each([
    ['no front matter', 'Just words', { code: 'noteHeadMissing' }],
    ['unclosed front matter', '---\ntitle: x\n', { code: 'noteHeadMissing' }],
    ['a missing field', noteOf('x').replace(/^topic:.*\n/m, ''), [{ code: 'partMissing', where: { part: 'topic' } }]],
    ['an unknown field', noteOf('x', { colour: 'red' }), [{ code: 'fieldUnknown', field: 'colour' }]],
    [
      'an unknown kind',
      noteOf('x', { kind: 'poem' }),
      [{ code: 'fieldValueUnknown', field: 'kind', values: 'noteBooklet, onePageSummary' }],
    ],
    [
      'a repeated field',
      noteOf('x').replace('---\n', '---\ntitle: y\n'),
      { code: 'noteFieldRepeated', field: 'title', line: 3 },
    ],
    ['an empty text', noteOf('  '), { code: 'noteEmpty' }],
    ['a text that is too long', noteOf('x'.repeat(400_001)), { code: 'noteTooLong', max: 400_000 }],
    ['no text', Buffer.from([0xff, 0xfe, 0x00]), { code: 'fileNotUtf8' }],
    ['a missing image', noteOf('![x](nowhere.png)'), { code: 'noteImageMissing', image: 'nowhere.png' }],
    [
      'an image outside of the folder',
      noteOf('![x](../../../etc/passwd)'),
      { code: 'noteImageMissing', image: '../../../etc/passwd' },
    ],
    [
      'an image from the internet',
      noteOf('![x](https://example.org/x.png)'),
      { code: 'noteImageMissing', image: 'https://example.org/x.png' },
    ],
    [
      'a line that is not a field',
      noteOf('x').replace('---\n', '---\nTitle x\n'),
      { code: 'noteHeadLine', line: 2, text: 'Title x' },
    ],
    ['an unclosed quotation mark', noteOf('x', { title: '"x' }), { code: 'noteFieldQuoteOpen', field: 'title' }],
    [
      'an image that is a script',
      noteOf('![x](evil.svg)'),
      { code: 'imageUnusable', image: 'evil.svg', fault: 'unsafeDrawing' },
    ],
    [
      'an image by a symbolic link to the outside',
      noteOf('![x](link.png)'),
      { code: 'noteImageMissing', image: 'link.png' },
    ],
  ])('refuses a file with %s, and gives the reason', async (_, text, reason) => {
    await writeFile(join(folder, 'physics', 'evil.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    await symlink('/etc/hostname', join(folder, 'physics', 'link.png')).catch(() => undefined);
    const file = await put('bad.md', text);
    const { imported, rejected } = await run([file]);
    expect(imported).toBe(0);
    expect(rejected).toHaveLength(1);
    expect(rejected[0]).toMatchObject({ file, line: 1, reason });
  });

  test('limits images to the folder of the note unless another one is given', async () => {
    const file = await put('far.md', noteOf('![x](../media/picture.png)', { title: 'Far' }));
    expect((await run([file], { imageFolder: null })).rejected[0]?.reason).toEqual({
      code: 'noteImageMissing',
      image: '../media/picture.png',
    });
  });

  test('imports the notes of the shared library, all of them, with the same result twice', async () => {
    if (!existsSync(REAL_NOTES)) {
      console.log('The shared notes are not there, so they are not imported.');
      return;
    }
    const names = (await readdir(REAL_NOTES, { recursive: true })).filter((name) =>
      /\.(notes|summary)\.md$/.test(name),
    );
    const files = names.sort().map((name) => join(REAL_NOTES, name));
    const first = await run(files, { imageFolder: REAL_NOTES });
    expect(first).toMatchObject({
      imported: 19,
      rejected: [],
      lost: [],
      byType: { noteBooklet: 10, onePageSummary: 9 },
    });
    expect(await run(files, { imageFolder: REAL_NOTES })).toMatchObject({ imported: 0, unchanged: 19 });
  });
});

describe('the plain text of a note', () => {
  test('is its words without markup and addresses', () => {
    const body =
      '## A *head*\n\n> [!TIP] Try\n> it[^1]\n\n| a | b |\n| --- | :-: |\n| H<sub>2</sub>O | $x^2$ |\n\n- [link](http://x.y) ![pic](figure:1)\n\n[^1]: foot';
    expect(plainWords(body)).toBe('A head Try it a b H2O x² link foot');
  });

  test('contains formulas as they are typed, so that search results are readable', () => {
    const body =
      'The roots of $ax^2 + bx + c = 0$ are\n\n$$x_{1,2} = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$\n\nif $a_1 > 0$ and *not* $|x|$: $\\sin\\alpha$.';
    expect(plainWords(body)).toBe(
      'The roots of ax² + bx + c = 0 are x_(1,2) = (-b ± √(b² - 4ac))/2a if a₁ > 0 and not |x|: sin α.',
    );
    expect(plainWords(`Long $${'x + '.repeat(200)}y$ end.`)).toBe('Long end.');
  });

  test('contains no control character, whatever the text is, and is built quickly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not occur
        expect(plainWords(text)).not.toMatch(/[\u0000-\u001f]/);
      }),
    );
    for (const sign of ['$', '[', '![', '|', '<sub', '`', '[^', '\n> ']) {
      const started = performance.now();
      plainWords(sign.repeat(400_000 / sign.length));
      expect(performance.now() - started, sign).toBeLessThan(3_000);
    }
  });
});
