import type pg from 'pg';
import type { Difficulty } from '#domain/attempts/results/difficulty.ts';
import type { BankFilter } from '#domain/questions/authoring/bank-filter.schema.ts';
import type { Stage } from '#domain/questions/authoring/stage.rule.ts';
import { BANK_PAGE_ROWS } from '#domain/questions/question.limits.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { readCursor } from '../assessments/assessment-list.queries.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import { searchText, searchWords } from '../platform/db/search-words.ts';
import { isUnexplained, marksOfKey } from './answer-keys/key-columns.sql.ts';
import { type Author, canContain, isOfSchool, isShared, sharedBy, sharing } from './author.ts';

/** A question in the list of the bank. */
export type BankRow = {
  readonly id: string;
  readonly externalId: string;
  /** Not in the bank: its author's own. */
  readonly isOwn: boolean;
  /** The colleague who owns it; null: it belongs to the bank or the viewer. */
  readonly sharedBy: string | null;
  /** Its author's own, shared with colleagues. */
  readonly isShared: boolean;
  readonly type: QuestionTypeName;
  readonly stage: Stage;
  /** Whether a version of it is published. */
  readonly isLive: boolean;
  /** The beginning of the latest version's text; for a teacher, of the bank's published version. */
  readonly stem: string;
  readonly topic: string;
  readonly subject: string;
  readonly difficulty: Difficulty;
  readonly marks: number;
  readonly tags: readonly string[];
  readonly openReports: number;
  readonly changedAt: string;
};

export type BankPage = {
  readonly rows: readonly BankRow[];
  /** The cursor of the next page; null: this was the last one. */
  readonly next: string | null;
};

const STEM_SHOWN_CHARS = 240;
/** Up to this many matches of a word are looked up; for a word with more matches, the list is scanned instead. */
const FOUND_FEW = 4_000;

/**
 * A page of the bank, most recently changed first, by keyset pagination: the last page costs what the first does. A
 * teacher's page contains the teacher's own questions; to choose from, also the bank's published ones and those that
 * colleagues share. Throws `INVALID_INPUT` for an invalid cursor.
 */
export async function readBank(
  pool: pg.Pool,
  author: Author,
  filter: BankFilter,
  after: string | null,
  most = BANK_PAGE_ROWS,
): Promise<BankPage> {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const me = withParams(author, put);
  const conditions = bankConditions(me, allowed(author, filter), put);
  if (after !== null) {
    const [changed, id] = readCursor(after);
    conditions.push(`(i.changed_at, i.id) < (${put(changed)}::timestamptz, ${put(id)}::uuid)`);
  }
  const words = await readWords(pool, filter.search);
  const page =
    words === null ? pageOf(conditions, most + 1) : foundPage(me, conditions, most + 1, putWords(words, put));
  const { rows } = await pool.query<BankRow & { cursor: string }>(listText(me, page), values);
  const shown = rows.slice(0, most);
  return {
    rows: shown.map(({ cursor: _, ...row }) => row),
    next: rows.length > most ? (shown.at(-1)?.cursor ?? null) : null,
  };
}

// Only their authors see the status of the bank's and of others' questions; a school admin cannot choose questions.
const allowed = ({ bank, readsSchool }: Author, filter: BankFilter): BankFilter =>
  bank || (!filter.selectable && readsSchool === null)
    ? filter
    : {
        ...filter,
        ...{ stage: null, reported: false, unexplained: false, selectable: filter.selectable && readsSchool === null },
      };

/** The conditions on rows `i` of an author's whole list, including the search. `put` as with `bankConditions`. */
export async function choiceConditions(
  pool: pg.Pool,
  author: Author,
  filter: BankFilter,
  put: (value: unknown) => string,
): Promise<string[]> {
  // Questions that a user may choose are not all theirs to export. Conditions on the bank's authors don't use the user,
  // and an unused parameter has no type.
  const me = author.bank ? { ...author, userParam: 'null::uuid', school: null } : withParams(author, put);
  const conditions = bankConditions(me, allowed(author, { ...filter, selectable: false }), put);
  const words = await readWords(pool, filter.search);
  if (words === null) return conditions;
  const { query, typed } = putWords(words, put);
  return [
    ...conditions,
    `i.id in (select id from items where external_id = ${typed}
      union all select item_id from item_versions where search @@ ${query})`,
  ];
}

/** An author, and the placeholders of the id and of the school that is read; null if there is none. */
type AuthorParams = Author & { readonly userParam: string; readonly school: string | null };

const withParams = (author: Author, put: (value: unknown) => string): AuthorParams => ({
  ...author,
  userParam: put(author.userId),
  school: author.readsSchool === null ? null : put(author.readsSchool),
});

/** The conditions without the search. `put` adds a value to the parameters and returns its placeholder. */
function bankConditions(author: AuthorParams, filter: BankFilter, put: (value: unknown) => string): string[] {
  const conditions = [
    author.bank
      ? 'i.in_bank'
      : filter.selectable
        ? canContain(author.userParam, 'i')
        : `not i.in_bank and (i.owner_id = ${author.userParam}${
            author.school === null ? '' : ` or ${isOfSchool('item', 'i', author.school)}`
          })`,
    `i.deleted_at is ${filter.deleted ? 'not ' : ''}null`,
  ];
  if (filter.topic !== null) conditions.push(`i.topic_id = ${put(filter.topic)}`);
  if (filter.type !== null) conditions.push(`i.type = ${put(filter.type)}`);
  if (filter.stage !== null) conditions.push(`i.stage = ${put(filter.stage)}`);
  if (filter.selectable) conditions.push('i.published_at is not null');
  if (filter.shared) conditions.push(`i.owner_id <> ${author.userParam} and ${isShared('i', `= ${author.userParam}`)}`);
  if (filter.unexplained) {
    conditions.push(`i.live and exists (select from item_versions v
      where v.item_id = i.id and v.version = i.version and ${isUnexplained('v')})`);
  }
  if (filter.difficulty !== null) conditions.push(`${DIFFICULTY} = ${put(filter.difficulty)}`);
  if (filter.tag !== null) conditions.push(`i.tags @> array[${put(filter.tag)}]::text[]`);
  if (filter.reported) {
    conditions.push(`i.id = any(array(select v.item_id from item_reports r join item_versions v on v.id = r.version_id
      where r.resolved_at is null))`);
  }
  return conditions;
}

/** The measured difficulty of a row `i` of items; until there are enough answers, the author's estimate. */
export const DIFFICULTY = `coalesce((select nullif(d.difficulty, 'unknown') from item_difficulties d where d.item_id = i.id), i.estimate, 'unknown')`;

const pageOf = (conditions: readonly string[], rows: number): string =>
  `select i.* from items i where ${conditions.join(' and ')} order by i.changed_at desc, i.id desc limit ${rows}`;

// A draft of the bank or of a colleague is for its authors alone: others see, and find, the published version.
const isShown = ({ bank, userParam }: AuthorParams): string =>
  bank ? 'true' : `coalesce(i.owner_id = ${userParam}, false)`;
const canSeeVersion = (author: AuthorParams): string => `(${isShown(author)} or v.version <= i.version)`;

// The page is cut before anything is joined to its rows.
const listText = (author: AuthorParams, page: string): string => `
  with page as materialized (${page})
  select i.id, i.external_id as "externalId", not i.in_bank and ${isShown(author)} as "isOwn", i.type,
    ${sharedBy('i', author.userParam)} as "sharedBy", coalesce(${sharing('i')} and ${isShown(author)}, false) as "isShared", case when ${isShown(author)} then i.stage else 'published' end as stage,
    i.published_at is not null as "isLive",
    left(v.stem, ${STEM_SHOWN_CHARS}) as stem, t.title as topic, s.title as subject, ${DIFFICULTY} as difficulty, i.tags,
    ${marksOfKey('v')} as marks, ${instantJson('i.changed_at')} as "changedAt",
    (select count(*)::int from item_versions o join item_reports r on r.version_id = o.id
     where o.item_id = i.id and r.resolved_at is null and ${isShown(author)}) as "openReports",
    i.changed_at::text || '|' || i.id as cursor
  from page i join topics t on t.id = i.topic_id join subjects s on s.id = t.subject_id
  cross join lateral (select v.* from item_versions v where v.item_id = i.id and ${canSeeVersion(author)}
    order by v.version desc limit 1) v
  order by i.changed_at desc, i.id desc`;

/** The input, and as a text search query, whose last word is a prefix; null if it contains no word. */
type Words = {
  readonly typed: string;
  readonly query: string;
  /** It is one word with far too many matches to look them all up, according to the database's statistics. */
  readonly isFrequent: boolean;
};

// Most words have the same form in both; a single lookup takes half the time.
const QUERY = `
  select case when english::text = simple::text then english else english || simple end::text as query,
    $2 and coalesce((select sum(share) from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) e(word, share)
      where schemaname = current_schema() and tablename = 'item_versions' and attname = 'search'
        and starts_with(word, substring(english::text from '^''(.+)'':\\*$')))
      * (select reltuples from pg_class where oid = 'item_versions'::regclass) > ${2 * FOUND_FEW}, false) as "isFrequent"
  from (select to_tsquery('english', $1) as english, to_tsquery('simple', $1) as simple) q`;

async function readWords(pool: pg.Pool, typed: string): Promise<Words | null> {
  if (typed === '') return null;
  const words = searchWords(typed);
  const { rows } = await pool.query<Omit<Words, 'typed'>>(QUERY, [searchText(words), words.length === 1]);
  return { typed, query: '', isFrequent: false, ...rows[0] };
}

const putWords = ({ typed, query, ...rest }: Words, put: (value: unknown) => string): Words => ({
  typed: put(typed),
  query: `${put(query)}::tsquery`,
  ...rest,
});

/**
 * A page of the questions found by id or words. The matches of a rare word are looked up; for a frequent one the list
 * is scanned until the page is full, which is soon. If the statistics don't say which it is, counting decides, and only
 * one of the two runs: the other's condition matches no row.
 */
function foundPage(
  author: AuthorParams,
  conditions: readonly string[],
  rows: number,
  { typed, query, isFrequent }: Words,
): string {
  const holds = `coalesce((select true from item_versions v where v.item_id = i.id and v.search @@ ${query}
      and ${canSeeVersion(author)} limit 1),
    i.external_id = ${typed})`;
  if (isFrequent) return pageOf([holds, ...conditions], rows);
  return `
  with found as materialized (
    select item_id from item_versions where search @@ ${query} limit ${FOUND_FEW + 1}
  ), few as materialized (select count(*) <= ${FOUND_FEW} as are from found)
  (${pageOf(
    [
      '(select are from few)',
      `i.id = any(array(select id from items where external_id = ${typed} union select item_id from found))`,
      ...(author.bank ? [] : [holds]),
      ...conditions,
    ],
    rows,
  )})
  union all
  (${pageOf(['not (select are from few)', holds, ...conditions], rows)})`;
}
