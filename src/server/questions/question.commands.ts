import { randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import { ProductError } from '#domain/platform/errors.ts';
import { problemText } from '#domain/platform/problem.ts';
import {
  draftProblems,
  type QuestionDraft,
  questionDraftSchema,
  templateOf,
} from '#domain/questions/authoring/question-draft.schema.ts';
import { exampleOf, type Template } from '#domain/questions/parameters/template.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { contentDigest, type QuestionContent } from '../interchange/questions/question.draft.ts';
import { isUuid } from '../platform/db/uuid.ts';
import { readTemplate, type StoredTemplate } from './answer-keys/drawn-question.ts';
import { storedTemplate } from './answer-keys/key-columns.sql.ts';
import { type Author, isOwn } from './author.ts';
import { compareExpressions } from './expressions/compare-expressions.ts';
import { recorded } from './recorded-change.ts';

export type SavedQuestion = { readonly id: string; readonly revision: number; readonly version: number };

export type LockedQuestion = {
  readonly id: string;
  readonly type: QuestionTypeName;
  readonly topicId: string;
  readonly revision: number;
  /** The current version. */
  readonly version: number;
  /** The latest version's number and content. */
  readonly latest: number;
  readonly digest: string;
  /** Of its latest version; null if it is not randomised. */
  readonly template: StoredTemplate | null;
  readonly isPublished: boolean;
  readonly inBank: boolean;
};

const LOCK = `
  select i.id, i.type, i.topic_id as "topicId", i.revision, i.version, v.version as latest, encode(v.digest, 'hex') as digest,
    ${storedTemplate('v')} as template,
    i.published_at is not null as "isPublished", i.in_bank as "inBank"
  from items i cross join lateral (select * from item_versions v where v.item_id = i.id order by v.version desc limit 1) v
  where i.id = $1 and ${isOwn('i', '$2', '$3')} and (i.deleted_at is null or $4) for update of i`;

/**
 * The question, locked until the transaction ends. Throws `NOT_FOUND`, and `CHANGED_MEANWHILE` if it has changed since
 * the revision that the author saw.
 */
export async function lockQuestion(
  client: pg.ClientBase,
  author: Author,
  { id, revision, deleted = false }: { readonly id: string; readonly revision: number; readonly deleted?: boolean },
): Promise<LockedQuestion> {
  const { rows } = isUuid(id)
    ? await client.query<LockedQuestion>(LOCK, [id, author.userId, author.bank, deleted])
    : { rows: [] };
  const item = rows[0];
  if (item === undefined) throw new ProductError('NOT_FOUND');
  if (item.revision !== revision) throw new ProductError('CHANGED_MEANWHILE');
  return item;
}

/** The draft, validated with the schemas of its type. Throws `INVALID_INPUT` with a message for each field. */
export function readQuestionDraft(input: unknown): QuestionDraft {
  const fields = draftProblems(input, compareExpressions);
  if (Object.keys(fields).length > 0) throw new ProductError('INVALID_INPUT', { fields });
  return questionDraftSchema.parse(input);
}

/** Creates a question as a draft: in the bank, or as a teacher's own. Throws `INVALID_INPUT`. */
export function createQuestion(pool: pg.Pool, author: Author, draft: QuestionDraft): Promise<SavedQuestion> {
  const id = randomUUIDv7();
  return recorded(pool, author, { kind: 'question-bank', id, action: 'created' }, async (client) => {
    const { rowCount } = await client.query(
      `insert into items (id, topic_id, external_id, type, subtopic, version, stage, published_at, tags, estimate, in_bank, owner_id)
       select $1::uuid, t.id, 'lectern-' || $1::uuid::text, $3, $4, 1, 'draft', null, $5::text[], $6, $7::boolean, case when not $7 then $8::uuid end
       from topics t where t.id = $2`,
      [id, draft.topic, draft.type, draft.subtopic, draft.tags, draft.estimate, author.bank, author.userId],
    );
    if (rowCount === 0) throw new ProductError('INVALID_INPUT', { fields: { topic: problemText('topicMissing') } });
    await writeVersion(client, author, { id, number: 1, draft });
    return { id, revision: 1, version: 1 };
  });
}

/**
 * Saves a question. Changed content is a new version, which students get once it is published; a changed location takes
 * effect at once. Throws `NOT_FOUND`, `CHANGED_MEANWHILE`, `INVALID_INPUT`.
 */
export const saveQuestion = (
  pool: pg.Pool,
  author: Author,
  target: { readonly id: string; readonly revision: number },
  draft: QuestionDraft,
): Promise<SavedQuestion> =>
  recorded(pool, author, { kind: 'question-bank', id: target.id, action: 'changed' }, async (client) => {
    const item = await lockQuestion(client, author, target);
    if (item.type !== draft.type) {
      throw new ProductError('INVALID_INPUT', {
        fields: { type: problemText('questionTypeFixed') },
      });
    }
    const complete = { ...draft, parameters: draft.parameters === undefined ? parametersOf(item) : draft.parameters };
    const { digest } = await contentOf(client, complete);
    const hasChanged = digest !== item.digest;
    const latest = hasChanged ? item.latest + 1 : item.latest;
    if (hasChanged) await writeVersion(client, author, { id: item.id, number: latest, draft: complete });
    const { rows } = await client.query<{ revision: number }>(
      `update items i set topic_id = t.id, subtopic = $3, tags = $4::text[], estimate = $5, revision = i.revision + 1, changed_at = now(),
         stage = case when $6::boolean then 'draft' else i.stage end, publish_at = case when $6 then null else i.publish_at end,
         version = case when i.published_at is null then $7 else i.version end
       from topics t where i.id = $1 and t.id = $2 returning i.revision`,
      [item.id, draft.topic, draft.subtopic, draft.tags, draft.estimate, hasChanged, latest],
    );
    const saved = rows[0];
    if (saved === undefined)
      throw new ProductError('INVALID_INPUT', { fields: { topic: problemText('topicMissing') } });
    return { id: item.id, revision: saved.revision, version: latest };
  });

/** A tab with a previous version does not send the parameters of a randomised question: it keeps them. */
const parametersOf = ({ template }: LockedQuestion): Template['parameters'] | null =>
  template === null ? null : readTemplate(template).parameters;

/**
 * The content of a draft in the form of a version: of a randomised question, an example of it. Throws `INVALID_INPUT` if
 * an image does not exist, or if the question has no valid draw.
 */
async function contentOf(client: pg.ClientBase, draft: QuestionDraft) {
  const { stem, body, key, explanation, hints, source } = draft;
  const written = { stem, body, key, explanation: explanation === '' ? null : explanation, hints };
  const template = templateOf({ ...written, parameters: draft.parameters });
  const example = template === null ? written : exampleOf(draft.type, template);
  if (example === null)
    throw new ProductError('INVALID_INPUT', { fields: { parameters: problemText('drawImpossible') } });
  const content: QuestionContent = { ...example, source, template };
  const digests = [
    ...new Set([...JSON.stringify(content).matchAll(/figure:([0-9a-f]{64})/g)].map(([, digest = '']) => digest)),
  ];
  const { rows } =
    digests.length === 0
      ? { rows: [] }
      : await client.query<{ digest: string }>('select digest from figures where digest = any($1)', [digests]);
  if (rows.length < digests.length) {
    throw new ProductError('INVALID_INPUT', {
      problem: problemText('questionImageGone'),
    });
  }
  return { content, digests, digest: contentDigest({ ...content, images: digests.map((digest) => ({ digest })) }) };
}

async function writeVersion(
  client: pg.ClientBase,
  author: Author,
  { id, number, draft }: { readonly id: string; readonly number: number; readonly draft: QuestionDraft },
): Promise<void> {
  const { content, digests, digest } = await contentOf(client, draft);
  await client.query(
    `insert into item_versions (id, item_id, version, stem, body, key, explanation, hints, source, figures, digest, author_id, template)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, decode($11, 'hex'), $12, $13)`,
    [
      ...[randomUUIDv7(), id, number, content.stem, JSON.stringify(content.body), JSON.stringify(content.key)],
      ...[content.explanation, JSON.stringify(content.hints), JSON.stringify(content.source), JSON.stringify(digests)],
      ...[digest, author.userId, content.template == null ? null : JSON.stringify(content.template)],
    ],
  );
}
