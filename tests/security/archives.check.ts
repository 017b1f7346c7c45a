import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportProblem } from '#domain/interchange/import-report.ts';
import { ENGLISH_REASONS as texts } from '#texts/interchange/english-reasons.ts';
import { wordReason } from '#texts/interchange/import-reason.wording.ts';
import { inEnglish, type ToolReport } from '../../src/tools/import/report-words.ts';
import { sizeOf } from '../support/full-length.ts';
import { overlappingZip, zipOfMany } from '../support/hostile-archives.ts';
import { tusSender } from '../support/servers/tus-sender.ts';
import { type AbuseWorld, IDENTITIES, openAbuseWorld } from '../support/users/abuse-world.ts';

/*
 * Files made to damage a server that opens them, sent like a user's (the import page's upload, then the API), to a
 * running production build. Each is refused with a message, within seconds, and the next regular file is imported.
 */

const MANIFEST = (href: string): Buffer =>
  Buffer.from(
    `<manifest><resources><resource identifier="a" type="imsqti_item_xmlv2p1" href="${href}"/></resources></manifest>`,
  );
const zeros = (bytes: number): Buffer => Buffer.alloc(bytes);
const within = (name: string) => zipOfMany(1, Buffer.from('x'), () => name);
const linked = (): Buffer => {
  const archive = Buffer.from(zipSync({ 'imsmanifest.xml': MANIFEST('a.xml') }));
  archive.writeUInt32LE(0o120777 * 65_536, archive.indexOf(Buffer.from('PK\x01\x02')) + 38);
  return archive;
};

/** The file, and words of the expected message. */
const HOSTILE: readonly (readonly [
  what: string,
  name: string,
  bytes: () => Buffer | Uint8Array | Promise<Buffer>,
  words: RegExp,
])[] = [
  [
    'a part that expands beyond the limit',
    'a.zip',
    () => zipSync({ 'imsmanifest.xml': zeros(sizeOf(60_000_000, 200_000_000)) }),
    /is larger than/,
  ],
  ['files that share their bytes', 'a.zip', () => overlappingZip(60_000, zeros(900_000)), /overlap/],
  ['a path that leads outside', 'a.zip', () => within('../../../etc/cron.d/x'), /outside its folder/],
  ['an absolute path', 'a.zip', () => within('/etc/passwd'), /outside its folder/],
  ['a path with a drive', 'a.zip', () => within('C:\\x.xml'), /backslash/],
  ['NUL in a name', 'a.zip', () => within('imsmanifest.xml\0.png'), /no readable name/],
  ['a name of 60 000 characters', 'a.zip', () => within('x'.repeat(60_000)), /name of one of its files is too long/],
  ['a name that is used twice', 'a.zip', () => zipOfMany(2, MANIFEST('a.xml'), () => 'imsmanifest.xml'), /twice/],
  ['a link', 'a.zip', linked, /a link/],
  ['thousands of unlisted files', 'a.zip', () => zipOfMany(sizeOf(5_000, 65_000), Buffer.from('x')), /\./],
  [
    'an archive in an archive',
    'a.zip',
    () => zipSync({ 'a.zip': zipSync({ 'a.xml': zeros(5_000_000) }) }),
    /FILE_BROKEN/,
  ],
  ['a gzip bomb', 'a.gz', () => gzipSync(zeros(sizeOf(100_000_000, 1_000_000_000))), /./],
  [
    'a workbook whose sheet expands beyond the limit',
    'a.xlsx',
    () =>
      zipSync({
        'xl/workbook.xml': Buffer.from('<workbook xmlns:r="r"><sheets><sheet name="A" r:id="a"/></sheets></workbook>'),
        'xl/_rels/workbook.xml.rels': Buffer.from(
          '<Relationships><Relationship Id="a" Target="a.xml"/></Relationships>',
        ),
        'xl/a.xml': Buffer.concat([
          Buffer.from('<worksheet><sheetData>'),
          Buffer.alloc(sizeOf(100_000_000, 300_000_000), ' '),
        ]),
      }),
    /is larger than|question/,
  ],
  ['elements 100 000 deep', 'a.xml', () => Buffer.from(`<quiz>${'<question>'.repeat(100_000)}`), /starts before/],
  [
    'entities of entities',
    'a.xml',
    () =>
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE q [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><quiz><question type="essay"/></quiz>',
      ),
    /DOCTYPE/,
  ],
  [
    'a tag of several megabytes',
    'a.xml',
    () => Buffer.from(`<quiz><question ${'a'.repeat(sizeOf(3_000_000, 30_000_000))}`),
    /tag|line/,
  ],
  [
    'a question of several megabytes',
    'a.gift',
    () => Buffer.from(`::a:: ${'word '.repeat(sizeOf(200_000, 6_000_000))} {T}`),
    /./,
  ],
];

const IMPORT = 'query ($id: ID!) { import(id: $id) { state problem report } }';
const ENDED = new Set(['checked', 'failed', 'done', 'stopped']);

let world: AbuseWorld;
let folder: string;
beforeAll(async () => {
  world = await openAbuseWorld();
  folder = await mkdtemp(join(tmpdir(), 'lectern-archives-'));
});
afterAll(async () => {
  await world?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The text of a problem or a report, as on the import page. */
function inWords(problem: ImportProblem | null, report: ToolReport | null): string {
  const serialised = report === null ? '' : JSON.stringify(inEnglish(report));
  if (problem === null) return serialised;
  return `${typeof problem === 'string' ? problem : wordReason(texts, problem.reason)} ${serialised}`;
}

type ImportRow = { readonly state: string; readonly problem: ImportProblem | null; readonly report: ToolReport | null };
type Outcome = { readonly state: string; readonly message: string; readonly imported: number };

/** Uploads a file and starts its dry run, as on the import page. */
async function checked(name: string, bytes: Uint8Array, options: object = {}): Promise<Outcome> {
  const sender = tusSender(world.server.url, world.users.teacher);
  const upload = await sender.send(name, 'questions', Buffer.from(bytes));
  const startedAt = await world.call('teacher', 'mutation ($input: JSON!) { startImport(input: $input) }', {
    input: { files: [{ upload, format: null }], options },
  });
  if (startedAt.code !== null) return { state: startedAt.code, message: startedAt.message, imported: 0 };
  const { data } = JSON.parse(startedAt.text) as { data: { startImport: string } };
  const row = async () => {
    const { text } = await world.call('teacher', IMPORT, { id: data.startImport });
    return (JSON.parse(text) as { data: { import: ImportRow } }).data.import;
  };
  await expect.poll(async () => ENDED.has((await row()).state), { timeout: 60_000, interval: 200 }).toBe(true);
  const { state, problem, report } = await row();
  return { state, message: inWords(problem, report), imported: report?.imported ?? 0 };
}

describe('a malicious file', () => {
  it.each(HOSTILE)('with %s is refused with a message, and the server keeps running', async (_, name, bytes, words) => {
    const { state, message, imported } = await checked(name, await bytes());
    expect(imported).toBe(0);
    expect(['failed', 'FILE_BROKEN', 'checked']).toContain(state);
    expect(message).toMatch(words);
    expect(message).not.toMatch(/node_modules|\/tmp\/|at .+\.ts|heap|ENOENT/);
    expect((await world.fetch(null, '/healthz')).status).toBe(200);
  });

  it('as a deck that computes without end is refused', async () => {
    const path = join(folder, 'view.db');
    const collection = new DatabaseSync(path);
    collection.exec(`create table notes (id, guid, mid, tags, flds); create table cards (id, nid, did, ord);
      create table revlog (id); create table col (models, decks); insert into col values ('{}', '{}');
      create view decks as with recursive n(x) as (select 1 union all select x + 1 from n) select x as id, x as name from n`);
    collection.close();
    const deck = zipSync({ 'collection.anki21': await readFile(path), media: Buffer.from('{}') });
    const { state } = await checked('a.apkg', deck);
    // Decks are for authors of content.
    expect(['FORBIDDEN', 'failed']).toContain(state);
  });

  it('leaves nothing outside of the server’s folders, and the next file is imported', async () => {
    const { rows } = await world.database.pool.query<{ subject: string; topic: string }>(
      'select s.title as subject, t.title as topic from topics t join subjects s on s.id = t.subject_id limit 1',
    );
    const validImport = await checked('good.gift', Buffer.from('Two? {=2 ~3}'), { ...rows[0] });
    expect(validImport).toMatchObject({ state: 'checked', imported: 1 });
    const parts = await readdir(join(world.server.dataDir, 'uploads')).catch(() => []);
    expect(parts).toEqual([]);
  });
});

describe('who may upload a file of questions', () => {
  it.each(IDENTITIES)('as %s', async (identity) => {
    const response = await tusSender(world.server.url, world.users[identity]).offer('a.zip', 'questions', 100);
    expect(response.status).toBe(identity === 'teacher' ? 201 : 403);
  });
});
