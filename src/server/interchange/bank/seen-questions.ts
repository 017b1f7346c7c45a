import type { ClientBase } from 'pg';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { nameOf } from '../questions/interchange-question.ts';
import { contentDigest, type QuestionDraft } from '../questions/question.draft.ts';

/** A draft and where it was read. */
export type ReadDraft = {
  readonly draft: QuestionDraft;
  readonly digest: string;
  readonly file: string;
  readonly line: number;
  /** Its name in the file, or the start of its text. */
  readonly question: string;
  /** Its number among the questions of its file, from 1; left out if they are not counted. */
  readonly number?: number;
};

/** A draft and its approximate length. */
export type SizedDraft = { readonly read: ReadDraft; readonly chars: number };

export type Sorted = {
  /** Ids that occur for the first time in this run. */
  readonly fresh: readonly ReadDraft[];
  /** The same question again. */
  readonly repeated: readonly ReadDraft[];
  /** Another question with an id that this run has already read. */
  readonly conflicting: readonly { readonly read: ReadDraft; readonly reason: ImportReason }[];
};

type SeenRow = {
  readonly external_id: string;
  readonly contentKey: string;
  readonly file: string;
  readonly line: number;
};

/** A question as it was read, with its digest and its position: file, line (from 1), and name. */
export const readDraft = (
  draft: QuestionDraft,
  file: string,
  line: number,
  { question = nameOf(draft.stem), ...number }: { readonly question?: string; readonly number?: number } = {},
): ReadDraft => ({ draft, digest: contentDigest(draft), file, line, question, ...number });

const textsOf = ({ draft: { type, subject, topic, subtopic }, digest }: ReadDraft): string =>
  JSON.stringify([digest, type, subject, topic, subtopic]);

/**
 * What this run has read so far, by id. Stored in a temporary table of the connection, not in memory, since a run may
 * read millions.
 */
export async function startSeeing(client: ClientBase): Promise<void> {
  await client.query(
    'create temporary table import_seen (external_id text primary key, "contentKey" text not null, file text not null, line integer not null)',
  );
}

/** Drops the temporary table of `startSeeing`. */
export const stopSeeing = async (client: ClientBase): Promise<void> => {
  await client.query('drop table import_seen');
};

/** Compares a batch with what the run has read before, and records it; queries at once. */
export async function sortBySeen(client: ClientBase, batch: readonly ReadDraft[]): Promise<Sorted> {
  const firstOccurrences = new Map<string, ReadDraft>();
  for (const read of batch)
    if (!firstOccurrences.has(read.draft.externalId)) firstOccurrences.set(read.draft.externalId, read);
  const earlier = await earlierOf(client, [...firstOccurrences.values()]);

  const fresh: ReadDraft[] = [];
  const repeated: ReadDraft[] = [];
  const conflicting: Sorted['conflicting'][number][] = [];
  for (const read of batch) {
    const id = read.draft.externalId;
    const first = firstOccurrences.get(id);
    const before = earlier.get(id) ?? (first && first !== read ? seenRow(first) : undefined);
    if (before === undefined) fresh.push(read);
    else if (before.contentKey === textsOf(read)) repeated.push(read);
    else
      conflicting.push({
        read,
        reason: { code: 'idRepeated', id, file: before.file, line: before.line },
      });
  }
  return { fresh, repeated, conflicting };
}

const seenRow = (read: ReadDraft): SeenRow => ({
  external_id: read.draft.externalId,
  contentKey: textsOf(read),
  file: read.file,
  line: read.line,
});

/** Records the ones that are new to the run; returns what the ids of the others refer to. */
async function earlierOf(client: ClientBase, reads: readonly ReadDraft[]): Promise<Map<string, SeenRow>> {
  const rows = reads.map(seenRow);
  const { rows: added } = await client.query<{ external_id: string }>({
    name: 'import-see',
    text: `insert into import_seen select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[])
           on conflict do nothing returning external_id`,
    values: [
      rows.map((row) => row.external_id),
      rows.map((row) => row.contentKey),
      rows.map((row) => row.file),
      rows.map((row) => row.line),
    ],
  });
  if (added.length === rows.length) return new Map();
  const news = new Set(added.map((row) => row.external_id));
  const { rows: earlier } = await client.query<SeenRow>('select * from import_seen where external_id = any($1)', [
    rows.map((row) => row.external_id).filter((id) => !news.has(id)),
  ]);
  return new Map(earlier.map((row) => [row.external_id, row]));
}
