import type pg from 'pg';
import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/errors.ts';
import {
  WRITING_LISTS,
  WRITINGS_PER_PAGE,
  type WritingList,
  writingPermission,
} from '#domain/writing/writing.schema.ts';
import type { Viewer } from '../auth/viewer.ts';
import { instantJson } from '../study/attempt-summary.query.ts';

export type WritingRow = {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  /** Where it stands: subject and topic, deck, category. */
  readonly place: string;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
};
export type WritingPage = {
  readonly rows: readonly WritingRow[] /** Null: these are the last. */;
  readonly next: string | null;
};

/** Whether a moment is there says whether it lies in the recycle bin. */
const lies = (moment: string, deleted: boolean): string => `${moment} is ${deleted ? 'not ' : ''}null`;

const MATERIALS = (kinds: string, deleted: boolean): string => `
  select m.id, m.kind, m.title, s.title || ' · ' || t.title as place, m.published_at, m.updated_at
  from materials m join topics t on t.id = m.topic_id join subjects s on s.id = t.subject_id
  where m.kind in (${kinds}) and ${lies('m.deleted_at', deleted)}`;

const SOURCES: Readonly<Record<WritingList, (deleted: boolean) => string>> = {
  notes: (deleted) => MATERIALS("'noteBooklet', 'onePageSummary'", deleted),
  audio: (deleted) => MATERIALS("'audio'", deleted),
  video: (deleted) => MATERIALS("'video', 'short'", deleted),
  'flash-card-deck': (deleted) => MATERIALS("'deck'", deleted),
  'flash-card': (deleted) => `
    select n.id, n.content->>'kind' as kind, coalesce(n.content->>'front', n.content->>'text') as title, m.title as place,
      m.published_at, n.updated_at
    from card_notes n join materials m on m.id = n.deck_id 
    where ${lies('n.removed_at', deleted)} and m.deleted_at is null`,
  'blog-post': (deleted) => `
    select p.id, 'post' as kind, p.title, c.title as place, p.published_at, p.updated_at
    from blog_posts p join blog_categories c on c.id = p.category_id 
    where ${lies('p.deleted_at', deleted)}`,
};

/** A page of a list, the latest change first. `after` is the `next` of the page before. Throws `FORBIDDEN`. */
export async function readWritingPage(
  pool: pg.Pool,
  viewer: Viewer,
  {
    list,
    search,
    after,
    deleted,
  }: {
    readonly list: WritingList;
    readonly search: string;
    readonly after: string | null;
    /** What lies in the recycle bin, and nothing else. */
    readonly deleted: boolean;
  },
): Promise<WritingPage> {
  if (!hasPermission(viewer, writingPermission(WRITING_LISTS[list]))) throw new ProductError('FORBIDDEN');
  const [moment = null, id = null] = after === null ? [] : after.split(' ');
  if (after !== null && !/^\S+Z? [0-9a-f-]{36}$/.test(after)) throw new ProductError('INVALID_INPUT');
  const words = search.trim().replaceAll(/[\\%_]/g, '\\$&');
  const { rows } = await pool.query<WritingRow & { readonly moment: string }>(
    `select w.id, w.kind, left(w.title, 200) as title, w.place, ${instantJson('w.published_at')} as "publishedAt",
       ${instantJson('w.updated_at')} as "updatedAt", to_char(w.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment
     from (${SOURCES[list](deleted)}) w
     where ($1 = '' or w.title ilike '%' || $1 || '%' or w.place ilike '%' || $1 || '%')
       and ($2::timestamptz is null or (w.updated_at, w.id) < ($2::timestamptz, $3::uuid))
     order by w.updated_at desc, w.id desc limit $4`,
    [words, moment, id, WRITINGS_PER_PAGE + 1],
  );
  const shown = rows.slice(0, WRITINGS_PER_PAGE);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ moment: _, ...row }) => row),
    next: rows.length > WRITINGS_PER_PAGE && last !== undefined ? `${last.moment} ${last.id}` : null,
  };
}

export type WritingChoice = { readonly id: string; readonly title: string };

/** Where a piece of writing can stand: topics, decks, categories of the blog. */
export async function readWritingPlaces(pool: pg.Pool, of: 'topic' | 'deck' | 'category'): Promise<WritingChoice[]> {
  const queries = {
    topic: `select t.id, s.title || ': ' || t.title as title from topics t join subjects s on s.id = t.subject_id
      where t.deleted_at is null and s.deleted_at is null order by s.position, s.title, t.position, t.title`,
    deck: `select m.id, s.title || ': ' || m.title as title from materials m join topics t on t.id = m.topic_id
      join subjects s on s.id = t.subject_id where m.kind = 'deck' and m.deleted_at is null order by s.position, m.title`,
    category: 'select id, title from blog_categories where deleted_at is null order by position, title',
  };
  return (await pool.query<WritingChoice>(queries[of])).rows;
}
