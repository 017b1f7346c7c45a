import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { openAnki } from '#server/interchange/anki/anki.collection.ts';
import type { TestBrowser } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { signedInStaff, testSchool } from '../../../support/users/test-staff.ts';

/* One deck is downloaded by its owner, or by who may read the content of the bank. */

const { app, pool } = await testServer();
const EXPORT = 'query ($format: String!, $deck: ID!) { deckExport(format: $format, deck: $deck) }';
const LOSSES =
  'query ($format: String!, $deck: ID!) { deckExportLosses(format: $format, deck: $deck) { exported count lost { item what } } }';
const CARD = 'mutation ($topic: ID!, $content: JSON!) { createCard(topic: $topic, content: $content) { deck } }';
const FORMATS = ['apkg', 'csv', 'dialogcards'] as const;

let [topic, bankDeck, ownDeck] = ['', '', ''];
let [admin, owner, colleague, stranger, schoolAdmin, student]: TestBrowser[] = [];

async function writeCard(browser: TestBrowser, front: string): Promise<string> {
  const content = { kind: 'basic', front, back: '=1+1', typed: false };
  const answer = await browser.call(CARD, { topic, content });
  expect(answer.code).toBeUndefined();
  return answer.data.createCard.deck;
}

beforeAll(async () => {
  const { rows } = await pool.query<{ topic: string }>(
    `with s as (insert into subjects (id, slug, title, position) values (gen_random_uuid(), 's', 'S', 1) returning id)
     insert into topics (id, subject_id, slug, title, position, free)
     select gen_random_uuid(), s.id, 't', 'Cells', 1, true from s returning id as topic`,
  );
  topic = rows[0]?.topic ?? '';
  const decks = await pool.query<{ id: string }>(
    `insert into materials (id, topic_id, kind, title, position, source, published_at)
     values (gen_random_uuid(), $1, 'deck', 'Organs', 1, '{}', now()), (gen_random_uuid(), $1, 'deck', 'Other', 2, '{}', now())
     returning id`,
    [topic],
  );
  bankDeck = decks.rows[0]?.id ?? '';
  await pool.query(
    `insert into card_notes (id, deck_id, content, section, position)
     select gen_random_uuid(), d.id, jsonb_build_object('kind', d.kind, 'front', d.front, 'back', 'pumps **blood**', 'typed', false), '', d.at
     from (values ($1::uuid, 'basic', 'heart', 1), ($1, 'reversed', 'lung, "left"', 2), ($2, 'basic', 'elsewhere', 1)) as d(id, kind, front, at)`,
    [bankDeck, decks.rows[1]?.id],
  );
  const [school, other] = [await testSchool(pool, 'School'), await testSchool(pool, 'Other school')];
  admin = await signedInStaff(app, pool, 'admin');
  owner = await signedInStaff(app, pool, 'teacher', school);
  colleague = await signedInStaff(app, pool, 'teacher', school);
  stranger = await signedInStaff(app, pool, 'teacher', other);
  schoolAdmin = await signedInStaff(app, pool, 'schoolAdmin', school);
  student = await signedInStaff(app, pool, 'student', school);
  ownDeck = await writeCard(owner, 'mine');
  await writeCard(student, 'of a student');
});

const user = (browser: TestBrowser | undefined): TestBrowser => {
  if (browser === undefined) throw new Error('The user is not signed in yet.');
  return browser;
};
const fetched = (browser: TestBrowser, url: string) =>
  app.inject({ url, headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } });

async function downloaded(browser: TestBrowser, deck: string, format: (typeof FORMATS)[number]) {
  const { data, code } = await browser.call(EXPORT, { format, deck });
  expect(code).toBeUndefined();
  const response = await fetched(browser, data.deckExport);
  expect(response.statusCode).toBe(200);
  return response;
}

describe('a deck of the bank', () => {
  it('is downloaded alone, as a table, as an Anki package and as H5P', async () => {
    const csv = await downloaded(user(admin), bankDeck, 'csv');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="deck.csv"');
    expect(csv.payload.split('\r\n')).toEqual([
      ...[
        'front,back,section',
        'heart,pumps blood,',
        '"lung, ""left""",pumps blood,',
        'pumps blood,"lung, ""left""",',
        '',
      ],
    ]);
    const h5p = unzipSync(new Uint8Array((await downloaded(user(admin), bankDeck, 'dialogcards')).rawPayload));
    const { dialogs } = JSON.parse(strFromU8(h5p['content/content.json'] ?? new Uint8Array()));
    expect(dialogs.map(({ text }: { text: string }) => text)).toEqual([
      ...['<p>heart</p>', '<p>lung, &quot;left&quot;</p>', '<p>pumps <strong>blood</strong></p>'],
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'lectern-deck-'));
    try {
      const file = join(folder, 'deck.apkg');
      await writeFile(file, (await downloaded(user(admin), bankDeck, 'apkg')).rawPayload);
      const opened = await openAnki(file);
      expect([...opened.notes()]).toHaveLength(2);
      await opened.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('says what a format does not have', async () => {
    const losses = async (format: string) =>
      (await user(admin).call(LOSSES, { format, deck: bankDeck })).data.deckExportLosses;
    expect(await losses('apkg')).toEqual({ exported: 2, count: 0, lost: [] });
    expect((await losses('csv')).lost).toEqual([
      { item: 'heart', what: { code: 'formattingDropped' } },
      { item: 'lung, "left"', what: { code: 'formattingDropped' } },
      { item: 'lung, "left"', what: { code: 'cardAsBasicCards', kind: 'reversed', cards: 2 } },
    ]);
  });

  it('is not found by teachers, school admins, students and visitors', async () => {
    for (const browser of [owner, stranger, schoolAdmin, student].map(user))
      for (const query of [EXPORT, LOSSES])
        for (const format of FORMATS)
          expect((await browser.call(query, { format, deck: bankDeck })).code).toBe('NOT_FOUND');
  });
});

describe('own cards', () => {
  it('are downloaded by their owner, and no cell becomes a formula', async () => {
    expect((await downloaded(user(owner), ownDeck, 'csv')).payload).toBe("front,back,section\r\nmine,'=1+1,\r\n");
  });

  it('are not found by a colleague, another school, a school admin, an admin or a student', async () => {
    for (const browser of [colleague, stranger, schoolAdmin, admin, student].map(user))
      for (const query of [EXPORT, LOSSES])
        expect((await browser.call(query, { format: 'csv', deck: ownDeck })).code).toBe('NOT_FOUND');
  });

  it('are sent to nobody else by an address that was signed for their owner', async () => {
    const address: string = (await user(owner).call(EXPORT, { format: 'csv', deck: ownDeck })).data.deckExport;
    for (const browser of [colleague, admin, student].map(user))
      expect((await fetched(browser, address)).statusCode).toBe(404);
    const other = address.replace('/csv?', '/apkg?');
    expect((await fetched(user(owner), other)).statusCode).toBe(404);
  });
});

it('an unknown format, and an id that is none, are refused', async () => {
  expect((await user(admin).call(EXPORT, { format: 'exe', deck: bankDeck })).code).toBe('INVALID_INPUT');
  expect((await user(admin).call(EXPORT, { format: 'csv', deck: "' or 1=1" })).code).toBe('NOT_FOUND');
});
