import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

const SITE = join(import.meta.dirname, 'site');

type Faq = { heading: string; question: string; answer: string };
type Testimonial = { quote: string; name: string; description: string };
type Post = {
  slug: string;
  category: string;
  daysAgo: number;
  author: string;
  title: string;
  summary: string;
  body: string;
};

const CATEGORIES = [
  ['learning', 'Learning'],
  ['exams', 'Exams'],
  ['teaching', 'Teaching'],
] as const;

/** In cents per month and per year. */
const PLAN_PRICES = { standard: [900, 8_400], pro: [1_200, 10_800] } as const;
const SUBJECT_PRICES = [400, 3_600] as const;
const PERIODS = ['month', 'year'] as const;

const json = async <T>(name: string): Promise<T> => JSON.parse(await readFile(join(SITE, name), 'utf8')) as T;

/** The public site of a demo, and the prices of its plans. The plans and subjects have to exist. */
export async function seedSite(client: pg.ClientBase): Promise<void> {
  await seedWords(client);
  await seedPosts(client);
  await seedPrices(client);
}

async function seedWords(client: pg.ClientBase): Promise<void> {
  for (const [at, { heading, question, answer }] of (await json<Faq[]>('faq.json')).entries()) {
    await client.query(
      'insert into faq_entries (id, heading, question, answer, position) values ($1, $2, $3, $4, $5)',
      [randomUUID(), heading, question, answer, at],
    );
  }
  for (const [at, { quote, name, description }] of (await json<Testimonial[]>('testimonials.json')).entries()) {
    await client.query(
      'insert into testimonials (id, quote, name, description, position) values ($1, $2, $3, $4, $5)',
      [randomUUID(), quote, name, description, at],
    );
  }
  for (const [name, file] of [
    ['terms', 'terms.md'],
    ['childProtection', 'child-protection.md'],
  ] as const) {
    await client.query('insert into policies (name, version, body, effective_at) values ($1, 1, $2, now())', [
      name,
      await readFile(join(SITE, file), 'utf8'),
    ]);
  }
}

async function seedPosts(client: pg.ClientBase): Promise<void> {
  const categories = new Map(CATEGORIES.map(([slug]) => [slug as string, randomUUID()]));
  for (const [at, [slug, title]] of CATEGORIES.entries()) {
    await client.query('insert into blog_categories (id, slug, title, position) values ($1, $2, $3, $4)', [
      categories.get(slug) ?? '',
      slug,
      title,
      at,
    ]);
  }
  for (const { slug, category, daysAgo, author, title, summary, body } of await json<Post[]>('posts.json')) {
    await client.query(
      `insert into blog_posts (id, slug, title, summary, body, author, category_id, published_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() - make_interval(days => $8))`,
      [randomUUID(), slug, title, summary, body, author, categories.get(category) ?? '', daysAgo],
    );
  }
}

async function seedPrices(client: pg.ClientBase): Promise<void> {
  for (const [at, period] of PERIODS.entries()) {
    for (const [plan, amounts] of Object.entries(PLAN_PRICES)) {
      await client.query(`insert into prices (id, plan_id, period, amount, currency) values ($1, $2, $3, $4, 'EUR')`, [
        randomUUID(),
        plan,
        period,
        amounts[at] ?? 0,
      ]);
    }
    await client.query(
      `insert into prices (id, plan_id, subject_id, period, amount, currency)
       select gen_random_uuid(), 'pro', s.id, $1, $2, 'EUR' from subjects s`,
      [period, SUBJECT_PRICES[at] ?? 0],
    );
  }
}
