import type pg from 'pg';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { CONTENT_OF_KIND } from '#domain/content/material-kind.ts';
import type { MaterialSummary } from '#domain/content/material-summary.ts';
import type { Annotation } from '#domain/content/notes/annotation.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { accessFacts, type Viewer } from '../access/viewer.ts';
import type { SubjectRef, TopicRef } from '../content/content.queries.ts';
import {
  type ContentImage,
  type ImageUrl,
  imagesJson,
  type StoredImage,
  withAddresses,
} from '../content/content-image.ts';
import type { QuestionSource } from '../platform/db/schema/questions/questions.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { materialsJson } from './material.queries.ts';

export type Note<F = ContentImage> = {
  readonly id: string;
  readonly body: string;
  readonly version: number;
  readonly images: readonly F[];
  readonly source: QuestionSource;
  /** Id of the heading above the reading position, or null. */
  readonly heading: string | null;
  readonly annotations: readonly Annotation[];
};

export type Notes = {
  readonly subject: SubjectRef;
  readonly topic: TopicRef;
  /** Note booklets and one-page summaries of the topic. */
  readonly notes: readonly MaterialSummary[];
  /** The requested note, or otherwise the first that the viewer may read. Null if there is none. */
  readonly shown: Note | null;
};

type TopicRow = Omit<Notes, 'shown'> & { readonly free: boolean };

const READ_LIST = `
  select json_build_object('id', s.id, 'slug', s.slug, 'title', s.title) as subject,
    json_build_object('id', t.id, 'slug', t.slug, 'title', t.title) as topic, t.free, ${materialsJson('t.id', '$1')} as notes
  from live_topics t join live_subjects s on s.id = t.subject_id where s.slug = $2 and t.slug = $3`;

const READ_NOTE = `
  select n.material_id as id, n.body, n.version, m.source, ${imagesJson('n')} as images, p.place ->> 'heading' as heading, (
    select coalesce(json_agg(json_build_object('id', a.id, 'quote', a.quote, 'before', a.before, 'after', a.after,
      'start', a.start, 'comment', a.comment, 'revision', a.revision, 'removed', false) order by a.start, a.id), '[]')
    from note_annotations a where a.user_id = $1 and a.material_id = m.id and not a.removed
  ) as annotations
  from note_texts n join materials m on m.id = n.material_id
  left join material_progress p on p.material_id = m.id and p.user_id = $1
  where m.id = $2 and m.published_at <= now()`;

/**
 * The notes of a topic and the one to read, with the viewer's own highlights.
 * @param noteId id of the requested note, or null for the first open one
 * @throws `NOT_FOUND`; `PAYMENT_REQUIRED` if no plan opens the requested note
 */
export async function readNotes(
  pool: pg.Pool,
  viewer: Viewer,
  { subject, topic, noteId }: { subject: string; topic: string; noteId: string | null },
  address: ImageUrl,
): Promise<Notes> {
  const { rows } = await pool.query<TopicRow>({
    name: 'read-notes',
    text: READ_LIST,
    values: [viewer.userId, subject, topic],
  });
  const [row] = rows;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const { free, ...location } = row;
  const notes = row.notes.filter(({ kind }) => kind === 'noteBooklet' || kind === 'onePageSummary');
  const facts = accessFacts(viewer, { id: row.topic.id, free });
  const mayRead = ({ kind }: MaterialSummary): boolean =>
    decideAccess(facts, { type: CONTENT_OF_KIND[kind], topic: row.topic.id, subject: row.subject.id }).allowed;
  const shown = noteId === null ? notes.find(mayRead) : notes.find(({ id }) => id === noteId);
  if (shown === undefined && noteId !== null) throw new ProductError('NOT_FOUND');
  if (shown !== undefined && noteId !== null && !mayRead(shown)) throw new ProductError('PAYMENT_REQUIRED');
  if (shown === undefined) return { ...location, notes, shown: null };
  return { ...location, notes, shown: await readNote(pool, viewer, shown.id, address) };
}

async function readNote(pool: pg.Pool, viewer: Viewer, id: string, address: ImageUrl): Promise<Note> {
  const { rows } = isUuid(id)
    ? await pool.query<Note<StoredImage>>({ name: 'read-note', text: READ_NOTE, values: [viewer.userId, id] })
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return withAddresses(rows[0], address);
}
