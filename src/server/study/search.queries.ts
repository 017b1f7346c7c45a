import type pg from 'pg';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { CONTENT_OF_KIND, type FindKind } from '#domain/content/material-kind.ts';
import { SEARCH_MAX_CHARS, SEARCH_MIN_CHARS, SEARCH_RESULTS_MAX } from '#domain/platform/text.limits.ts';
import { accessFacts, type Viewer } from '../access/viewer.ts';
import type { SubjectRef, TopicRef } from '../content/content.queries.ts';
import { searchText, searchWords } from '../platform/db/search-words.ts';

/** A part of a snippet; marked if it matches the query. */
export type SnippetPart = { readonly text: string; readonly marked: boolean };

export type Find = {
  readonly id: string;
  readonly kind: FindKind;
  readonly title: string;
  readonly subject: SubjectRef;
  readonly topic: TopicRef;
  /** No plan of the viewer opens it: only its title is visible. */
  readonly locked: boolean;
  readonly snippet: readonly SnippetPart[];
};

type FindRow = Omit<Find, 'locked' | 'snippet'> & { readonly free: boolean };

const REFS = `json_build_object('id', s.id, 'slug', s.slug, 'title', s.title) as subject,
  json_build_object('id', t.id, 'slug', t.slug, 'title', t.title) as topic, t.free`;

// $1: the query; $2: the words as typed, for titles with a typo; $3: the maximum. Each branch has its own limit, so
// that a frequent word costs no more than a rare one.
const FIND = `
  with hits as (
    (select 'topic' as kind, id, title, id as topic_id, ts_rank(search, $1::tsquery) + 0.4 as rank from live_topics
      where search @@ $1::tsquery or $2 <% title order by rank desc limit $3)
    union all
    (select 'quiz', id, title, topic_id, ts_rank(search, $1::tsquery) from quizzes
      where live and (search @@ $1::tsquery or $2 <% title) order by 5 desc limit $3)
    union all
    (select kind, id, title, topic_id, ts_rank(search, $1::tsquery) + 0.2 from materials
      where published_at <= now() and (search @@ $1::tsquery or $2 <% title) order by 5 desc limit $3)
    union all
    (select m.kind, m.id, m.title, m.topic_id, ts_rank(n.search, $1::tsquery) from note_texts n
      join materials m on m.id = n.material_id and m.published_at <= now()
      where n.search @@ $1::tsquery order by 5 desc limit $3)
  ), best as (
    select distinct on (id) * from hits order by id, rank desc
  )
  select b.id, b.kind, b.title, ${REFS}
  from best b join live_topics t on t.id = b.topic_id join live_subjects s on s.id = t.subject_id
  order by b.rank desc, b.title, b.id limit $3`;

/** Characters that no text of a note contains, so that no text can imitate a highlight. */
const MATCH_START = '\u0002';
const END = '\u0003';
const CUT = ' … ';

const SNIPPETS = `
  select material_id as id, ts_headline('english', "left"(plain, 60000), $2::tsquery,
    'StartSel=${MATCH_START}, StopSel=${END}, MaxFragments=2, MaxWords=18, MinWords=8, FragmentDelimiter="${CUT}"') as snippet
  from note_texts where material_id = any($1) and search @@ $2::tsquery`;

/**
 * Topics, quizzes and published materials that match by title or content, best match first. Two statements, whatever
 * the number of matches; the second reads only what the viewer may open.
 * @param typed words; the last may be incomplete. Too few letters match nothing
 */
export async function search(pool: pg.Pool, viewer: Viewer, typed: string): Promise<readonly Find[]> {
  const words = searchWords(typed.slice(0, SEARCH_MAX_CHARS));
  if (words.join('').length < SEARCH_MIN_CHARS) return [];
  const { rows: queries } = await pool.query<{ query: string }>({
    name: 'search-words',
    text: `select (to_tsquery('english', $1) || to_tsquery('simple', $1))::text as query`,
    values: [searchText(words)],
  });
  const query = queries[0]?.query ?? '';
  if (query === '') return [];
  const { rows } = await pool.query<FindRow>({
    name: 'search',
    text: FIND,
    values: [query, words.join(' '), SEARCH_RESULTS_MAX],
  });
  const finds = rows.map(({ free, ...row }) => ({ ...row, locked: isLocked(viewer, { ...row, free }) }));
  const snippets = await readSnippets(pool, query, finds);
  return finds.map((find) => ({ ...find, snippet: partsOf(snippets.get(find.id) ?? '') }));
}

/** Everyone may open a topic's page, but not its content. */
function isLocked(viewer: Viewer, { kind, topic, subject, free }: FindRow): boolean {
  if (kind === 'topic') return false;
  const facts = accessFacts(viewer, { id: topic.id, free });
  const type = kind === 'quiz' ? 'quiz' : CONTENT_OF_KIND[kind];
  return !decideAccess(facts, { type, topic: topic.id, subject: subject.id }).allowed;
}

async function readSnippets(
  pool: pg.Pool,
  query: string,
  finds: readonly { id: string; kind: FindKind; locked: boolean }[],
): Promise<ReadonlyMap<string, string>> {
  const open = finds.filter(({ kind, locked }) => !locked && (kind === 'noteBooklet' || kind === 'onePageSummary'));
  if (open.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; snippet: string }>({
    name: 'search-snippets',
    text: SNIPPETS,
    values: [open.map(({ id }) => id), query],
  });
  return new Map(rows.map(({ id, snippet }) => [id, snippet]));
}

/** A headline as parts of plain text. */
function partsOf(snippet: string): readonly SnippetPart[] {
  if (!snippet.includes(MATCH_START)) return [];
  return snippet
    .split(MATCH_START)
    .flatMap((piece, at) => {
      if (at === 0) return [{ text: piece, marked: false }];
      const [marked = '', ...rest] = piece.split(END);
      return [
        { text: marked, marked: true },
        { text: rest.join(''), marked: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
