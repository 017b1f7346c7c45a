import type { ClientBase } from 'pg';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { ReadDraft } from './seen-questions.ts';

/** What the bank contains of the incoming questions. */
export type Known = {
  /** By the id of each in its source. */
  readonly items: ReadonlyMap<string, BankQuestion>;
  /** Existing questions with the same content, by digest; empty if not requested. */
  readonly contentKey: ReadonlySet<string>;
};

export type BankQuestion = {
  readonly id: string;
  readonly externalId: string;
  readonly type: QuestionTypeName;
  readonly topicId: string;
  readonly subtopic: string | null;
  readonly version: number;
  /** Null: it belongs to the bank. */
  readonly ownerId: string | null;
  /** The highest version number; above `version` if the next one is a draft. */
  readonly latest: number;
  /** Hex. */
  readonly digest: string;
};

// The inner query must not be merged, so that each version is found by its index whatever the statistics say.
const FIND = `
  select i.id, i.external_id as "externalId", i.type, i.topic_id as "topicId", i.subtopic, i.version,
    case when not i.in_bank then coalesce(i.owner_id::text, 'nobody') end as "ownerId", v.digest, v.latest
  from items i cross join lateral (
    select encode(digest, 'hex') as digest, (select coalesce(max(version), 0) from item_versions where item_id = i.id) as latest
    from item_versions where item_id = i.id and version = i.version limit 1
  ) v
  where i.external_id = any($1)`;

/** Sends its queries at once. `skips`: questions with the same content as an existing one are skipped. */
export async function findExisting(
  client: ClientBase,
  reads: readonly ReadDraft[],
  { ownerId, skips }: { readonly ownerId: string | null; readonly skips: boolean },
): Promise<Known> {
  const [items, contentKeys] = await Promise.all([
    findQuestions(client, reads),
    skips ? findSameText(client, reads, ownerId) : new Set<string>(),
  ]);
  return { items, contentKey: contentKeys };
}

async function findQuestions(client: ClientBase, reads: readonly ReadDraft[]): Promise<Map<string, BankQuestion>> {
  const ids = reads.map(({ draft }) => draft.externalId);
  const { rows } = await client.query<BankQuestion>({ name: 'import-find', text: FIND, values: [ids] });
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** Existing questions with the same content, by digest. */
async function findSameText(
  client: ClientBase,
  reads: readonly ReadDraft[],
  ownerId: string | null,
): Promise<Set<string>> {
  // First the matches, then whether they count: in one join, a database whose statistics are out of date scans the
  // whole bank for every question.
  const { rows } = await client.query<{ digest: string }>(
    `with imported as materialized (
       select item_id, version, digest from item_versions
       where digest = any(array(select decode(d, 'hex') from unnest($1::text[]) d)))
     select encode(imported.digest, 'hex') as digest from imported join items i on i.id = imported.item_id and i.version = imported.version
     where i.deleted_at is null and case when $2::uuid is null then i.in_bank else i.owner_id = $2 end`,
    [reads.map(({ digest }) => digest), ownerId],
  );
  return new Set(rows.map(({ digest }) => digest));
}
