import type { ResourceName } from '#domain/platform/resources/registry.ts';
import { subjects, topics } from '../db/schema/content/topics.ts';
import { blogCategories, faqEntries, prices, testimonials as testimonialRows } from '../db/schema/site/site.ts';
import { schools } from '../db/schema/users/users.ts';
import { CONTENT_TABLES } from './content.tables.ts';
import { couponCodeTable } from './coupon-code.table.ts';
import { examFocusTable } from './exam-focus.table.ts';
import { platformTable } from './lti-platform.table.ts';
import type { ResourceTable } from './resource-table.ts';
import { samlTable, signOnTable } from './sign-on.table.ts';
import { storedIn } from './stored-in.ts';

const TITLE = { sql: 'r.title', order: { sql: 'lower(r.title)', type: 'text' }, type: 'text' } as const;

const subject = storedIn('subject', subjects, {
  columns: {
    title: TITLE,
    topicCount: { sql: '(select count(*)::int from live_topics t where t.subject_id = r.id)', type: 'integer' },
  },
  fields: {},
  title: 'r.title',
  search: `lower(' ' || r.title || ' ' || r.slug)`,
  school: null,
  uniqueFields: { subjects_slug: 'slug', subjects_title: 'title' },
  slugFrom: 'title',
  last: { sql: 'select max(position) from subjects' },
});

const topic = storedIn('topic', topics, {
  joins: 'join subjects s on s.id = r.subject_id left join topic_counts c on c.topic_id = r.id',
  columns: {
    title: TITLE,
    subject: { sql: 's.title', type: 'text', narrow: { sql: 'r.subject_id', type: 'uuid' } },
    questionCount: { sql: 'coalesce(c.items, 0)', type: 'integer' },
  },
  fields: { subject: 'subject_id' },
  title: `s.title || ': ' || r.title`,
  search: `lower(' ' || s.title || ' ' || r.title || ' ' || r.slug)`,
  school: null,
  uniqueFields: { topics_slug: 'slug', topics_title: 'title' },
  slugFrom: 'title',
  last: { sql: 'select max(position) from topics where subject_id = $1', group: 'subject' },
});

const userCount = (role: string): string =>
  `(select count(*)::int from users u where u.school_id = r.id and u.role = '${role}')`;

const school = storedIn('school', schools, {
  columns: {
    name: { sql: 'r.name', order: { sql: 'lower(r.name)', type: 'text' }, type: 'text' },
    studentCount: { sql: userCount('student'), type: 'integer' },
    teacherCount: { sql: userCount('teacher'), type: 'integer' },
  },
  fields: {},
  title: 'r.name',
  search: `lower(' ' || r.name)`,
  school: 'r.id',
  inUse: 'select from users where school_id = any($1)',
});

const faq = storedIn('faq', faqEntries, {
  columns: {
    question: { sql: 'r.question', order: { sql: 'lower(r.question)', type: 'text' }, type: 'text' },
  },
  fields: {},
  title: 'r.question',
  search: `lower(' ' || r.heading || ' ' || r.question || ' ' || r.answer)`,
  school: null,
  last: { sql: 'select max(position) from faq_entries' },
});

const testimonials = storedIn('testimonials', testimonialRows, {
  columns: {
    name: { sql: 'r.name', order: { sql: 'lower(r.name)', type: 'text' }, type: 'text' },
  },
  fields: {},
  title: 'r.name',
  search: `lower(' ' || r.name || ' ' || r.description || ' ' || r.quote)`,
  school: null,
  last: { sql: 'select max(position) from testimonials' },
});

const blogCategory = storedIn('blog-category', blogCategories, {
  columns: {
    title: TITLE,
    postCount: { sql: '(select count(*)::int from blog_posts p where p.category_id = r.id)', type: 'integer' },
  },
  fields: {},
  title: 'r.title',
  search: `lower(' ' || r.title || ' ' || r.slug)`,
  school: null,
  uniqueFields: { blog_categories_slug: 'slug' },
  inUse: 'select from blog_posts where category_id = any($1)',
  slugFrom: 'title',
  last: { sql: 'select max(position) from blog_categories' },
});

const subjectPricing = storedIn('subject-pricing', prices, {
  joins: 'join subjects s on s.id = r.subject_id',
  where: `r.plan_id = 'pro'`,
  columns: {
    subject: { sql: 's.title', type: 'text', narrow: { sql: 'r.subject_id', type: 'uuid' } },
  },
  fields: { subject: 'subject_id' },
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
});

/** The table of each resource. */
export const RESOURCE_TABLES: { readonly [Name in ResourceName]: ResourceTable } = {
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
  'sign-on': signOnTable,
  saml: samlTable,
  ...CONTENT_TABLES,
};
