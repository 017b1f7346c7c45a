import type { ResourceName } from '#domain/platform/resources/registry.ts';
import { CONTENT_TABLES } from './content.tables.ts';
import { couponCodeTable } from './coupon-code.table.ts';
import { examFocusTable } from './exam-focus.table.ts';
import { platformTable } from './lti-platform.table.ts';
import type { TableOf } from './resource-table.ts';

const UPDATED = { sql: 'r.updated_at', type: 'timestamptz' } as const;
const POSITION = { sql: 'r.position', type: 'integer' } as const;
const TITLE = { sql: 'r.title', order: { sql: 'lower(r.title)', type: 'text' }, type: 'text' } as const;

const subject: TableOf<'subject'> = {
  table: 'subjects',
  columns: {
    title: TITLE,
    slug: { sql: 'r.slug', type: 'text' },
    topicCount: { sql: '(select count(*)::int from live_topics t where t.subject_id = r.id)', type: 'integer' },
    position: POSITION,
    updatedAt: UPDATED,
  },
  fields: { title: 'title', slug: 'slug', summary: 'summary', position: 'position' },
  title: 'r.title',
  search: `lower(' ' || r.title || ' ' || r.slug)`,
  school: null,
  uniqueFields: { subjects_slug: 'slug', subjects_title: 'title' },
  slugFrom: 'title',
  last: { sql: 'select max(position) from subjects' },
};

const topic: TableOf<'topic'> = {
  table: 'topics',
  joins: 'join subjects s on s.id = r.subject_id left join topic_counts c on c.topic_id = r.id',
  columns: {
    title: TITLE,
    subject: { sql: 's.title', type: 'text', narrow: { sql: 'r.subject_id', type: 'uuid' } },
    slug: { sql: 'r.slug', type: 'text' },
    free: { sql: 'r.free', type: 'boolean' },
    questionCount: { sql: 'coalesce(c.items, 0)', type: 'integer' },
    position: POSITION,
    updatedAt: UPDATED,
  },
  fields: {
    subject: 'subject_id',
    title: 'title',
    slug: 'slug',
    summary: 'summary',
    free: 'free',
    position: 'position',
  },
  title: `s.title || ': ' || r.title`,
  search: `lower(' ' || s.title || ' ' || r.title || ' ' || r.slug)`,
  school: null,
  uniqueFields: { topics_slug: 'slug', topics_title: 'title' },
  slugFrom: 'title',
  last: { sql: 'select max(position) from topics where subject_id = $1', group: 'subject' },
};

const userCount = (role: string): string =>
  `(select count(*)::int from users u where u.school_id = r.id and u.role = '${role}')`;

const school: TableOf<'school'> = {
  table: 'schools',
  columns: {
    name: { sql: 'r.name', order: { sql: 'lower(r.name)', type: 'text' }, type: 'text' },
    studentCount: { sql: userCount('student'), type: 'integer' },
    teacherCount: { sql: userCount('teacher'), type: 'integer' },
    updatedAt: UPDATED,
  },
  fields: { name: 'name' },
  title: 'r.name',
  search: `lower(' ' || r.name)`,
  school: 'r.id',
  inUse: 'select from users where school_id = any($1)',
};

const faq: TableOf<'faq'> = {
  table: 'faq_entries',
  columns: {
    question: { sql: 'r.question', order: { sql: 'lower(r.question)', type: 'text' }, type: 'text' },
    heading: { sql: 'r.heading', type: 'text' },
    position: POSITION,
    published: { sql: 'r.published', type: 'boolean' },
    updatedAt: UPDATED,
  },
  fields: {
    heading: 'heading',
    question: 'question',
    answer: 'answer',
    published: 'published',
    position: 'position',
  },
  title: 'r.question',
  search: `lower(' ' || r.heading || ' ' || r.question || ' ' || r.answer)`,
  school: null,
  last: { sql: 'select max(position) from faq_entries' },
};

const testimonials: TableOf<'testimonials'> = {
  table: 'testimonials',
  columns: {
    name: { sql: 'r.name', order: { sql: 'lower(r.name)', type: 'text' }, type: 'text' },
    quote: { sql: 'r.quote', type: 'text' },
    description: { sql: 'r.description', type: 'text' },
    position: POSITION,
    published: { sql: 'r.published', type: 'boolean' },
  },
  fields: {
    name: 'name',
    description: 'description',
    quote: 'quote',
    published: 'published',
    position: 'position',
  },
  title: 'r.name',
  search: `lower(' ' || r.name || ' ' || r.description || ' ' || r.quote)`,
  school: null,
  last: { sql: 'select max(position) from testimonials' },
};

const blogCategory: TableOf<'blog-category'> = {
  table: 'blog_categories',
  columns: {
    title: TITLE,
    slug: { sql: 'r.slug', type: 'text' },
    postCount: { sql: '(select count(*)::int from blog_posts p where p.category_id = r.id)', type: 'integer' },
    position: POSITION,
  },
  fields: { title: 'title', slug: 'slug', position: 'position' },
  title: 'r.title',
  search: `lower(' ' || r.title || ' ' || r.slug)`,
  school: null,
  uniqueFields: { blog_categories_slug: 'slug' },
  inUse: 'select from blog_posts where category_id = any($1)',
  slugFrom: 'title',
  last: { sql: 'select max(position) from blog_categories' },
};

const subjectPricing: TableOf<'subject-pricing'> = {
  table: 'prices',
  joins: 'join subjects s on s.id = r.subject_id',
  where: `r.plan_id = 'pro'`,
  columns: {
    subject: { sql: 's.title', type: 'text', narrow: { sql: 'r.subject_id', type: 'uuid' } },
    period: { sql: 'r.period', type: 'text' },
    amount: { sql: 'r.amount', type: 'integer' },
    currency: { sql: 'r.currency', type: 'text' },
    updatedAt: UPDATED,
  },
  fields: { subject: 'subject_id', period: 'period', amount: 'amount', currency: 'currency' },
  title: `s.title || ', ' || r.period`,
  search: `lower(' ' || s.title || ' ' || r.period || ' ' || r.currency)`,
  school: null,
  fixed: { plan_id: 'pro' },
  uniqueFields: { prices_of_subject: 'period' },
  // A plan that was never edited has no row.
  fill: async (client, values) => {
    await client.query(`insert into plans (id, permission) values ('pro', '{}') on conflict do nothing`);
    return values;
  },
};

/** The table of each resource. */
export const RESOURCE_TABLES: { readonly [Name in ResourceName]: TableOf<Name> } = {
  subject,
  topic,
  school,
  'exam-focus': examFocusTable,
  faq,
  testimonials,
  'blog-category': blogCategory,
  'subject-pricing': subjectPricing,
  'coupon-code': couponCodeTable,
  platform: platformTable,
  ...CONTENT_TABLES,
};
