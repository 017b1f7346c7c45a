import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PolicyName } from '#domain/site/policy-name.ts';
import { createdAt, instant, recorded, refersTo } from '../../columns.ts';
import { plans } from '../billing/entitlements.ts';
import { subjects } from '../content/topics.ts';

/* Content of the public site that is not in the catalogues of texts. */

export const blogCategories = pgTable(
  'blog_categories',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    position: integer('position').notNull(),
    ...recorded(),
  },
  (t) => [uniqueIndex('blog_categories_slug').on(t.slug).where(sql`${t.deletedAt} is null`)],
);

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    author: text('author').notNull(),
    categoryId: refersTo('category_id', () => blogCategories.id),
    /** Null: a draft. In the future: scheduled. */
    publishedAt: instant('published_at'),
    /** Digest of the image above it; null: none. */
    picture: text('picture'),
    imageAlt: text('picture_alt').notNull().default(''),
    /** Digests of the images in the body. */
    figures: jsonb('figures').$type<readonly string[]>().notNull().default([]),
    /** When it was deleted; a deleted record is also a draft. */
    deletedAt: instant('deleted_at'),
    /** Raised by every change, so that conflicting edits are detected. */
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('blog_posts_slug').on(t.slug),
    index('blog_posts_published').on(t.publishedAt),
    index('blog_posts_category').on(t.categoryId, t.publishedAt),
    check('blog_posts_deleted_unpublished', sql`${t.deletedAt} is null or ${t.publishedAt} is null`),
  ],
);

export const faqEntries = pgTable('faq_entries', {
  id: uuid('id').primaryKey(),
  /** Heading under which entries are grouped. */
  heading: text('heading').notNull(),
  question: text('question').notNull(),
  /** Markdown. */
  answer: text('answer').notNull(),
  position: integer('position').notNull(),
  published: boolean('published').notNull().default(true),
  ...recorded(),
});

export const testimonials = pgTable('testimonials', {
  id: uuid('id').primaryKey(),
  quote: text('quote').notNull(),
  name: text('name').notNull(),
  /** Who they are: `Student, Riverside School`. */
  description: text('description').notNull(),
  position: integer('position').notNull(),
  published: boolean('published').notNull().default(true),
  ...recorded(),
});

/** The versions of policies. Append-only, so that accepted texts can be read again. */
export const policies = pgTable(
  'policies',
  {
    name: text('name').$type<PolicyName>().notNull(),
    version: integer('version').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    effectiveAt: instant('effective_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.name, t.version] }),
    check('policies_name', sql`${t.name} in ('privacy', 'terms', 'childProtection')`),
  ],
);

/** Messages from the contact page. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
    answeredAt: instant('answered_at'),
  },
  (t) => [index('contact_messages_created').on(t.createdAt)],
);

/** Prices of plans; `subject_id` is null for the plan itself, otherwise the price of a subject in the Pro plan. */
export const prices = pgTable(
  'prices',
  {
    id: uuid('id').primaryKey(),
    planId: text('plan_id')
      .$type<'standard' | 'pro'>()
      .notNull()
      .references(() => plans.id),
    subjectId: uuid('subject_id').references(() => subjects.id, { onDelete: 'cascade' }),
    period: text('period').$type<'month' | 'year'>().notNull(),
    /** In the smallest unit of the currency. */
    amount: integer('amount').notNull(),
    /** ISO 4217. */
    currency: text('currency').notNull(),
    ...recorded(),
  },
  (t) => [
    uniqueIndex('prices_of_plan').on(t.planId, t.period).where(sql`${t.subjectId} is null and ${t.deletedAt} is null`),
    uniqueIndex('prices_of_subject')
      .on(t.planId, t.subjectId, t.period)
      .where(sql`${t.subjectId} is not null and ${t.deletedAt} is null`),
    check('prices_period', sql`${t.period} in ('month', 'year')`),
    check('prices_amount', sql`${t.amount} >= 0`),
    check('prices_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
);
