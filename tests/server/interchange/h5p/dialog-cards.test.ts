import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportDialogCards } from '#server/interchange/export/deck-export.ts';
import type { ExportReport } from '#server/interchange/export/export.report.ts';
import { importDialogCards } from '#server/interchange/h5p/dialog-cards.import.ts';
import { formatOfMime, mimeOfBank } from '#server/interchange/imports/file-format.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { png } from '../../../support/questions/question.builder.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';

const database = await testDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-cards-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(library: string, content: object, title = 'Organs'): Promise<string> {
  const file = join(folder, 'cards.h5p');
  const members = {
    'h5p.json': strToU8(JSON.stringify({ title, mainLibrary: library })),
    'content/content.json': strToU8(JSON.stringify(content)),
    'content/images/heart.png': png(20, 10),
    'H5P.Dialogcards-1.9/dialogcards.js': strToU8('throw new Error("run")'),
  };
  await writeFile(file, zipSync(members, { level: 0 }));
  expect(formatOfMime(mimeOfBank(file), 'cards.h5p')).toBe('dialogcards');
  return file;
}
const take = (file: string) =>
  importDialogCards(database.pool, { files: [file], subject: null, topic: null, dryRun: false, imageStore: null });
const cardsOf = async (deck: string) => {
  const { rows } = await database.pool.query(
    `select n.content from card_notes n join materials m on m.id = n.deck_id where m.title = $1 order by n.position`,
    [deck],
  );
  return rows.map(({ content }) => content);
};

it('dialog cards become a deck; importing them again changes nothing', async () => {
  const file = await fileOf('H5P.Dialogcards', {
    dialogs: [
      {
        text: '<p>Which <strong>organ</strong>?</p>',
        answer: '<p>heart</p>',
        image: { path: 'images/heart.png' },
        imageAltText: 'A drawing',
        tips: { front: '<p>It beats.</p>', back: '' },
        audio: [{ path: 'audios/a.mp3' }],
      },
      { text: 'lung', answer: 'breathes' },
      { text: 'lung', answer: 'breathes' },
      { text: 'kidney', answer: '<p>&nbsp;</p>' },
      { text: 'brain', answer: 'thinks', image: { path: '../../etc/passwd' } },
    ],
  });
  const report = await take(file);
  expect(report).toMatchObject({
    ...{ imported: 3, unchanged: 0, byType: { basic: 3 } },
    rejected: [
      { line: 3, question: 'lung', reason: { code: 'cardRepeated' } },
      { line: 4, question: 'kidney', reason: { code: 'cardSideEmpty', where: { part: 'back' } } },
    ],
  });
  expect(report.lost.map(({ line, what }) => [line, what])).toMatchObject([
    [1, { code: 'fieldNotShown', field: 'tip' }],
    [1, { code: 'soundDropped', sound: 'audios/a.mp3' }],
    [5, { code: 'pictureDropped', fault: 'missing' }],
  ]);
  expect(await cardsOf('Organs')).toMatchObject([
    {
      kind: 'basic',
      front: expect.stringMatching(/^!\[A drawing\]\(figure:[0-9a-f]{64}\)\n\nWhich \*\*organ\*\*\?$/),
      typed: false,
    },
    { front: 'lung', back: 'breathes' },
    { back: 'thinks' },
  ]);
  expect(await take(file)).toMatchObject({ imported: 0, unchanged: 3 });
});

it('flash cards are typed', async () => {
  expect(
    await take(await fileOf('H5P.Flashcards', { cards: [{ text: 'Capital of Norway', answer: 'Oslo' }] }, 'Capitals')),
  ).toMatchObject({ imported: 1 });
  expect(await cardsOf('Capitals')).toMatchObject([{ back: 'Oslo', typed: true }]);
});

it('cards and questions are not taken for each other', async () => {
  const file = await fileOf('H5P.Dialogcards', { dialogs: [] });
  expect(() => foundIn(file, 'h5p')).toThrow('"fileOfOtherFormat","format":"dialogcards"');
  const questions = join(folder, 'set.h5p');
  const members = {
    'h5p.json': strToU8('{"mainLibrary": "H5P.QuestionSet"}'),
    'content/content.json': strToU8('{}'),
  };
  await writeFile(questions, zipSync(members));
  await expect(take(questions)).rejects.toMatchObject({ reason: { code: 'fileOfOtherFormat', format: 'h5p' } });
});

it('decks are exported as one package each, and imported again', async () => {
  const image = png(20, 10);
  await take(
    await fileOf(
      'H5P.Dialogcards',
      {
        dialogs: [
          { text: '<p>Which <em>organ</em>?</p>', answer: 'heart', image: { path: 'images/heart.png' } },
          { text: 'Formula of <b>water</b>', answer: '<ul><li>H<sub>2</sub>O</li><li>ice</li></ul>' },
        ],
      },
      'A/B: "cells"',
    ),
  );
  const { rows } = await database.pool.query<{ id: string }>(`select id from materials where title = 'A/B: "cells"'`);
  await database.pool.query(
    `insert into card_notes (id, deck_id, external_id, content, section, position, figures) values
       (gen_random_uuid(), $1, 'both', $2, 'One', 8, '[]'), (gen_random_uuid(), $1, 'blanks', $3, 'One', 9, '[]')`,
    [
      rows[0]?.id,
      { kind: 'reversed', front: 'forth', back: 'back', typed: true },
      { kind: 'cloze', text: '{{c1::Blood}} is {{c2::red}}.', typed: false },
    ],
  );
  const report: ExportReport = { exported: 0, lost: [], byType: {} };
  const pieces: Uint8Array[] = [];
  const imageStore = { read: async () => image, write: () => Promise.resolve(), remove: () => Promise.resolve() };
  for await (const piece of exportDialogCards(database.pool, imageStore, report)) pieces.push(piece.slice());
  const packages = unzipSync(Buffer.concat(pieces));
  const bytes = packages['A B cells.h5p'];
  if (bytes === undefined) throw new Error(`only ${Object.keys(packages)}`);
  const members = unzipSync(bytes);
  expect(Object.keys(members)).toEqual([
    'content/content.json',
    expect.stringMatching(/^content\/images\//),
    'h5p.json',
  ]);
  expect(JSON.parse(strFromU8(members['h5p.json'] ?? new Uint8Array(0)))).toMatchObject({
    title: 'A/B: "cells"',
    mainLibrary: 'H5P.Dialogcards',
    preloadedDependencies: [{ machineName: 'H5P.Dialogcards', majorVersion: 1, minorVersion: 9 }],
  });
  const { dialogs } = JSON.parse(strFromU8(members['content/content.json'] ?? new Uint8Array(0)));
  expect(dialogs).toMatchObject([
    { text: '<p>Which <em>organ</em>?</p>', answer: '<p>heart</p>', image: { mime: 'image/png' } },
    { answer: expect.stringMatching(/^<p>H_2O<\/p>\s*<p>ice<\/p>\s*$/) },
    { text: '<p>forth</p>', answer: '<p>back</p>' },
    { text: '<p>back</p>', answer: '<p>forth</p>' },
    { text: '<p><strong>[…]</strong> is red.</p>', answer: '<p><strong>Blood</strong> is red.</p>' },
    { text: '<p>Blood is <strong>[…]</strong>.</p>' },
  ]);
  const lost = report.lost.filter(({ item }) => !/^(?:lung|brain|Which organ\?$)/.test(item)).map(({ what }) => what);
  expect(lost).toEqual(
    expect.arrayContaining([
      { code: 'formattingDropped' },
      { code: 'cardAsBasicCards', kind: 'reversed', cards: 2 },
      { code: 'typedAnswerDropped' },
      { code: 'cardSectionDropped', section: 'One' },
      { code: 'cardAsBasicCards', kind: 'cloze', cards: 2 },
    ]),
  );
  const file = join(folder, 'again.h5p');
  await writeFile(file, bytes);
  expect(await take(file)).toMatchObject({ imported: 5, unchanged: 1, rejected: [] });
});
