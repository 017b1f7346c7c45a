import { problemText } from '#domain/platform/problem.ts';
import type { ResourceName } from '#domain/platform/resources/registry.ts';
import { CARD_REVISION } from '../../content/card.content.ts';
import { MATERIAL_TOUCHED, publishMaterial } from '../../content/material.row.ts';
import { MEDIA_CONTENT } from '../../content/media.content.ts';
import { NOTE_CONTENT } from '../../content/note.content.ts';
import { POST_CONTENT, POST_INTO_BIN, POST_OUT_OF_BIN, POST_TOUCHED } from '../../content/post.content.ts';
import type { ColumnSql, Pin, ResourceTable, TableOf } from './resource-table.ts';

/* Tables of the lists of authored content. Only their editors change drafts, versions and files. */

const TITLE: ColumnSql = { sql: 'r.title', order: { sql: 'lower(r.title)', type: 'text' }, type: 'text' };
const UPDATED: ColumnSql = { sql: 'r.updated_at', type: 'timestamptz' };
const STAGE = `case when r.published_at is null then 'draft' when r.published_at > now() then 'scheduled' else 'published' end`;
const PUBLISHED: ColumnSql = { sql: 'r.published_at', type: 'timestamptz', narrow: { sql: STAGE, type: 'text' } };
const PUBLISHED_READ = `to_char(r.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const MATERIAL_PINS: readonly Pin[] = [
  {
    sql: 'select from assignment_parts where material_id = any($1)',
    because: problemText('usedInAssignment'),
  },
  {
    sql: 'select from note_annotations where material_id = any($1) and not removed',
    because: problemText('annotatedByStudents'),
  },
];
/** Cards with reviews, for a condition on their note `n`. */
const learned = (which: string): Pin => ({
  sql: `select from card_notes n join cards k on k.note_id = n.id join review_log l on l.card_id = k.id where ${which}`,
  because: problemText('studiedByStudents'),
});

/** Materials of some kinds: in a topic, ordered within their kind, drafts until they are published. */
const materials = (
  kinds: readonly string[],
  { publish }: Required<Pick<ResourceTable, 'publish'>>,
): TableOf<'audio'> => ({
  table: 'materials',
  joins: 'join topics t on t.id = r.topic_id join subjects s on s.id = t.subject_id',
  where: `r.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`,
  columns: {
    title: TITLE,
    topic: { sql: `s.title || ': ' || t.title`, type: 'text', narrow: { sql: 'r.topic_id', type: 'uuid' } },
    publishedAt: PUBLISHED,
    position: { sql: 'r.position', type: 'integer' },
    updatedAt: UPDATED,
  },
  fields: {
    topic: 'topic_id',
    publishedAt: 'published_at',
    position: 'position',
  },
  reads: { publishedAt: PUBLISHED_READ },
  title: 'r.title',
  search: `lower(' ' || r.title || ' ' || s.title || ' ' || t.title)`,
  school: null,
  last: { sql: 'select max(position) from materials where topic_id = $1', group: 'topic' },
  touched: MATERIAL_TOUCHED,
  intoBin: 'published_at = null',
  pins: MATERIAL_PINS,
  publish,
});

/** Materials of several kinds have one more column and field. */
const ofKinds = (kinds: readonly string[], content: Required<Pick<ResourceTable, 'publish'>>): TableOf<'notes'> => {
  const { columns, fields, ...table } = materials(kinds, content);
  return {
    ...table,
    columns: { ...columns, kind: { sql: 'r.kind', type: 'text' } },
    fields: { ...fields, kind: 'kind' },
  };
};

const decks = materials(['deck'], { publish: publishMaterial });

// For cloze texts, the whole sentence: {{c1::energy::hint}} is energy.
const FRONT = `left(regexp_replace(coalesce(r.content->>'front', r.content->>'text'),
  '\\{\\{c\\d+?::(.*?)(::.*?)?\\}\\}', '\\1', 'g'), 300)`;

const card: TableOf<'flash-card'> = {
  table: 'card_notes',
  joins: 'join materials m on m.id = r.deck_id',
  where: 'm.deleted_at is null',
  columns: {
    front: { sql: FRONT, type: 'text' },
    deck: { sql: 'm.title', type: 'text', narrow: { sql: 'r.deck_id', type: 'uuid' } },
    section: { sql: 'r.section', type: 'text' },
    kind: { sql: `r.content->>'kind'`, type: 'text' },
    updatedAt: UPDATED,
  },
  fields: { deck: 'deck_id', section: 'section' },
  title: FRONT,
  search: `lower(' ' || coalesce(r.content->>'front', r.content->>'text') || ' ' || m.title || ' ' || r.section)`,
  school: null,
  revision: CARD_REVISION('r'),
  deletedAt: 'removed_at',
  pins: [learned('n.id = any($1)')],
  touched: 'updated_at = clock_timestamp()',
  // A card that is moved to another deck becomes its last, and an import into its old deck no longer finds it.
  moved: {
    by: 'deck',
    sets: `external_id = null,
      position = (select coalesce(max(o.position), 0) + 1 from card_notes o where o.deck_id = r.deck_id and o.id <> r.id)`,
  },
};

const post: TableOf<'blog-post'> = {
  table: 'blog_posts',
  joins: 'join blog_categories c on c.id = r.category_id',
  columns: {
    title: TITLE,
    category: { sql: 'c.title', type: 'text', narrow: { sql: 'r.category_id', type: 'uuid' } },
    author: { sql: 'r.author', type: 'text' },
    slug: { sql: 'r.slug', type: 'text' },
    publishedAt: PUBLISHED,
    updatedAt: UPDATED,
  },
  fields: { category: 'category_id', author: 'author', publishedAt: 'published_at' },
  reads: { publishedAt: PUBLISHED_READ },
  title: 'r.title',
  search: `lower(' ' || r.title || ' ' || c.title || ' ' || r.author)`,
  school: null,
  uniqueFields: { blog_posts_slug: 'slug' },
  touched: POST_TOUCHED,
  intoBin: POST_INTO_BIN,
  outOfBin: POST_OUT_OF_BIN,
  publish: POST_CONTENT.publish,
};

export const CONTENT_TABLES = {
  notes: ofKinds(['noteBooklet', 'onePageSummary'], NOTE_CONTENT),
  audio: materials(['audio'], MEDIA_CONTENT),
  video: ofKinds(['video', 'short'], MEDIA_CONTENT),
  'flash-card-deck': {
    ...decks,
    pins: [...MATERIAL_PINS, learned('n.deck_id = any($1)')],
    columns: {
      ...decks.columns,
      cardCount: {
        sql: '(select count(*)::int from card_notes n where n.deck_id = r.id and n.removed_at is null)',
        type: 'integer',
      },
    },
  },
  'flash-card': card,
  'blog-post': post,
} as const satisfies { readonly [Name in ResourceName]?: TableOf<Name> };
