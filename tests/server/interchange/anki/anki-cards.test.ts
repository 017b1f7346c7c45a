import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAnki } from '#server/interchange/anki/anki.collection.ts';
import { draftsOfNote } from '#server/interchange/anki/anki-note.ts';
import { importApkg } from '#server/interchange/anki/apkg.import.ts';
import { testDatabase } from '../../../support/servers/test-server.ts';

const database = await testDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-anki-cards-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

type Kind = readonly [question: string, answer: string];
type Given = {
  readonly fields: readonly string[];
  readonly kinds: readonly Kind[];
  readonly notes: readonly { readonly says: readonly string[]; readonly cards: readonly number[] }[];
  readonly cloze?: boolean;
  /** The review state of the cards, as SQL. */
  readonly learned?: string;
};

const TABLES = `create table notes (id integer primary key, guid, mid, tags, flds);
  create table cards (id integer primary key, nid, did, ord, type default 0, queue default 0, odid default 0, flags default 0);
  create table revlog (id)`;

function addNotes(collection: DatabaseSync, { notes, learned }: Given): void {
  for (const [at, { says, cards }] of notes.entries()) {
    collection.prepare(`insert into notes values (?, ?, 7, '', ?)`).run(at + 1, `made-${at + 1}`, says.join('\x1f'));
    for (const ord of cards) collection.prepare('insert into cards (nid, did, ord) values (?, 1, ?)').run(at + 1, ord);
  }
  if (learned !== undefined) collection.exec(learned);
}

/** A package as Anki 2.0 and 2.1 write it. */
async function oldPackage(given: Given): Promise<string> {
  const path = join(folder, 'old.db');
  await rm(path, { force: true });
  const collection = new DatabaseSync(path);
  collection.exec(`${TABLES}; create table col (models, decks)`);
  const model = {
    type: given.cloze === true ? 1 : 0,
    flds: given.fields.map((name) => ({ name })),
    tmpls: given.kinds.map(([qfmt, afmt]) => ({ name: 'Card', qfmt, afmt })),
  };
  collection
    .prepare('insert into col values (?, ?)')
    .run(JSON.stringify({ 7: model }), JSON.stringify({ 1: { name: 'Rivers' } }));
  addNotes(collection, given);
  collection.close();
  const file = join(folder, 'old.apkg');
  await writeFile(file, zipSync({ 'collection.anki21': await readFile(path), media: strToU8('{}') }));
  return file;
}

const readVersion = (field: number, text: string): Uint8Array => {
  const bytes = strToU8(text);
  return Uint8Array.from([field * 8 + 2, (bytes.length % 128) + 128, Math.floor(bytes.length / 128), ...bytes]);
};

/** A package as current versions of Anki write it. */
async function newPackage(given: Given): Promise<string> {
  const path = join(folder, 'new.db');
  await rm(path, { force: true });
  const collection = new DatabaseSync(path, { defensive: false });
  collection.exec(`${TABLES}; create table col (id); create table notetypes (id, name, config);
    create table fields (ntid integer, ord integer, name text COLLATE nocase, primary key (ntid, ord)) without rowid;
    create table templates (ntid integer, ord integer, name text COLLATE nocase, config blob, primary key (ntid, ord))
      without rowid;
    create unique index fields_name on fields (name, ntid);
    create table decks (id, name); insert into decks values (1, 'Rivers')`);
  const kind = given.cloze === true ? Uint8Array.from([8, 1]) : new Uint8Array();
  collection.prepare(`insert into notetypes values (7, 'Made', ?)`).run(kind);
  for (const [ord, name] of given.fields.entries())
    collection.prepare('insert into fields values (7, ?, ?)').run(ord, name);
  for (const [ord, [question, answer]] of given.kinds.entries())
    collection
      .prepare(`insert into templates values (7, ?, 'Card', ?)`)
      .run(ord, Buffer.concat([readVersion(1, question), readVersion(2, answer)]));
  addNotes(collection, given);
  // Anki has its own collation, which no other program has.
  collection.exec(`pragma writable_schema = on;
    update sqlite_master set sql = replace(sql, 'COLLATE nocase', 'COLLATE unicase')`);
  collection.close();
  const file = join(folder, 'new.apkg');
  const packed = zstdCompressSync(await readFile(path));
  await writeFile(file, zipSync({ 'collection.anki21b': packed, media: zstdCompressSync(new Uint8Array()) }));
  return file;
}

async function read(file: string) {
  const opened = await openAnki(file);
  try {
    return [...opened.notes()].flatMap((note) => [...draftsOfNote(note)]);
  } finally {
    await opened.close();
  }
}

const THREE: Given = {
  fields: ['River', 'Sea', 'Length'],
  kinds: [
    ['Into which sea flows the {{River}}?', '{{FrontSide}}<hr id=answer>{{Sea}}'],
    ['How long is the {{River}}?', '{{FrontSide}}<hr id="answer">{{Length}}'],
    ['<style>.card {}</style>Name a river of {{Length}}.', '{{River}}'],
  ],
  notes: [{ says: ['Elbe', 'North Sea', '1094 km'], cards: [0, 1, 2] }],
};

describe.each([
  ['old', oldPackage],
  ['today', newPackage],
] as const)('cards of a collection (%s)', (_, packed) => {
  test('each kind of card of a note becomes a card with the same question', async () => {
    expect(await read(await packed(THREE))).toEqual([
      {
        part: '',
        content: { kind: 'basic', front: 'Into which sea flows the Elbe?', back: 'North Sea', typed: false },
        lost: [],
      },
      {
        part: '2',
        content: { kind: 'basic', front: 'How long is the Elbe?', back: '1094 km', typed: false },
        lost: [],
      },
      {
        part: '3',
        content: { kind: 'basic', front: 'Name a river of 1094 km.', back: 'Elbe', typed: false },
        lost: [],
      },
    ]);
  });

  test('two templates with swapped sides are one reversible card, and a field of a condition is no loss', async () => {
    const optional: Given = {
      fields: ['Front', 'Back', 'Add Reverse'],
      kinds: [
        ['{{Front}}', '{{FrontSide}}\n<hr id=answer>\n{{Back}}'],
        ['{{#Add Reverse}}{{Back}}{{/Add Reverse}}', '{{FrontSide}}\n<hr id=answer>\n{{Front}}'],
      ],
      notes: [
        { says: ['Po', 'Italy', 'y'], cards: [0, 1] },
        { says: ['Ebro', 'Spain', ''], cards: [0] },
      ],
    };
    expect(await read(await packed(optional))).toMatchObject([
      { content: { kind: 'reversed', front: 'Po', back: 'Italy' }, lost: [] },
      { content: { kind: 'basic', front: 'Ebro', back: 'Spain' }, lost: [] },
    ]);
  });

  test('a field that no card shows is reported, and a field to type in is not part of the question', async () => {
    const typed: Given = {
      fields: ['Number', 'Word', 'Meaning', 'Help'],
      kinds: [['{{Word}} {{hint:Help}} {{type:Meaning}}', '{{FrontSide}}<hr id=answer>{{type:Meaning}}']],
      notes: [{ says: ['17', 'cantar', 'to sing', 'c…'], cards: [0] }],
    };
    expect(await read(await packed(typed))).toEqual([
      {
        part: '',
        content: { kind: 'basic', front: 'cantar', back: 'to sing', typed: true },
        lost: [
          { code: 'fieldNotShown', field: 'Number' },
          { code: 'fieldNotShown', field: 'Help' },
        ],
      },
    ]);
  });

  test('a cloze note keeps what its cards show below the text', async () => {
    const cloze: Given = {
      cloze: true,
      fields: ['Text', 'Extra', 'Source'],
      kinds: [['{{cloze:Text}}', '{{cloze:Text}}<br>{{Extra}}']],
      notes: [{ says: ['The {{c1::Rhine}} flows north.', 'Seen in Basel.', 'atlas'], cards: [0] }],
    };
    expect(await read(await packed(cloze))).toMatchObject([
      {
        content: { kind: 'cloze', text: 'The {{c1::Rhine}} flows north.\n\nSeen in Basel.' },
        lost: [{ code: 'fieldNotShown', field: 'Source' }],
      },
    ]);
  });
});

test('conditions, comments and other delimiters of templates are read as in Anki', async () => {
  const odd: Given = {
    fields: ['A', 'B'],
    kinds: [
      [
        '<!-- {{B}} -->{{^B}}none{{/B}}{{#A}}{{#B}}both {{text:A}}{{/B}}{{/A}}{{=<% %>=}} <%A%>',
        '<script>{{A}}</script>{{hint:B}}{{Deck}}',
      ],
    ],
    notes: [{ says: ['one', '<b>two</b>'], cards: [0] }],
  };
  expect(await read(await oldPackage(odd))).toMatchObject([
    { content: { kind: 'basic', front: 'both one one', back: '**two**' }, lost: [] },
  ]);
});

test('a collection without templates keeps every field', async () => {
  const bare: Given = { ...THREE, fields: [], kinds: [] };
  expect(await read(await oldPackage(bare))).toMatchObject([
    {
      content: { kind: 'reversed', front: 'Elbe', back: 'North Sea\n\n1094 km' },
      lost: [{ code: 'cardKindsMerged', kinds: 3 }],
    },
  ]);
});

test('all cards of a note are imported and recognised again, and an empty one is reported', async () => {
  const file = await oldPackage({
    ...THREE,
    notes: [...THREE.notes, { says: ['[sound:elbe.mp3]', 'North Sea', ''], cards: [2] }],
  });
  const take = () =>
    importApkg(database.pool, { files: [file], subject: null, topic: null, imageStore: null, dryRun: false });
  const empty = await oldPackage({
    fields: ['Asked', 'Said'],
    kinds: [['{{Asked}}', '{{Said}}']],
    notes: [{ says: ['<br>', 'a'], cards: [0] }],
  });
  expect(
    await importApkg(database.pool, { files: [empty], subject: null, topic: null, imageStore: null, dryRun: true }),
  ).toMatchObject({
    imported: 0,
    rejected: [{ line: 1, reason: { code: 'cardSideEmpty', where: { part: 'front' } } }],
  });
  await oldPackage(THREE);
  expect(await take()).toMatchObject({ imported: 3, unchanged: 0, rejected: [] });
  expect(await take()).toMatchObject({ imported: 0, unchanged: 3, rejected: [] });
});

test('a side with sound only names the file, and sound next to words is reported', async () => {
  const heard = await oldPackage({
    fields: ['Heard', 'Said'],
    kinds: [['{{Heard}}', '{{Said}}']],
    notes: [
      { says: ['[sound:a_1.mp3]', 'hello <audio controls src="b.ogg"></audio>'], cards: [0] },
      { says: ['[sound:c.mp3] [sound:d.mp3]', '[sound:e.mp4]'], cards: [0] },
    ],
  });
  expect(await read(heard)).toMatchObject([
    {
      content: { front: '🔊 a\\_1.mp3', back: 'hello' },
      lost: [
        { code: 'soundAsName', sound: 'a_1.mp3' },
        { code: 'soundDropped', sound: 'b.ogg' },
      ],
    },
    {
      content: { front: '🔊 c.mp3\n\n🔊 d.mp3', back: '🔊 e.mp4' },
      lost: [
        { code: 'soundAsName', sound: 'c.mp3' },
        { code: 'soundAsName', sound: 'd.mp3' },
        { code: 'soundAsName', sound: 'e.mp4' },
      ],
    },
  ]);
  expect(
    await importApkg(database.pool, { files: [heard], subject: null, topic: null, imageStore: null, dryRun: true }),
  ).toMatchObject({ imported: 2, rejected: [] });
});

test('a side with only an image is imported, including drawings, and so is one whose file is missing', async () => {
  const file = await oldPackage({
    fields: ['Flag', 'Land'],
    kinds: [['{{Flag}}', '{{Land}}']],
    notes: ['a.png', 'b.svg', 'c.png'].map((name) => ({ says: [`<img src="${name}">`, 'Chad'], cards: [0] })),
  });
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  const svg = strToU8(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  const members = unzipSync(await readFile(file));
  await writeFile(file, zipSync({ ...members, media: strToU8('{"0":"a.png","1":"b.svg"}'), 0: png, 1: svg }));
  const report = await importApkg(database.pool, {
    ...{ files: [file], subject: null, topic: null, imageStore: null, dryRun: true },
  });
  expect(report).toMatchObject({
    imported: 3,
    rejected: [],
    lost: [{ what: { code: 'pictureDropped', picture: 'c.png', fault: 'missing' } }],
  });
});

describe('odd packages', () => {
  const pack = async (name: string, members: Record<string, Uint8Array>): Promise<string> => {
    const file = join(folder, name);
    await writeFile(file, zipSync(members));
    return file;
  };
  const collectionOf = async (file: string, given: Given): Promise<Buffer> => {
    await oldPackage(given);
    return readFile(join(folder, file));
  };

  test('the newest collection is read if an older one only contains a request to update', async () => {
    const update: Given = {
      ...THREE,
      kinds: [['{{River}}', '{{Sea}}']],
      notes: [{ says: ['Please update', '', ''], cards: [0] }],
    };
    const older = await collectionOf('old.db', update);
    const newer = await collectionOf('old.db', THREE);
    const file = await pack('both.apkg', {
      'collection.anki2': older,
      'collection.anki21': newer,
      media: strToU8('{}'),
    });
    expect(await read(file)).toHaveLength(3);
  });

  test('a note of an unknown type, and cards unknown to their type, are read by their fields', async () => {
    const strange: Given = { ...THREE, notes: [{ says: ['Elbe', 'North Sea', ''], cards: [0, 9] }] };
    expect(await read(await oldPackage(strange))).toMatchObject([
      {
        content: { kind: 'basic', front: 'Elbe', back: 'North Sea' },
        lost: [{ code: 'cardKindsMerged', kinds: 2 }],
      },
    ]);
  });

  test('a collection that expands without limit, and a broken list of media, are refused with a message', async () => {
    const bomb = await pack('bomb.apkg', { 'collection.anki21b': zstdCompressSync(new Uint8Array(60_000_000)) });
    await expect(openAnki(bomb)).rejects.toThrow('packageFileTooLarge');
    const media = await pack('media.apkg', {
      'collection.anki21': await collectionOf('old.db', THREE),
      media: strToU8('["'),
    });
    await expect(openAnki(media)).rejects.toThrow('"media"');
  });

  test('a media name with a path outside of the package is treated as a name only', async () => {
    const given: Given = {
      ...THREE,
      kinds: [['{{River}}', '{{Sea}}']],
      notes: [{ says: ['<img src="../../etc/passwd">', 'x', ''], cards: [0] }],
    };
    const file = await pack('names.apkg', {
      'collection.anki21': await collectionOf('old.db', given),
      media: strToU8('{"0":"../../etc/passwd"}'),
    });
    const report = await importApkg(database.pool, {
      ...{ files: [file], subject: null, topic: null, imageStore: null, dryRun: true },
    });
    expect(report.lost).toEqual([
      expect.objectContaining({ what: { code: 'pictureDropped', picture: '../../etc/passwd', fault: 'missing' } }),
    ]);
  });
});

test.each([
  ['old', oldPackage],
  ['new', newPackage],
])('progress without a review log is named by deck (%s form)', async (_, pack) => {
  const file = await pack({
    fields: ['Front', 'Back'],
    kinds: [
      ['{{Front}}', '{{Back}}'],
      ['{{Back}} and {{Front}}?', '{{Front}}'],
    ],
    notes: [
      { says: ['a', 'b'], cards: [0, 1] },
      { says: ['c', 'd'], cards: [0, 1] },
    ],
    // Two cards were reviewed, one of them is in a filtered deck, and one is suspended.
    learned:
      'update cards set type = 2 where id < 3; update cards set did = 9, odid = 1 where id = 2; update cards set queue = -1 where id = 4',
  });
  const { lost } = await importApkg(database.pool, {
    files: [file],
    subject: null,
    topic: null,
    imageStore: null,
    dryRun: true,
  });
  expect(lost).toEqual([
    { item: 'Rivers', what: { code: 'progressDropped', cards: 2 } },
    { item: 'Rivers', what: { code: 'suspensionDropped', cards: 1 } },
  ]);
});

test.each([
  ['old', oldPackage],
  ['new', newPackage],
])('cards of a filtered deck go into their original deck, and flags are reported (%s form)', async (_, pack) => {
  const file = await pack({
    fields: ['Front', 'Back'],
    kinds: [['{{Front}}', '{{Back}}']],
    notes: [
      { says: ['a', 'b'], cards: [0] },
      { says: ['c', 'd'], cards: [0] },
    ],
    learned: 'update cards set did = 9, odid = 1, flags = 3 where id = 1',
  });
  const opened = await openAnki(file);
  expect([...opened.notes()].map(({ deck }) => deck)).toEqual([['Rivers'], ['Rivers']]);
  expect(opened.progress()).toEqual([{ deck: 'Rivers', studied: 0, suspended: 0, flagged: 1 }]);
  await opened.close();
  const options = { files: [file], subject: null, topic: null, imageStore: null, dryRun: true };
  expect((await importApkg(database.pool, options)).lost).toEqual([
    { item: 'Rivers', what: { code: 'flagsDropped', cards: 1 } },
  ]);
});
