import { randomUUIDv7 } from 'node:crypto';
import type { ClientBase } from 'pg';
import { QUESTIONS_PER_QUIZ_MAX } from '#domain/assessments/assessment.limits.ts';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { BankQuestion, Known } from '../bank/bank.lookup.ts';
import type { Catalogue, TopicTarget } from '../bank/catalogue.ts';
import type { ReadDraft } from '../bank/seen-questions.ts';
import type { ContentImage } from '../media/image.reader.ts';

/** The result for one question. `imported`: new, changed or moved. `refused`: the bank cannot store it. */
export type QuestionOutcome = { readonly read: ReadDraft; readonly outcome: 'imported' | 'unchanged' } | Refusal;
type Refusal = { readonly read: ReadDraft; readonly outcome: 'refused'; readonly reason: ImportReason };

/** One change to the bank, in the form that WRITE takes. */
type Change = {
  readonly id: string;
  readonly is_new: boolean;
  readonly external_id: string;
  readonly topic_id: string;
  readonly type: string;
  readonly subtopic: string | null;
  readonly tags: readonly string[];
  readonly version: number;
  /** Null: the content stays the same, only the location changes. */
  readonly version_id: string | null;
  readonly stem: string;
  readonly body: unknown;
  readonly key: unknown;
  readonly explanation: string | null;
  readonly hints: readonly string[];
  readonly template: unknown;
  readonly source: unknown;
  readonly images: readonly string[];
  readonly digest: string;
  /** Null: not added to the practice quiz, or in it already. */
  readonly quiz_id: string | null;
  readonly position: number;
  /** Null: it belongs to the bank. */
  readonly owner_id: string | null;
  /** The previous version. */
  readonly before: number | null;
};

// As jsonb: json is parsed again for each column of each row, which took half of the statement's time.
const WRITE = `
  with changes as materialized (
    select * from jsonb_to_recordset($1::jsonb) as c(
      id uuid, is_new boolean, external_id text, topic_id uuid, type text, subtopic text, tags text[], version integer,
      version_id uuid, stem text, body jsonb, key jsonb, explanation text, hints jsonb, template jsonb, source jsonb, images jsonb, digest text,
      quiz_id uuid, position integer, owner_id uuid)
  ), new_items as (
    insert into items (id, topic_id, external_id, type, subtopic, tags, version, in_bank, owner_id)
    select id, topic_id, external_id, type, subtopic, tags, version, owner_id is null, owner_id from changes where is_new
  ), new_versions as (
    insert into item_versions (id, item_id, version, stem, body, key, explanation, hints, template, source, figures, digest)
    select version_id, id, version, stem, body, key, explanation, hints, nullif(template, 'null'), source, images, decode(digest, 'hex')
    from changes where version_id is not null
  )
  insert into quiz_items (quiz_id, item_id, position)
  select quiz_id, id, position from changes where quiz_id is not null`;

const MOVE = `
  update items i set version = c.version, topic_id = c.topic_id, subtopic = c.subtopic, stage = 'published', publish_at = null,
    revision = i.revision + 1, changed_at = now()
  from unnest($1::uuid[], $2::integer[], $3::uuid[], $4::text[]) as c(id, version, topic_id, subtopic)
  where i.id = c.id`;

const REMOVE_FROM_QUIZZES = `
  delete from quiz_items qi using quizzes q
  where q.id = qi.quiz_id and q.practice and qi.item_id = any($1)`;

const INSERT_IMAGES = `
  insert into figures (digest, mime, bytes, width, height)
  select * from unnest($1::text[], $2::text[], $3::integer[], $4::integer[], $5::integer[])
  on conflict do nothing`;

/** The owner of the questions. */
export type BankWriter = {
  /** The user who owns the questions; null: the bank, and the practice quiz of their topic. */
  readonly ownerId: string | null;
  /** `skip`: existing questions, by id or by content, stay unchanged. */
  readonly duplicates?: 'skip' | 'replace';
  /** What this run has imported so far, by digest: a repetition counts as existing. */
  readonly importedDigests: Set<string>;
  /**
   * Called, within the transaction, for every question that is created or changed, with the previous version or null.
   * Sends what it writes at once.
   */
  readonly onWritten: (client: ClientBase, written: readonly ImportedQuestion[]) => Promise<void>;
};
export type ImportedQuestion = { readonly id: string; readonly before: number | null };

/** The planned changes of a batch. */
export type CheckedBatch = {
  readonly outcomes: readonly QuestionOutcome[];
  readonly changes: readonly Change[];
  /** Questions that leave their current topic. */
  readonly moved: readonly string[];
};

/** Plans the changes for questions with different ids. Creates missing topics, within the client's transaction. */
export async function checkBatch(
  catalogue: Catalogue,
  reads: readonly ReadDraft[],
  { items, contentKey: contentKeys }: Known,
  writing: BankWriter | null,
): Promise<CheckedBatch> {
  const ownerId = writing?.ownerId ?? null;
  const skips = writing?.duplicates === 'skip';
  const outcomes: QuestionOutcome[] = [];
  const changes: Change[] = [];
  const moved: string[] = [];
  for (const read of reads) {
    const item = items.get(read.draft.externalId);
    if (item !== undefined && item.ownerId !== ownerId) {
      outcomes.push({ read, outcome: 'refused', reason: { code: 'ownedByAnother' } });
      continue;
    }
    if (item !== undefined && item.type !== read.draft.type) {
      outcomes.push({ read, outcome: 'refused', reason: otherType(item, read.draft.type) });
      continue;
    }
    if (skips && (item !== undefined || contentKeys.has(read.digest) || writing.importedDigests.has(read.digest))) {
      outcomes.push({ read, outcome: 'unchanged' });
      continue;
    }
    const target =
      ownerId === null ? await catalogue.topicTarget(read.draft) : await catalogue.findTopicTarget(read.draft);
    if (target === null) {
      outcomes.push({ read, outcome: 'refused', reason: noTopic(read) });
      continue;
    }
    if (item !== undefined && isAsWritten(item, read, target)) {
      outcomes.push({ read, outcome: 'unchanged' });
      continue;
    }
    if (item !== undefined && item.topicId !== target.topicId) moved.push(item.id);
    changes.push(changeOf(read, target, item, ownerId));
    outcomes.push({ read, outcome: 'imported' });
    writing?.importedDigests.add(read.digest);
  }
  return { outcomes, changes, moved };
}

/** Sends everything that writes a batch into the bank at once; resolves when it is written. */
export async function writeChanges(
  client: ClientBase,
  { changes, moved, outcomes }: CheckedBatch,
  writing: BankWriter | null,
): Promise<void> {
  if (changes.length === 0) return;
  const written = changes.map(({ id, is_new, before }) => ({ id, before: is_new ? null : before }));
  const shown = outcomes.flatMap(({ read, outcome }) => (outcome === 'imported' ? read.draft.images : []));
  await Promise.all([
    sendChanges(client, changes, moved),
    writing?.onWritten(client, written),
    insertImages(client, shown),
  ]);
}

const noTopic = ({ draft: { subject, topic } }: ReadDraft): ImportReason => ({ code: 'topicUnknown', subject, topic });

const otherType = (item: BankQuestion, type: QuestionTypeName): ImportReason => ({
  code: 'typeChanged',
  from: item.type,
  to: type,
});

const isAsWritten = (item: BankQuestion, { draft, digest }: ReadDraft, target: TopicTarget): boolean =>
  item.digest === digest && item.topicId === target.topicId && item.subtopic === draft.subtopic;

function changeOf(
  { draft, digest }: ReadDraft,
  target: TopicTarget,
  item: BankQuestion | undefined,
  ownerId: string | null,
): Change {
  const hasChanged = item?.digest !== digest;
  const joins = ownerId === null && item?.topicId !== target.topicId && target.count < QUESTIONS_PER_QUIZ_MAX;
  if (joins) {
    target.count += 1;
    target.lastPosition += 1;
  }
  const {
    externalId,
    type,
    subtopic,
    tags,
    stem,
    body,
    key,
    explanation,
    hints,
    source,
    images,
    template = null,
  } = draft;
  return {
    // Time-ordered, so that a long import appends to its indexes instead of writing all over them.
    id: item?.id ?? randomUUIDv7(),
    is_new: item === undefined,
    external_id: externalId,
    topic_id: target.topicId,
    type,
    subtopic,
    tags,
    version: hasChanged ? (item?.latest ?? 0) + 1 : (item?.version ?? 1),
    version_id: hasChanged ? randomUUIDv7() : null,
    stem,
    body,
    key,
    explanation,
    hints,
    template,
    source,
    images: images.map((image) => image.digest),
    digest,
    quiz_id: joins ? target.quizId : null,
    position: target.lastPosition,
    owner_id: ownerId,
    before: item?.version ?? null,
  };
}

async function sendChanges(client: ClientBase, changes: readonly Change[], moved: readonly string[]): Promise<void> {
  const old = changes.filter(({ is_new }) => !is_new);
  await Promise.all([
    moved.length > 0 && client.query(REMOVE_FROM_QUIZZES, [moved]),
    client.query({ name: 'import-write', text: WRITE, values: [JSON.stringify(changes)] }),
    old.length > 0 &&
      client.query(MOVE, [
        old.map(({ id }) => id),
        old.map(({ version }) => version),
        old.map(({ topic_id }) => topic_id),
        old.map(({ subtopic }) => subtopic),
      ]),
  ]);
}

/** Adds images to their table; known ones are unchanged. */
export async function insertImages(client: ClientBase, images: readonly ContentImage[]): Promise<void> {
  if (images.length === 0) return;
  const unique = [...new Map(images.map((image) => [image.digest, image])).values()];
  await client.query(INSERT_IMAGES, [
    unique.map(({ digest }) => digest),
    unique.map(({ mime }) => mime),
    unique.map(({ bytes }) => bytes),
    unique.map(({ width }) => width),
    unique.map(({ height }) => height),
  ]);
}
