import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apkgPackage } from '#server/interchange/anki/apkg.writer.ts';
import { zipOf } from '#server/interchange/archive/zip.writer.ts';
import { addSearchWords } from '#server/interchange/bank/search-words.ts';
import type { ImportRow } from '#server/interchange/imports/import.commands.ts';
import { doImport } from '#server/interchange/imports/import.job.ts';
import { workbookOf } from '#server/interchange/xlsx/xlsx.writer.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { type TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../../support/servers/test-database.ts';
import { tusSender } from '../../../support/servers/tus-sender.ts';
import { signedInAs } from '../../../support/users/test-users.ts';

let database: TestDatabase;
let app: FastifyInstance;
let bank: TestBank;
let folder: string;
let origin: string;
let admin: TestBrowser;
let teacher: TestBrowser;
let colleague: TestBrowser;
let student: TestBrowser;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-imports-'));
  app = await testApp(database.pool, {
    uploadFolder: join(folder, 'uploads'),
    bankFiles: folderMediaStore(join(folder, 'banks')),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  bank = await testBank(database.pool, { free: true, slug: 'bank' });
  admin = await signedInAs(app, database.pool, 'admin');
  teacher = await signedInAs(app, database.pool, 'teacher');
  colleague = await signedInAs(app, database.pool, 'teacher', 'colleague@example.org');
  student = await signedInAs(app, database.pool, 'student');
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const PARTS = 'id state files { name format columns } options progress report problem';

const sent = (browser: TestBrowser, name: string, text: string | Uint8Array): Promise<string> =>
  tusSender(origin, browser).send(name, 'questions', Buffer.from(text));

const start = (browser: TestBrowser, uploads: readonly string[], options: object = {}, format: string | null = null) =>
  browser.call<{ startImport: string }>('mutation($input: JSON!) { startImport(input: $input) }', {
    input: { files: uploads.map((upload) => ({ upload, format })), options },
  });

/** Does what the queue would do. */
const work = (id: string, signal = new AbortController().signal): Promise<void> => {
  const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: database.url });
  return doImport({ pool: database.pool, direct: database.direct, settings }, id, { attempt: 1, isLast: true, signal });
};

const read = async (browser: TestBrowser, id: string): Promise<ImportRow> =>
  (await browser.call<{ import: ImportRow }>(`query($id: ID!) { import(id: $id) { ${PARTS} } }`, { id })).data.import;

const press = (browser: TestBrowser, what: string, id: string, options?: object) =>
  browser.call<Record<string, ImportRow>>(
    options === undefined
      ? `mutation($id: ID!) { ${what}(id: $id) { ${PARTS} } }`
      : `mutation($id: ID!, $options: JSON!) { ${what}(id: $id, options: $options) { ${PARTS} } }`,
    { id, ...(options !== undefined && { options }) },
  );

/** Uploads a file and previews its import. */
async function tried(browser: TestBrowser, name: string, text: string | Uint8Array, options: object = {}) {
  const { data } = await start(browser, [await sent(browser, name, text)], options);
  await work(data.startImport);
  return read(browser, data.startImport);
}

async function imported(browser: TestBrowser, name: string, text: string | Uint8Array, options: object = {}) {
  const { id } = await tried(browser, name, text, options);
  await press(browser, 'runImport', id, options);
  await work(id);
  return read(browser, id);
}

const items = async (): Promise<number> =>
  (await database.pool.query<{ count: number }>('select count(*)::int as count from items')).rows[0]?.count ?? 0;

const GIFT = `$CATEGORY: Physics/Heat

::Boiling::At which temperature does water boil? {=100 °C ~90 °C}

::Ice::Ice floats on water. {T}

This one is broken {=right ~wrong

$CATEGORY: Physics/Light

How fast is light? {#300000:1000}
`;

describe('an import', () => {
  it('starts with a preview of what is imported, where to, and what is rejected, and saves nothing', async () => {
    const before = await items();
    const row = await tried(admin, 'physics.gift', GIFT);
    expect(row).toMatchObject({ state: 'checked', files: [{ name: 'physics.gift', format: 'gift' }] });
    expect(row.report).toMatchObject({ imported: 3, unchanged: 0, rejectedCount: 1 });
    expect(row.report?.folders).toEqual([
      { subject: 'Physics', topic: 'Heat', coming: 2, there: 0 },
      { subject: 'Physics', topic: 'Light', coming: 1, there: 0 },
    ]);
    expect(row.report?.rejected[0]).toMatchObject({ file: 'physics.gift', line: 7 });
    expect(JSON.stringify(row.report)).not.toContain(folder);
    expect(await items()).toBe(before);
    expect(await readdir(join(folder, 'imports'))).toEqual([]);
  });

  it('is found by its words once the queue has indexed them, whatever filter applies', async () => {
    const found = async (): Promise<number> => {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*)::int as count from item_versions where search @@ to_tsquery('english', 'quagmire')`,
      );
      return rows[0]?.count ?? 0;
    };
    const row = await imported(admin, 'words.gift', '$CATEGORY: Words/Rare\n\nWhat is a quagmire? {=A bog}\n');
    expect(row.report).toMatchObject({ imported: 1 });
    expect(await found()).toBe(0);
    const { rows: waiting } = await database.pool.query(
      `select from job_queue.job where data ->> 'task' = 'searchWords' and state = 'created'`,
    );
    expect(waiting).toHaveLength(1);
    await expect(
      database.pool.query(`update item_versions set stem = 'x', search = to_tsvector('x') where search is null`),
    ).rejects.toThrow('never changed');
    await addSearchWords(database.pool, new AbortController().signal);
    expect(await found()).toBe(1);
    await expect(database.pool.query(`update item_versions set search = to_tsvector('x')`)).rejects.toThrow(
      'never changed',
    );
    await press(admin, 'undoImport', row.id);
    await work(row.id);
  });

  it('is added to the bank, is recognised when it is imported again, and is undone with one button', async () => {
    const before = await items();
    const row = await imported(admin, 'physics.gift', GIFT);
    expect(row).toMatchObject({ state: 'done', report: { imported: 3 } });
    expect(await items()).toBe(before + 3);
    expect((await tried(admin, 'again.gift', GIFT)).report).toMatchObject({ imported: 0, unchanged: 3 });
    const otherPage = { subject: 'Chemistry', topic: 'Matter' };
    expect((await tried(admin, 'elsewhere.gift', GIFT, otherPage)).report).toMatchObject({ imported: 0, unchanged: 3 });
    const both = { ...otherPage, duplicates: 'both' };
    expect((await tried(admin, 'both.gift', GIFT, both)).report).toMatchObject({ imported: 3, unchanged: 0 });
    expect((await press(admin, 'undoImport', row.id)).data.undoImport).toMatchObject({ state: 'undoing' });
    await work(row.id);
    expect(await read(admin, row.id)).toMatchObject({
      state: 'undone',
      report: { undone: { removed: 3, restored: 0, kept: 0, cards: { removed: 0, restored: 0, kept: 0 } } },
    });
    expect(await items()).toBe(before);
    const { rows } = await database.pool.query(`select from subjects where title = 'Physics'`);
    expect(rows).toEqual([]);
    expect((await press(admin, 'undoImport', row.id)).code).toBe('NOT_FOUND');
  });

  it('imports the questions of a document as they were corrected in the preview', async () => {
    const text =
      '1. Which bird of the nine owls is white?\nA. Crow\nB. Swan\n\n2. Pick one of the owls.\nA. x\nB. y\nAnswer: A\n';
    const before = await tried(admin, 'owls.txt', text);
    const entry = before.report?.recognised?.[0];
    expect(entry).toMatchObject({ number: 1, refused: { code: 'keyNotFound' } });
    if (entry?.correctable === undefined) throw new Error('The question cannot be corrected.');
    const { file, line, source, correctable } = entry;
    const question = {
      ...correctable,
      choices: correctable.choices?.map((choice, at) => ({ ...choice, isCorrect: at === 1 })),
    };
    const corrections = [{ file, line, source: source.slice(0, 100), question }];
    const options = { ...before.options, corrections };
    expect((await press(colleague, 'checkImport', before.id, options)).code).toBe('NOT_FOUND');
    await press(admin, 'checkImport', before.id, options);
    await work(before.id);
    const after = await read(admin, before.id);
    expect(after.report).toMatchObject({ imported: 2, rejectedCount: 0 });
    expect(after.report?.recognised?.[0]?.refused).toBeUndefined();
    expect(after.report?.recognised?.[0]?.key).toEqual({ choices: ['B'] });
    const tooLong = [{ ...corrections[0], question: { ...question, stem: 'x'.repeat(1_000_000) } }];
    expect((await press(admin, 'checkImport', before.id, { ...options, corrections: tooLong })).code).not.toBeNull();
  });

  it('keeps what has been used since when it is undone, and restores what it replaced', async () => {
    const line = (stem: string) =>
      JSON.stringify({ id: 'mine-1', subject: 'S', topic: 'T', type: 'true-false', stem, answer: true });
    await imported(admin, 'one.jsonl', line('The first wording is true.'));
    const second = await imported(admin, 'two.jsonl', line('The second wording is true.'), { duplicates: 'replace' });
    expect(second.report).toMatchObject({ imported: 1 });
    const stem = async () =>
      (
        await database.pool.query(
          `select v.stem from items i join item_versions v on v.item_id = i.id and v.version = i.version where external_id = 'mine-1'`,
        )
      ).rows;
    expect(await stem()).toEqual([{ stem: 'The second wording is true.' }]);
    await press(admin, 'undoImport', second.id);
    await work(second.id);
    expect(await stem()).toEqual([{ stem: 'The first wording is true.' }]);

    const row = await imported(admin, 'used.gift', 'Is this used? {T}\n\nIs this not? {F}');
    const { rows } = await database.pool.query<{ id: string }>(
      `select v.id from import_arrivals n join item_versions v on v.item_id = any(n.item_ids) where n.import_id = $1 limit 1`,
      [row.id],
    );
    const paper = randomUUID();
    await database.pool.query(
      `insert into exam_papers (id, subject_id, title, year, source) values ($1, $2, 'P', 2026, '{}')`,
      [paper, bank.subjectId],
    );
    await database.pool.query(
      `insert into paper_items (paper_id, position, section, version_id, marks) values ($1, 1, 1, $2, 1)`,
      [paper, rows[0]?.id],
    );
    await press(admin, 'undoImport', row.id);
    await work(row.id);
    expect((await read(admin, row.id)).report).toMatchObject({ undone: { removed: 1, kept: 1 } });
  });

  it('removes its decks and cards when it is undone, and keeps those that were learned', async () => {
    const deck = async (...cards: readonly (readonly [string, string])[]): Promise<Uint8Array> => {
      async function* notes() {
        for (const [guid, back] of cards) {
          yield {
            ...{ guid, deck: ['Rivers', 'Europe'], images: new Map<string, string>() },
            content: { kind: 'reversed', front: guid, back, typed: false } as const,
          };
        }
      }
      return buffer(Readable.from(zipOf(apkgPackage(notes(), () => Promise.reject(new Error('none'))))));
    };
    const counts = async () =>
      (
        await database.pool.query(
          `select (select count(*)::int from materials where title = 'Rivers') as decks, (select count(*)::int from cards) as cards,
             (select string_agg(content->>'back', ',' order by position) from card_notes where external_id like 'anki:%') as backs`,
        )
      ).rows[0];
    const none = await counts();
    const first = await imported(admin, 'rivers.apkg', await deck(['Rhine', 'Basel'], ['Danube', 'Vienna']));
    expect(first.report).toMatchObject({
      ...{ imported: 2, cards: 2, byType: { reversed: 2 } },
      folders: [{ subject: 'Imported cards', topic: 'Rivers', coming: 2, there: 0 }],
    });
    expect(await counts()).toEqual({ decks: 1, cards: none.cards + 4, backs: 'Basel,Vienna' });

    const changed = await deck(['Rhine', 'Cologne'], ['Danube', 'Vienna'], ['Elbe', 'Hamburg'], ['Oder', 'Frankfurt']);
    expect((await tried(admin, 'again.apkg', changed)).report).toMatchObject({ imported: 2, unchanged: 2 });
    const second = await imported(admin, 'rivers.apkg', changed, { duplicates: 'replace' });
    expect(second.report).toMatchObject({ imported: 3, unchanged: 1 });
    const { rows } = await database.pool.query<{ id: string }>(
      `select c.id from cards c join card_notes n on n.id = c.note_id where n.content->>'front' = 'Elbe' limit 1`,
    );
    await database.pool.query(
      `insert into review_log (operation_id, user_id, card_id, sequence, grade, applied, before, took_ms, reviewed_at)
       select gen_random_uuid(), id, $1, 1, 'good', true, '{}', 10, now() from users where email = 'student@example.org'`,
      [rows[0]?.id],
    );
    await press(admin, 'undoImport', second.id);
    await work(second.id);
    expect((await read(admin, second.id)).report).toMatchObject({
      undone: { removed: 0, cards: { removed: 1, restored: 1, kept: 1 } },
    });
    expect(await counts()).toMatchObject({ decks: 1, backs: 'Basel,Vienna,Hamburg' });

    await press(admin, 'undoImport', first.id);
    await work(first.id);
    expect((await read(admin, first.id)).report).toMatchObject({ undone: { cards: { removed: 2, kept: 0 } } });
    // A learned card keeps its deck.
    expect(await counts()).toMatchObject({ decks: 1, backs: 'Hamburg' });
    await database.pool.query(`delete from card_notes where external_id like 'anki:%'`);
    await database.pool.query(`delete from materials where title = 'Rivers'`);
    const third = await imported(admin, 'rivers.apkg', await deck(['Rhine', 'Basel']));
    await press(admin, 'undoImport', third.id);
    await work(third.id);
    expect(await counts()).toEqual(none);
  });

  it('can go to other topics by folder', async () => {
    const moved = { 'Physics/Heat': { subject: 'Science', topic: 'Warmth' } };
    const row = await tried(admin, 'moved.gift', GIFT, { moved });
    expect(row.report?.folders).toMatchObject([
      { subject: 'Science', topic: 'Warmth', coming: 2 },
      { subject: 'Physics', topic: 'Light' },
    ]);
  });

  it('imports tables by the chosen column mapping', async () => {
    const csv = 'Vorne,Hinten\n"2 + 2",4\n';
    const first = await tried(admin, 'fragen.csv', csv);
    expect(first).toMatchObject({ state: 'checked', report: null });
    expect(first.problem).toMatchObject({ reason: { code: 'tableWithoutQuestionColumn' } });
    await press(admin, 'checkImport', first.id, { columns: { stem: 'Vorne', answer: 'Hinten' } });
    await work(first.id);
    const second = await read(admin, first.id);
    expect(second).toMatchObject({
      files: [{ format: 'csv', columns: ['Vorne', 'Hinten'] }],
      report: { imported: 1 },
    });
    async function* rows() {
      yield ['Vorne', 'Hinten'];
      yield ['3 + 3', '6'];
    }
    const book = await buffer(Readable.from(zipOf(workbookOf('Fragen', rows()))));
    const sheet = await tried(admin, 'fragen.xlsx', book);
    expect(sheet).toMatchObject({ state: 'checked', files: [{ format: 'xlsx', columns: ['Vorne', 'Hinten'] }] });
    await press(admin, 'checkImport', sheet.id, { columns: { stem: 'Vorne', answer: 'Hinten' } });
    await work(sheet.id);
    expect((await read(admin, sheet.id)).report).toMatchObject({ imported: 1 });
  });

  it('of several files of several formats is one', async () => {
    const uploads = [
      await sent(admin, 'a.txt', 'Two? {=2 ~3}'),
      await sent(admin, 'a.txt', 'Q?\nA. x\nB. y\nANSWER: A\n'),
    ];
    const { data } = await start(admin, uploads);
    await work(data.startImport);
    expect(await read(admin, data.startImport)).toMatchObject({
      files: [{ format: 'gift' }, { format: 'aiken' }],
      report: { imported: 2 },
    });
  });

  it('names what it creates in the language of the account', async () => {
    await database.pool.query(`update users set language = 'de' where email = 'admin@example.org'`);
    try {
      const { report } = await imported(admin, 'eis.gift', 'Ist Eis kalt? {T}');
      expect(report?.folders).toEqual([{ subject: 'Importierte Fragen', topic: 'Eis', coming: 1, there: 0 }]);
      const { rows } = await database.pool.query(
        `select q.title from quizzes q join topics t on t.id = q.topic_id where q.practice and t.title = 'Eis'`,
      );
      expect(rows).toEqual([{ title: 'Übungsquiz' }]);
    } finally {
      await database.pool.query(`update users set language = null where email = 'admin@example.org'`);
    }
  });

  it('of several files names those that cannot be read, and imports the others', async () => {
    const uploads = [
      await sent(admin, 'good.gift', '$CATEGORY: Physics/Sound\n\nIs sound a wave? {T}\n'),
      await sent(admin, 'letter.pptx', zipSync({ 'ppt/presentation.xml': new Uint8Array([1]) })),
      await sent(admin, 'words.txt', 'just some words'),
      await sent(admin, 'slip.zip', zipSync({ '../../etc/x.xml': new Uint8Array([1]) })),
      await sent(admin, 'also.gift', '$CATEGORY: Physics/Sound\n\nIs light a wave? {T}\n'),
    ];
    const before = await items();
    const { data } = await start(admin, uploads);
    await work(data.startImport);
    const unreadable = [
      { file: 'letter.pptx', reason: { code: 'fileOfOtherKind', kind: 'powerpoint' } },
      { file: 'words.txt', reason: { code: 'fileFormatUnknown', file: 'words.txt' } },
      { file: 'slip.zip', reason: { code: 'archiveUnsafe', path: '../../etc/x.xml', fault: 'outside' } },
    ];
    const seen = await read(admin, data.startImport);
    expect(seen).toMatchObject({ state: 'checked', problem: null, report: { imported: 2, unreadable } });
    expect(seen.files.map(({ name }) => name)).toContain('letter.pptx');
    await press(admin, 'runImport', seen.id, {});
    await work(seen.id);
    expect(await read(admin, seen.id)).toMatchObject({ state: 'done', report: { imported: 2, unreadable } });
    expect(await items()).toBe(before + 2);
  });

  it('of several files none of which can be read imports nothing, and names each', async () => {
    const slip = zipSync({ '../../etc/x.xml': new Uint8Array([1]) });
    const { data } = await start(admin, [await sent(admin, 'a.zip', slip), await sent(admin, 'b.zip', slip)]);
    await work(data.startImport);
    expect(await read(admin, data.startImport)).toMatchObject({
      state: 'checked',
      report: { imported: 0, unreadable: [{ file: 'a.zip' }, { file: 'b.zip' }] },
    });
  });
});

describe('who may import', () => {
  it('teachers into their own questions and existing topics, students not at all', async () => {
    const { rows } = await database.pool.query<{ subject: string; topic: string }>(
      'select s.title as subject, t.title as topic from topics t join subjects s on s.id = t.subject_id where t.id = $1',
      [bank.topicId],
    );
    const refused = await tried(teacher, 'own.gift', GIFT);
    expect(refused.report).toMatchObject({ imported: 0, rejectedCount: 4 });
    const row = await imported(teacher, 'own.gift', GIFT, rows[0]);
    expect(row.report).toMatchObject({ imported: 3 });
    const { rows: mine } = await database.pool.query(
      `select distinct i.in_bank, u.email from import_arrivals n join items i on i.id = any(n.item_ids) join users u on u.id = i.owner_id where n.import_id = $1`,
      [row.id],
    );
    expect(mine).toEqual([{ in_bank: false, email: 'teacher@example.org' }]);
    // The colleague's copy belongs to the colleague and stays.
    expect((await imported(colleague, 'own.gift', GIFT, rows[0])).report).toMatchObject({ imported: 3, unchanged: 0 });

    for (const what of ['stopImport', 'undoImport']) {
      expect((await press(colleague, what, row.id)).code).toBe('NOT_FOUND');
      expect((await press(admin, what, row.id)).code).toBe('NOT_FOUND');
      expect((await press(student, what, row.id)).code).toBe('FORBIDDEN');
    }
    const query = `query($id: ID!) { import(id: $id) { id } }`;
    expect((await colleague.call(query, { id: row.id })).code).toBe('NOT_FOUND');
    expect((await teacher.call(query, { id: 'no id' })).code).toBe('NOT_FOUND');
    expect((await student.call('{ imports { id } }')).code).toBe('FORBIDDEN');
  });

  it('imports no file or image that another user has uploaded', async () => {
    const id = await sent(teacher, 'mine.gift', 'Two? {=2 ~3}');
    expect((await start(colleague, [id])).code).toBe('NOT_FOUND');
    expect((await start(admin, [id])).code).toBe('NOT_FOUND');
    expect((await start(student, [id])).code).toBe('FORBIDDEN');
    expect((await tusSender(origin, student).offer('x.gift', 'questions', 4)).status).toBe(403);
    expect((await tusSender(origin, teacher).offer('x.gift', 'questions', 60_000_000)).status).toBe(413);
  });

  it('only content authors may import cards', async () => {
    const deck = zipSync({ 'collection.anki21': new Uint8Array([1]) });
    expect((await start(teacher, [await sent(teacher, 'deck.apkg', deck)])).code).toBe('FORBIDDEN');
  });
});

describe('a file that is not a question bank', () => {
  it('is refused at once if it has none of the formats', async () => {
    for (const bytes of [
      Buffer.from('just some words'),
      zipSync({ 'a.txt': new Uint8Array([1]) }),
      Buffer.from([0x50, 0x4b, 3, 4, 9]),
    ]) {
      const { code, errors } = await start(admin, [await sent(admin, 'thing.bin', bytes)]);
      expect(code).toBe('FILE_BROKEN');
      expect(errors?.[0]?.extensions?.fields).toMatchObject({ file: 'thing.bin' });
    }
  });

  it('fails with a reason for archives with unsafe paths or too much content, and for entities', async () => {
    const out = zipSync({ '../../etc/x.xml': new Uint8Array([1]) });
    const readVersion = async (name: string, bytes: Uint8Array) => (await tried(admin, name, bytes)).problem;
    expect(await readVersion('slip.zip', out)).toEqual({
      file: 'slip.zip',
      reason: { code: 'archiveUnsafe', path: '../../etc/x.xml', fault: 'outside' },
    });
    expect(await readVersion('cut.apkg', out.subarray(0, 60))).toMatchObject({
      ...{ file: 'cut.apkg', reason: { code: 'archiveDamaged' } },
    });
    expect((await start(admin, [await sent(admin, 'a.bin', 'neither')])).code).toEqual('FILE_BROKEN');
    const bomb = zipSync({ 'imsmanifest.xml': new Uint8Array(60_000_000), 'item.xml': new Uint8Array(10) });
    const doctype = '<!DOCTYPE q [<!ENTITY a "b">]><quiz><question type="essay"/></quiz>';
    for (const [name, bytes] of [
      ['bomb.zip', bomb],
      ['entity.xml', Buffer.from(doctype)],
    ] as const) {
      const row = await tried(admin, name, bytes);
      expect(row.state === 'failed' || row.report?.imported === 0).toEqual(true);
      expect(JSON.stringify(row)).not.toMatch(/at .+\.ts|node_modules|\/tmp\//);
    }
  });

  it('lists a thousand of ten thousand errors, and counts them all', async () => {
    const row = await tried(
      admin,
      'bad.gift',
      Array.from({ length: 3_000 }, (_, at) => `Without a right one ${at} {~a ~b}`).join('\n\n'),
    );
    expect(row.report?.rejectedCount).toEqual(3_000);
    expect(row.report?.rejected).toHaveLength(1_000);
  });
});

describe('an import that ends early', () => {
  const many = Array.from({ length: 6_000 }, (_, at) => `Is ${at} a number that nobody has asked for? {T}`).join(
    '\n\n',
  );

  it('saves nothing if it is cancelled', async () => {
    const before = await items();
    const { id } = await tried(admin, 'many.gift', many);
    await press(admin, 'runImport', id, {});
    expect((await press(admin, 'stopImport', id)).data.stopImport).toMatchObject({ state: 'running' });
    await work(id);
    expect(await read(admin, id)).toMatchObject({ state: 'stopped' });
    expect(await items()).toBe(before);
  });

  it('saves nothing if its connection is lost, and reports it', async () => {
    const before = await items();
    const { id } = await tried(admin, 'many.gift', many);
    await press(admin, 'runImport', id, {});
    const working = work(id).then(
      () => null,
      (error: unknown) => error,
    );
    for (;;) {
      const { rowCount } = await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lectern import' and datname = current_database() and state is not null and query like '%changes%'`,
      );
      if (rowCount !== 0) break;
      await sleep(5);
    }
    await working;
    expect(await read(admin, id)).toMatchObject({ state: 'failed', problem: 'brokenOff' });
    expect(await items()).toBe(before);
  });

  it('is left for the next server when this one stops', async () => {
    const { id } = await tried(admin, 'many.gift', many);
    await press(admin, 'runImport', id, {});
    const stopping = new AbortController();
    const working = work(id, stopping.signal);
    setTimeout(() => stopping.abort(), 300);
    await expect(working).rejects.toThrow('The server stopped');
    expect(await read(admin, id)).toMatchObject({ state: 'running' });
    await work(id);
    expect(await read(admin, id)).toMatchObject({ state: 'done', report: { imported: 6_000 } });
  });

  it('reports that its files no longer exist', async () => {
    const upload = await sent(admin, 'gone.gift', 'Two? {=2 ~3}');
    const { data } = await start(admin, [upload]);
    expect(await readdir(join(folder, 'uploads'))).toEqual([]);
    await rm(join(folder, 'banks'), { recursive: true });
    await work(data.startImport);
    expect(await read(admin, data.startImport)).toMatchObject({ state: 'failed', problem: 'filesGone' });
  });
});
