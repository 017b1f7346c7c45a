import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIRST_PAGE } from '#domain/platform/resources/resource-query.schema.ts';
import { type TestBank, testBank } from '../../support/questions/test-bank.ts';
import { type TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';
import { tusSender } from '../../support/servers/tus-sender.ts';
import { signedInAs } from '../../support/users/test-users.ts';

const LESSON = join(import.meta.dirname, '../../../src/server/demo/media/newtons-laws.mp3');
const FILM = join(import.meta.dirname, '../../../src/server/demo/media/the-discriminant.mp4');
const SAVE = `mutation ($kind: String!, $id: ID, $base: Int!, $draft: JSON!) {
  saveContent(kind: $kind, id: $id, base: $base, draft: $draft) { id revision publishedAt isAhead draft seconds versions { version } } }`;
const PUBLISH = `mutation ($kind: String!, $id: ID!, $base: Int!, $at: String) {
  publishContent(kind: $kind, id: $id, base: $base, at: $at) { id revision publishedAt isAhead } }`;
const REMOVE = 'mutation ($kind: String!, $id: ID!, $base: Int!) { removeContent(kind: $kind, id: $id, base: $base) }';
const NOTES = 'query ($slug: String!) { notes(subject: $slug, topic: $slug) { notes { title } shown { body } } }';
const SEARCH = 'query ($words: String!) { search(words: $words) { title } }';
const MEDIA =
  'query ($slug: String!, $kind: String!) { topicMedia(subject: $slug, topic: $slug, kind: $kind) { id title seconds } }';
const LIST =
  'query ($resource: String!, $query: JSON!) { resourceList(resource: $resource, query: $query) { rows { id title cells } } }';
const RESTORE = 'mutation ($resource: String!, $ids: [ID!]!) { restoreResources(resource: $resource, ids: $ids) }';
const VERSION =
  'query ($kind: String!, $id: ID!, $version: Int!) { contentVersion(kind: $kind, id: $id, version: $version) }';
const NOW = () => new Date().toISOString();

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;
let admin: TestBrowser;
let other: TestBrowser;
let student: TestBrowser;
let bank: TestBank;
let sender: ReturnType<typeof tusSender>;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-writing-'));
  const parts = { mediaFolder: join(folder, 'f'), imageFolder: join(folder, 'p'), uploadFolder: join(folder, 'u') };
  app = await testApp(database.pool, parts);
  await app.listen({ port: 0, host: '127.0.0.1' });
  admin = await signedInAs(app, database.pool, 'admin');
  other = await signedInAs(app, database.pool, 'admin', 'other@example.org');
  student = await signedInAs(app, database.pool, 'student');
  bank = await testBank(database.pool, { free: true, slug: 'open' });
  sender = tusSender(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, admin);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const note = (body: string, title = 'Falling bodies') => ({
  topic: bank.topicId,
  kind: 'noteBooklet',
  title,
  summary: '',
  body,
});
const save = async (kind: string, draft: object, id: string | null = null, base = 0, who = admin) =>
  who.call(SAVE, { kind, id, base, draft });
const listed = async (resource: string, search: string, more: object = {}) =>
  (await admin.call(LIST, { resource, query: { ...FIRST_PAGE, search, ...more } })).data.resourceList.rows;
const inBin = async (resource: string, search: string): Promise<string[]> =>
  (await listed(resource, search, { deleted: true })).map(({ id }: { id: string }) => id);
const restore = async (resource: string, id: string) =>
  (await admin.call(RESTORE, { resource, ids: [id] })).data.restoreResources;
const shownNotes = async () => (await student.call(NOTES, { slug: 'open' })).data.notes;

describe('a note', () => {
  it('reaches students when it is published, and its later versions when they are', async () => {
    const first = (await save('note', note('A *stone* falls with $g$.'))).data.saveContent;
    expect(first).toMatchObject({ revision: 1, publishedAt: null });
    expect((await shownNotes()).notes).toEqual([]);
    const out = (await admin.call(PUBLISH, { kind: 'note', id: first.id, base: 1, at: NOW() })).data.publishContent;
    expect((await shownNotes()).shown.body).toBe('A *stone* falls with $g$.');
    const second = (await save('note', note('All bodies fall alike.', 'Bodies that fall'), first.id, out.revision)).data
      .saveContent;
    expect(second).toMatchObject({ isAhead: true, versions: [{ version: 2 }, { version: 1 }] });
    expect(await shownNotes()).toMatchObject({
      notes: [{ title: 'Falling bodies' }],
      shown: { body: 'A *stone* falls with $g$.' },
    });
    const again = (await admin.call(PUBLISH, { kind: 'note', id: first.id, base: second.revision, at: NOW() })).data
      .publishContent;
    expect(again.isAhead).toBe(false);
    expect(await shownNotes()).toMatchObject({
      notes: [{ title: 'Bodies that fall' }],
      shown: { body: 'All bodies fall alike.' },
    });
    await admin.call(REMOVE, { kind: 'note', id: first.id, base: again.revision });
    expect((await shownNotes()).notes).toEqual([]);
    expect(await listed('notes', 'bodies')).toEqual([]);
    expect(await inBin('notes', 'bodies')).toEqual([first.id]);
    expect((await student.call(RESTORE, { resource: 'notes', ids: [first.id] })).code).toBe('FORBIDDEN');
    expect(await restore('flash-card', first.id), 'of another kind').toBe(0);
    expect(await restore('notes', first.id)).toBe(1);
    expect((await shownNotes()).notes, 'it comes back as a draft').toEqual([]);
    expect(await listed('notes', 'bodies')).toMatchObject([{ id: first.id, cells: { publishedAt: null } }]);
    expect(await inBin('notes', 'bodies')).toEqual([]);
    expect(await restore('notes', first.id)).toBe(0);
  });

  it('has no version in force once it is a draft again', async () => {
    const saved = (await save('note', note('Heavy and light fall alike.', 'Free fall'))).data.saveContent;
    const out = (await admin.call(PUBLISH, { kind: 'note', id: saved.id, base: 1, at: NOW() })).data.publishContent;
    await admin.call(REMOVE, { kind: 'note', id: saved.id, base: out.revision });
    await restore('notes', saved.id);
    const read = 'query ($id: ID!) { content(kind: note, id: $id) { versions { version isInForce } } }';
    const { data } = await admin.call(read, { id: saved.id });
    expect(data.content.versions).toEqual([{ version: 1, isInForce: false }]);
  });

  it('shows the content of each version to its authors only', async () => {
    const { id } = (await save('note', note('A stone falls.', 'Stones'))).data.saveContent;
    await save('note', note('A feather falls.', 'Feathers'), id, 1);
    const readVersion = (version: number, who = admin, kind = 'note') => who.call(VERSION, { kind, id, version });
    expect((await readVersion(1)).data.contentVersion).toEqual(note('A stone falls.', 'Stones'));
    expect((await readVersion(2)).data.contentVersion).toEqual(note('A feather falls.', 'Feathers'));
    expect((await readVersion(3)).code).toBe('NOT_FOUND');
    expect((await readVersion(1, admin, 'media')).code).toBe('NOT_FOUND');
    expect((await readVersion(1, student)).code).toBe('FORBIDDEN');
    await admin.call(REMOVE, { kind: 'note', id, base: 2 });
    expect((await readVersion(1)).code).toBe('NOT_FOUND');
  });

  it('lists an imported text among its versions as long as it is published', async () => {
    const { id } = (await save('note', note('Saved here.'))).data.saveContent;
    const out = (await admin.call(PUBLISH, { kind: 'note', id, base: 1, at: NOW() })).data.publishContent;
    await database.pool.query(`update note_texts set body = 'Imported.', version = 2 where material_id = $1`, [id]);
    const LIST_VERSIONS =
      'query ($id: ID!) { content(kind: note, id: $id) { draft versions { version createdAt author isInForce } } }';
    const { content } = (await admin.call(LIST_VERSIONS, { id })).data;
    expect(content.draft.body).toBe('Imported.');
    expect(content.versions).toMatchObject([
      { version: 2, createdAt: null, author: '', isInForce: true },
      { version: 1, author: expect.stringMatching(/./), isInForce: false },
    ]);
    const readVersion = (await admin.call(VERSION, { kind: 'note', id, version: 2 })).data.contentVersion;
    expect(readVersion).toEqual(note('Imported.'));
    await admin.call(REMOVE, { kind: 'note', id, base: out.revision });
  });

  it('is not overwritten by an author who started from an older version', async () => {
    const { id, revision } = (await save('note', note('first'))).data.saveContent;
    expect((await save('note', note('theirs'), id, revision, other)).code).toBeUndefined();
    expect((await save('note', note('mine'), id, revision)).code).toBe('CHANGED_MEANWHILE');
    const read = await admin.call('query ($id: ID!) { content(kind: note, id: $id) { draft } }', { id });
    expect(read.data.content.draft.body).toBe('theirs');
  });

  it('that is scheduled is hidden before its time', async () => {
    const { id, revision } = (await save('note', note('zeppelin', 'Zeppelin'))).data.saveContent;
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await admin.call(PUBLISH, { kind: 'note', id, base: revision, at: later });
    expect((await shownNotes()).notes).toEqual([]);
    expect(JSON.stringify((await student.call(SEARCH, { words: 'zeppelin' })).data ?? '')).not.toMatch(/Zeppelin/);
  });

  it('refers only to existing images', async () => {
    const answer = await save('note', note(`![x](figure:${'0'.repeat(64)})`));
    expect([answer.code, answer.errors?.[0]?.extensions?.fields]).toEqual(['INVALID_INPUT', { body: 'imageUnknown' }]);
  });
});

describe('a recording', () => {
  const draft = (part: object) => ({
    topic: bank.topicId,
    kind: 'audio',
    title: 'Newton',
    summary: '',
    position: null,
    file: null,
    poster: null,
    tracks: [],
    ...part,
  });

  it('is playable once it is published, with the duration of its file', async () => {
    const file = await sender.send('newton.mp3', 'recording', await readFile(LESSON));
    const saved = (await save('media', draft({ file }))).data.saveContent;
    expect(saved.seconds).toBeCloseTo(62, -1);
    expect((await student.call(MEDIA, { slug: 'open', kind: 'audio' })).data.topicMedia).toEqual([]);
    await admin.call(PUBLISH, { kind: 'media', id: saved.id, base: saved.revision, at: NOW() });
    expect((await student.call(MEDIA, { slug: 'open', kind: 'audio' })).data.topicMedia).toMatchObject([
      { title: 'Newton' },
    ]);
  });

  it('is not published without bytes, nor a video without captions', async () => {
    const empty = (await save('media', draft({}))).data.saveContent;
    expect((await admin.call(PUBLISH, { kind: 'media', id: empty.id, base: empty.revision, at: NOW() })).code).toBe(
      'INVALID_INPUT',
    );
    const file = await sender.send('film.mp4', 'recording', await readFile(FILM));
    const film = (await save('media', draft({ kind: 'video', file }))).data.saveContent;
    const refused = await admin.call(PUBLISH, { kind: 'media', id: film.id, base: film.revision, at: NOW() });
    expect(refused.errors?.[0]?.extensions?.fields).toEqual({
      'tracks.0': 'captionsMissing',
    });
    const tracks = [{ language: 'en', text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello' }];
    const reported = (await save('media', draft({ kind: 'video', tracks }), film.id, film.revision)).data.saveContent;
    const out = (await admin.call(PUBLISH, { kind: 'media', id: film.id, base: reported.revision, at: NOW() })).data
      .publishContent;
    expect(out.publishedAt).not.toBeNull();
    expect((await save('media', draft({ kind: 'video', tracks: [] }), film.id, out.revision)).code).toBe(
      'INVALID_INPUT',
    );
    expect((await save('media', draft({ kind: 'audio', file }))).code).toBe('INVALID_INPUT');
  });

  it('is chosen from the author’s own uploads only', async () => {
    const file = await sender.send('newton.mp3', 'recording', await readFile(LESSON));
    expect((await save('media', draft({ file }), null, 0, other)).errors?.[0]?.extensions?.fields).toEqual({
      file: 'fileUnknown',
    });
  });
});

describe('a card', () => {
  it('that is changed and moved keeps students’ review states', async () => {
    const deckOf = async (title: string) =>
      (await save('deck', { topic: bank.topicId, title, summary: '', position: null })).data.saveContent;
    const [first, second] = [await deckOf('One'), await deckOf('Two')];
    const card = {
      deck: first.id,
      section: '',
      content: { kind: 'basic', front: 'Force', back: 'mass times', typed: false },
    };
    const saved = (await save('card', card)).data.saveContent;
    const before = await database.pool.query('select id from cards where note_id = $1', [saved.id]);
    const moved = await save(
      'card',
      { ...card, deck: second.id, content: { ...card.content, kind: 'reversed' } },
      saved.id,
      saved.revision,
    );
    expect(moved.code).toBeUndefined();
    const after = await database.pool.query('select id from cards where note_id = $1 and not retired', [saved.id]);
    expect(after.rows).toHaveLength(2);
    expect(after.rows).toEqual(expect.arrayContaining(before.rows));
    await admin.call(REMOVE, { kind: 'card', id: saved.id, base: moved.data.saveContent.revision });
    expect(await inBin('flash-card', 'force')).toEqual([saved.id]);
    expect(await restore('flash-card', saved.id)).toBe(1);
    await database.pool.query(
      `insert into review_log (operation_id, user_id, card_id, sequence, grade, applied, before, took_ms, reviewed_at)
       select gen_random_uuid(), (select id from users limit 1), $1, 1, 'good', true, '{}', 900, now()`,
      [before.rows[0].id],
    );
    const PURGE = 'mutation ($ids: [ID!]!) { purgeResources(resource: "flash-card", ids: $ids) }';
    await admin.call('mutation ($ids: [ID!]!) { deleteResources(resource: "flash-card", ids: $ids) }', {
      ids: [saved.id],
    });
    const refused = await admin.call(PURGE, { ids: [saved.id] });
    expect(refused.errors?.[0]?.message).toBe('studiedByStudents');
    expect(await restore('flash-card', saved.id)).toBe(1);
    const stored = await database.pool.query('select id from cards where note_id = $1 and not retired', [saved.id]);
    expect(stored.rows).toEqual(after.rows);
    expect(
      (await student.call('query ($t: ID!) { decks(topic: $t) { title } }', { t: bank.topicId })).data.decks,
    ).toEqual([]);
  });
});

describe('a post', () => {
  it('appears on the public pages at once, and disappears when it is unpublished', async () => {
    const category = randomUUID();
    await database.pool.query(
      "insert into blog_categories (id, slug, title, position) values ($1, 'news', 'News', 1)",
      [category],
    );
    const draft = { title: 'Hello', slug: 'hello', summary: 'A post', body: 'Words.', author: 'Somebody', category };
    const { id, revision } = (await save('post', draft)).data.saveContent;
    const read = () => student.call('{ posts(limit: 50) { slug } }');
    const slugs = async () => JSON.stringify((await read()).data ?? (await read()).errors);
    expect(await slugs()).not.toContain('"hello"');
    const out = (await admin.call(PUBLISH, { kind: 'post', id, base: revision, at: NOW() })).data.publishContent;
    expect(await slugs()).toContain('"hello"');
    expect((await save('post', draft)).errors?.[0]?.extensions?.fields).toEqual({
      slug: 'slugTaken',
    });
    const back = (await admin.call(PUBLISH, { kind: 'post', id, base: out.revision, at: null })).data.publishContent;
    expect(await slugs()).not.toContain('"hello"');
    const addressOf = async (post: string) =>
      (await admin.call('query ($id: ID!) { content(kind: post, id: $id) { draft } }', { id: post })).data.content.draft
        .slug;
    await admin.call(REMOVE, { kind: 'post', id, base: back.revision });
    await restore('blog-post', id);
    expect(await addressOf(id)).toBe('hello');
    await admin.call(REMOVE, { kind: 'post', id, base: back.revision + 2 });
    expect((await save('post', draft)).code).toBeUndefined();
    await restore('blog-post', id);
    expect(await addressOf(id), 'another has the address by now').toMatch(/^hello-[0-9a-f]{8}$/);
  });
});

it('a post has an uploaded image with its description, or none', async () => {
  const category = randomUUID();
  await database.pool.query("insert into blog_categories (id, slug, title, position) values ($1, 'seen', 'Seen', 2)", [
    category,
  ]);
  const digest = 'ab'.repeat(32);
  await database.pool.query(
    "insert into figures (digest, mime, width, height, bytes) values ($1, 'image/png', 8, 6, 90) on conflict do nothing",
    [digest],
  );
  const post = { title: 'Seen', slug: 'seen', summary: 'A post', body: 'Words.', author: 'Somebody', category };
  const wordless = await save('post', { ...post, picture: digest, imageAlt: '' });
  expect(wordless.code).toBe('INVALID_INPUT');
  const unknown = await save('post', { ...post, picture: 'cd'.repeat(32), imageAlt: 'A cell' });
  expect(unknown.errors?.[0]?.extensions?.fields).toEqual({ picture: 'imageUnknown' });
  const saved = (await save('post', { ...post, picture: digest, imageAlt: 'A cell' })).data.saveContent;
  expect(saved.draft).toMatchObject({ picture: digest, imageAlt: 'A cell' });
  const out = await admin.call(PUBLISH, { kind: 'post', id: saved.id, base: saved.revision, at: NOW() });
  const seen = () => student.call('{ posts(limit: 50) { slug image { width } imageAlt } }');
  const row = async () => (await seen()).data.posts.find(({ slug }: { slug: string }) => slug === 'seen');
  expect(await row()).toMatchObject({ image: { width: 8 }, imageAlt: 'A cell' });
  await save('post', post, saved.id, out.data.publishContent.revision);
  expect(await row()).toMatchObject({ image: null });
});

describe('an author', () => {
  it('needs the permission', async () => {
    expect((await save('note', note('x'), null, 0, student)).code).toBe('FORBIDDEN');
    expect((await student.call(LIST, { resource: 'notes', query: FIRST_PAGE })).code).toBe('FORBIDDEN');
  });
});

describe('the lists', () => {
  const BULK =
    'query ($resource: String!, $ids: [ID!]!, $changes: JSON!) { bulkEdit(resource: $resource, ids: $ids, changes: $changes) { changes { id } } }';
  const APPLY = `mutation ($resource: String!, $ids: [ID!]!, $changes: JSON!, $expected: Int!) {
    applyBulkEdit(resource: $resource, ids: $ids, changes: $changes, expected: $expected) { batch } }`;
  const UNDO =
    'mutation ($resource: String!, $batch: ID!) { undoBulkEdit(resource: $resource, batch: $batch) { undone kept } }';
  const bulk = async (resource: string, ids: string[], changes: object) => {
    const { changes: shown } = (await admin.call(BULK, { resource, ids, changes })).data.bulkEdit;
    return admin.call(APPLY, { resource, ids, changes, expected: shown.length });
  };

  it('publish many notes at once, in their latest version, and unpublish them', async () => {
    const first = (await save('note', note('The first.', 'Bulk one'))).data.saveContent;
    const second = (await save('note', note('The second.', 'Bulk two'))).data.saveContent;
    const ids = [first.id, second.id];
    expect((await listed('notes', 'bulk', { filters: { publishedAt: 'draft' } })).length).toBe(2);
    const { batch } = (await bulk('notes', ids, { publishedAt: NOW() })).data.applyBulkEdit;
    expect((await shownNotes()).notes.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['Bulk one', 'Bulk two']),
    );
    expect((await listed('notes', 'bulk', { filters: { publishedAt: 'published' } })).length).toBe(2);
    expect((await admin.call(UNDO, { resource: 'notes', batch })).data.undoBulkEdit).toEqual({ undone: 2, kept: 0 });
    expect((await shownNotes()).notes.map(({ title }: { title: string }) => title)).not.toContain('Bulk one');
    expect((await save('note', note('Later.', 'Bulk one'), first.id, first.revision)).code, 'an editor notices').toBe(
      'CHANGED_MEANWHILE',
    );
  });

  it('refuse to publish what is not ready, name it, and change nothing', async () => {
    const draft = {
      topic: bank.topicId,
      kind: 'video',
      summary: '',
      position: null,
      file: null,
      poster: null,
      tracks: [],
    };
    const film = (await save('media', { ...draft, title: 'No film yet' })).data.saveContent;
    const refused = await bulk('video', [film.id], { publishedAt: NOW() });
    expect(refused.code).toBe('INVALID_INPUT');
    expect(refused.errors?.[0]?.extensions?.fields).toEqual({
      publishedAt: 'recordingMissing',
      record: 'No film yet',
    });
    expect(await listed('video', 'no film yet')).toMatchObject([{ cells: { publishedAt: null, kind: 'video' } }]);
    expect(await listed('audio', 'no film yet')).toEqual([]);
  });

  it('move cards to another deck, where they are last, and back', async () => {
    const deck = async (title: string) =>
      (await save('deck', { topic: bank.topicId, title, summary: '', position: null })).data.saveContent.id;
    const [from, to] = [await deck('From'), await deck('To')];
    const card = async (front: string, where: string) =>
      (await save('card', { deck: where, section: '', content: { kind: 'basic', front, back: 'b', typed: false } }))
        .data.saveContent.id;
    const ids = [await card('One $x$', from), await card('Two', from)];
    const gaps = { kind: 'cloze', text: 'From {{c1::high::much}} to {{c2::low}}, as $\\frac{1}{2}$', typed: false };
    await save('card', { deck: to, section: '', content: gaps });
    expect((await listed('flash-card', 'from {{c1')).map(({ title }: { title: string }) => title)).toEqual([
      'From high to low, as $\\frac{1}{2}$',
    ]);
    const { batch } = (await bulk('flash-card', ids, { deck: to })).data.applyBulkEdit;
    const { rows } = await database.pool.query('select position from card_notes where deck_id = $1 order by position', [
      to,
    ]);
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(await listed('flash-card', '', { filters: { deck: from } })).toEqual([]);
    expect((await listed('flash-card-deck', 'to'))[0].cells.cardCount).toBe(3);
    expect((await admin.call(UNDO, { resource: 'flash-card', batch })).data.undoBulkEdit.undone).toBe(2);
    expect((await listed('flash-card', '', { filters: { deck: from } })).length).toBe(2);
  });

  it('delete and restore many posts, and change no content outside of their editors', async () => {
    const category = randomUUID();
    await database.pool.query(
      "insert into blog_categories (id, slug, title, position) values ($1, 'bulk', 'Bulk', 3)",
      [category],
    );
    const post = async (slug: string) =>
      (await save('post', { title: slug, slug, summary: 'A', body: 'W.', author: 'S', category })).data.saveContent.id;
    const ids = [await post('bulk-a'), await post('bulk-b')];
    await bulk('blog-post', ids, { publishedAt: NOW(), author: 'Ada' });
    const DELETE = 'mutation ($resource: String!, $ids: [ID!]!) { deleteResources(resource: $resource, ids: $ids) }';
    expect((await admin.call(DELETE, { resource: 'blog-post', ids })).data.deleteResources).toBe(2);
    expect((await inBin('blog-post', 'bulk')).toSorted()).toEqual(ids.toSorted());
    expect((await admin.call(RESTORE, { resource: 'blog-post', ids })).data.restoreResources).toBe(2);
    const rows = await listed('blog-post', 'bulk');
    expect(rows.map(({ cells }: { cells: object }) => cells)).toMatchObject([
      { publishedAt: null, author: 'Ada' },
      { publishedAt: null, author: 'Ada' },
    ]);
    expect(rows.map(({ cells }: { cells: { slug: string } }) => cells.slug).toSorted()).toEqual(['bulk-a', 'bulk-b']);
    const past = await admin.call(
      'mutation ($values: JSON!) { createResource(resource: "blog-post", values: $values) { id } }',
      { values: { category, author: 'X', publishedAt: null } },
    );
    expect(past.code).toBe('FORBIDDEN');
  });
});
