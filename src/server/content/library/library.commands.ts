import { randomUUID } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import { type CardNote, cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { Catalogue } from '../../interchange/bank/catalogue.ts';
import { runImport } from '../../interchange/bank/import-run.ts';
import { readDraft, type SizedDraft } from '../../interchange/bank/seen-questions.ts';
import { insertImages } from '../../interchange/export/bank.writer.ts';
import { type DeckNoteDraft, writeNotes } from '../../interchange/export/deck.writer.ts';
import { writeNote } from '../../interchange/export/note.writer.ts';
import { writePaper } from '../../interchange/export/paper.writer.ts';
import { type ImportImage, withImages } from '../../interchange/jsonl/question.line.ts';
import { readImage } from '../../interchange/media/image.reader.ts';
import { readMediaDraft, writeMedia } from '../../interchange/media/media-import.ts';
import { readNoteDraft } from '../../interchange/notes/note.draft.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import type { Storage } from '../../platform/media/storage.ts';
import { addFocus } from './focus.commands.ts';
import {
  dataSheetFile,
  type LibrarySubject,
  type LibraryTopic,
  type NamesByLanguage,
  NOTE_FILES,
  noteFile,
} from './library.reader.ts';
import type { LibraryCard } from './library.schema.ts';
import { LIBRARY_LICENCE } from './library-licence.ts';
import { libraryId } from './library-question.ts';

const SOURCE_FIELDS = { work: 'Lectern library', author: 'Lectern', url: null, licence: LIBRARY_LICENCE };
const SOURCE = JSON.stringify(SOURCE_FIELDS);
const SECONDS_PER_CARD = 20;
const DECK_NAMES: NamesByLanguage = { en: 'flash cards', de: 'Karteikarten' };
const FOCUS_NAMES: NamesByLanguage = { en: 'Exam focus', de: 'Prüfungsschwerpunkte' };

/** Where images, audio and videos are stored. */
export type LibraryStores = Pick<Storage, 'imageStore' | 'media'>;

/**
 * Adds subjects of a library, within the client's transaction: whatever their topics lack. What is already there, by
 * its id or title, stays as it is, so that loading again never overwrites changes. The client has to be an
 * `importConnection`, and no import may run meanwhile.
 */
export async function loadSubjects(
  client: ClientBase,
  subjects: readonly LibrarySubject[],
  stores: LibraryStores,
): Promise<void> {
  const loads: SubjectLoad[] = [];
  for (const subject of subjects) loads.push(await openSubject(client, subject, stores));
  const materials: Promise<unknown>[] = [];
  for (const load of loads) {
    await loadQuestions(load);
    // Meanwhile, the questions of the next subject are read: neither the database nor this process waits for the other.
    const loading = loadMaterials(load);
    // It is awaited below; until then, a failure has to be handled.
    loading.catch(() => undefined);
    materials.push(loading);
  }
  await Promise.all(materials);
}

/** A subject that is being loaded; its topics exist. */
type SubjectLoad = LibraryStores & {
  readonly client: ClientBase;
  readonly subject: LibrarySubject;
  readonly catalogue: Catalogue;
  readonly topics: readonly TopicLoad[];
};
type TopicLoad = { readonly topic: LibraryTopic; readonly id: string };

/** Creates a subject and its topics, one after another, as positions are given in the order in which they are created. */
async function openSubject(
  client: ClientBase,
  subject: LibrarySubject,
  { imageStore, media }: LibraryStores,
): Promise<SubjectLoad> {
  const catalogue = new Catalogue(client, subject.language);
  const topics: TopicLoad[] = [];
  for (const topic of subject.topics)
    topics.push({ topic, id: await catalogue.topicId({ subject: subject.title, topic: topic.title }) });
  await client.query("update subjects set summary = $2 where title = $1 and summary = '' and deleted_at is null", [
    subject.title,
    subject.summary,
  ]);
  return { client, subject, catalogue, topics, imageStore, media };
}

/** Everything of a subject but its questions, which exist. Topics are loaded at the same time: they have nothing in common. */
async function loadMaterials(load: SubjectLoad): Promise<void> {
  await Promise.all(load.topics.map((topic) => loadTopic(load, topic)));
  await loadDataSheet(load);
  await loadPapers(load);
}

async function loadTopic(load: SubjectLoad, { topic, id }: TopicLoad): Promise<void> {
  const { client, subject, catalogue, imageStore } = load;
  const images = imagesIn(topic.folder, imageStore);
  await client.query("update topics set summary = $2 where id = $1 and summary = ''", [id, topic.summary]);
  for (const name of NOTE_FILES) {
    const draft = await readNoteDraft(noteFile(subject, topic, name), images);
    if (!(await has(client, id, draft.kind))) await writeNote(client, catalogue, draft);
  }
  await loadDeck(client, {
    topic: id,
    title: `${topic.title}: ${DECK_NAMES[subject.language]}`,
    cards: topic.cards,
    images,
  });
  if (!(await has(client, id, 'examFocus'))) {
    const title = `${FOCUS_NAMES[subject.language]}: ${topic.title}`;
    await addFocus(client, { topic: id, title, source: SOURCE, points: topic.focus });
  }
  await loadMedia(load, { topic, id });
}

/** The formulas and data of a subject, with the summaries of its first topic, which is free. */
async function loadDataSheet({ client, subject, catalogue, topics, imageStore }: SubjectLoad): Promise<void> {
  const [first] = topics;
  const file = dataSheetFile(subject);
  if (first === undefined || file === null) return;
  const draft = await readNoteDraft(file, imagesIn(subject.folder, imageStore));
  const { rowCount } = await client.query('select 1 from materials where topic_id = $1 and title = $2 limit 1', [
    first.id,
    draft.title,
  ]);
  if (rowCount === 0) await writeNote(client, catalogue, draft);
}

async function has(client: ClientBase, topic: string, kind: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from materials where topic_id = $1 and kind = $2 limit 1', [
    topic,
    kind,
  ]);
  return rowCount === 1;
}

const imagesIn =
  (folder: string, imageStore: ImageStore): ImportImage =>
  async (path) => {
    const { image, bytes } = await readImage(folder, path);
    await imageStore.write(image.digest, bytes);
    return image;
  };

/** All questions of a subject in one import, because each import has a fixed cost. */
async function loadQuestions({ client, subject, catalogue, imageStore }: SubjectLoad): Promise<void> {
  const questions = subject.topics.flatMap((topic) => topic.questions);
  const { rows } = await client.query<{ external_id: string }>(
    'select external_id from items where external_id = any($1)',
    [questions.map(({ question }) => question.id)],
  );
  const known = new Set(rows.map((row) => row.external_id));
  const added = questions.filter(({ question }) => !known.has(question.id));
  if (added.length === 0) return;
  const { rejected } = await runImport(client, {
    files: [subject.folder],
    imageStore,
    catalogue,
    transactions: 'caller',
    drafts: () => draftsOf(subject, known, imageStore),
  });
  const [first] = rejected;
  if (first !== undefined) throw new Error(`${first.file}:${first.line}: ${JSON.stringify(first.reason)}`);
  await client.query(
    `update items i set estimate = g.estimate from unnest($1::text[], $2::text[]) as g(id, estimate)
     where i.external_id = g.id`,
    [added.map(({ question }) => question.id), added.map(({ estimate }) => estimate)],
  );
}

/** The questions of a subject with their images, without the known ones. */
async function* draftsOf(
  { topics }: LibrarySubject,
  known: ReadonlySet<string>,
  imageStore: ImageStore,
): AsyncGenerator<SizedDraft> {
  for (const { folder, questions } of topics) {
    const images = imagesIn(folder, imageStore);
    for (const { question, draft, file, line } of questions) {
      if (known.has(question.id)) continue;
      const { images: listed = [] } = question;
      const complete = listed.length === 0 ? draft : await withImages(draft, listed, images);
      yield { read: readDraft(complete, file, line ?? 1), chars: JSON.stringify(question).length };
    }
  }
}

/** The audio summaries and shorts that a topic lacks: those with neither the title nor the file of an existing one. */
async function loadMedia({ client, subject, catalogue, media }: SubjectLoad, { topic, id }: TopicLoad): Promise<void> {
  if (topic.media.length === 0) return;
  const folder = await realpath(topic.folder);
  const { work, author, url, licence } = SOURCE_FIELDS;
  for (const { line: _line, ...entry } of topic.media) {
    const draft = await readMediaDraft(
      {
        ...entry,
        subject: subject.title,
        topic: topic.title,
        language: subject.language,
        source: { work, author, url },
        licence,
      },
      folder,
      media,
    );
    const { rowCount } = await client.query(
      `select 1 from materials m left join media_files f on f.material_id = m.id
       where m.topic_id = $1 and m.kind = $2 and (m.title = $3 or f.digest = $4) limit 1`,
      [id, entry.kind, entry.title, draft.digest],
    );
    if (rowCount === 0) await writeMedia(client, catalogue, draft);
  }
}

type Deck = {
  readonly topic: string;
  readonly title: string;
  readonly cards: readonly LibraryCard[];
  readonly images: ImportImage;
};

async function loadDeck(client: ClientBase, { topic, title, cards, images }: Deck): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `insert into materials (id, topic_id, kind, title, summary, position, seconds, source, published_at)
     select $1, $2, 'deck', $3, '', (select coalesce(max(position), 0) + 1 from materials where topic_id = $2 and kind = 'deck'),
       $4, $5, now()
     where not exists (select 1 from materials where topic_id = $2 and kind = 'deck' and title = $3) returning id`,
    [randomUUID(), topic, title, cards.length * SECONDS_PER_CARD, SOURCE],
  );
  const deck = rows[0]?.id;
  if (deck === undefined) return;
  const drafts: DeckNoteDraft[] = [];
  for (const [position, card] of cards.entries()) {
    const { content, digests } = await contentOf(client, card, images);
    drafts.push({ externalId: `library-${position + 1}`, section: '', position, content, images: digests });
  }
  await writeNotes(client, deck, drafts, { replace: false });
}

async function contentOf(
  client: ClientBase,
  card: LibraryCard,
  images: ImportImage,
): Promise<{ readonly content: CardNote; readonly digests: readonly string[] }> {
  if ('cloze' in card)
    return { content: cardNoteSchema.parse({ kind: 'cloze', text: card.cloze, typed: false }), digests: [] };
  const { front, back } = card;
  if ('image' in card) {
    const image = await images(card.image);
    await insertImages(client, [image]);
    const content = { kind: 'image', front, back, figure: image.digest, alt: card.alt, typed: false };
    return { content: cardNoteSchema.parse(content), digests: [image.digest] };
  }
  const { reversed = false, typed = false } = card;
  return { content: cardNoteSchema.parse({ kind: reversed ? 'reversed' : 'basic', front, back, typed }), digests: [] };
}

async function loadPapers({ client, subject }: SubjectLoad): Promise<void> {
  for (const { file, sections, ...paper } of subject.papers) {
    const { rowCount } = await client.query(
      `select 1 from exam_papers p join subjects s on s.id = p.subject_id
       where s.title = $1 and p.title = $2 and p.year = $3 and p.session = $4`,
      [subject.title, paper.title, paper.year, paper.session],
    );
    if (rowCount !== 0) continue;
    const outcome = await writePaper(client, {
      ...paper,
      subject: subject.title,
      board: 'Lectern',
      gradeBoundaries: subject.gradeBoundaries,
      source: 'Lectern library',
      licence: LIBRARY_LICENCE,
      sections: sections.map(({ questions, ...section }) => ({
        ...section,
        questions: questions.map(({ question, marks }) => {
          const [topic = '', number = ''] = question.split('/');
          return { question: libraryId(subject.slug, topic, number), marks };
        }),
      })),
    });
    if (outcome.outcome === 'refused') throw new Error(`${file}: ${JSON.stringify(outcome.reason)}`);
  }
}
