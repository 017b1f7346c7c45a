import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_ATTEMPTS_PER_ADDRESS } from '#domain/site/site.limits.ts';
import { seedDemo } from '#server/demo/seed.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { folderImageStore } from '#server/platform/media/image-store.ts';
import { folderMediaStore } from '#server/platform/media/media-store.ts';
import { TestBrowser, testApp } from '../../support/servers/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../support/servers/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;
const posted: Mail[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lectern-site-'));
  await seedDemo(database.pool, {
    imageStore: folderImageStore(folder),
    media: folderMediaStore(folder),
    accounts: true,
    library: null,
  });
  app = await testApp(database.pool, {
    mailer: { send: async (mail) => void posted.push(mail) },
    site: { publicUrl: 'http://lectern.example', localOnly: false },
  });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  await rm(folder, { recursive: true });
});

const visitor = (address?: string) => new TestBrowser(app, address);
const RESULT = 'query ($item: ID!) { sampleResult(item: $item) { right explanation } }';

const fileAt = async (url: string) => {
  const { body, headers, statusCode } = await app.inject({ url, headers: { host: 'lectern.example' } });
  return { body, type: headers['content-type'], statusCode };
};

test('the sitemap lists each public page once, and every published post', async () => {
  const { body, type, statusCode } = await fileAt('/sitemap.xml');
  expect([statusCode, type]).toEqual([200, 'application/xml; charset=utf-8']);
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('http://lectern.example/pricing');
  expect(addresses).not.toContain('http://lectern.example/pricing/test');
  expect(addresses).toContain('http://lectern.example/landing');
  expect(addresses).not.toContain('http://lectern.example/bkpindex');
  const { data } = await visitor().call('{ posts(limit: 50) { slug } }');
  for (const { slug } of data.posts) expect(addresses).toContain(`http://lectern.example/blog/${slug}`);
});

test('a scheduled post is in no feed and no sitemap', async () => {
  await database.pool.query(
    `insert into blog_posts (id, slug, category_id, author, title, summary, body, published_at)
     select $1, 'not-yet', category_id, author, 'Not yet & <never>', 'Later', 'Later', now() + interval '1 day' from blog_posts limit 1`,
    [randomUUID()],
  );
  expect((await fileAt('/sitemap.xml')).body).not.toContain('not-yet');
  expect((await fileAt('/blog/feed.xml')).body).not.toContain('not-yet');
  await database.pool.query(`update blog_posts set published_at = now() - interval '1 minute' where slug = 'not-yet'`);
  expect((await fileAt('/blog/feed.xml')).body).toContain('<title>Not yet &#38; &#60;never&#62;</title>');
  await database.pool.query(`delete from blog_posts where slug = 'not-yet'`);
});

test('robots.txt names the sitemap and what not to crawl', async () => {
  const { body } = await fileAt('/robots.txt');
  expect(body).toContain('Disallow: /admin\n');
  expect(body).toContain('Sitemap: http://lectern.example/sitemap.xml\n');
});

test('a visitor may try a question of a free topic, and gets the correct answer only on request', async () => {
  const { data, text } = await visitor().call('{ sampleQuestions { id subject topic stem choices } }');
  expect(data.sampleQuestions.length).toBeGreaterThan(0);
  expect(text).not.toContain('explanation');
  const [{ id, choices }] = data.sampleQuestions;
  const { data: result } = await visitor().call(RESULT, { item: id });
  expect(choices.map((choice: { id: string }) => choice.id)).toContain(result.sampleResult.right);
});

test('the next sample question may contain emphasis, but no formula', async () => {
  const { data, text } = await visitor().call('{ sampleQuestions { subject stem choices } }');
  const subjects = data.sampleQuestions.map((item: { subject: string }) => item.subject);
  expect(subjects).toEqual(['Biology', 'Economics', 'Physics']);
  expect(text).not.toContain('$');
});

test('no other question of the bank reveals its key this way', async () => {
  const { data } = await visitor().call('{ sampleQuestions { id } }');
  const samples = data.sampleQuestions.map(({ id }: { id: string }) => id);
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from items where type = 'multiple-choice' and id <> all($1::uuid[]) limit 20",
    [samples],
  );
  expect(rows.length).toBe(20);
  for (const id of [...rows.map((row) => row.id), randomUUID(), 'x']) {
    expect((await visitor('10.0.0.8').call(RESULT, { item: id })).code).toBe('NOT_FOUND');
  }
});

test('too many attempts are rate limited', async () => {
  const robot = visitor('10.0.0.9');
  const answers = [];
  for (let at = 0; at <= SAMPLE_ATTEMPTS_PER_ADDRESS; at += 1)
    answers.push((await robot.call(RESULT, { item: 'x' })).code);
  expect(answers.at(-1)).toBe('TOO_MANY_TRIES');
  expect(answers.at(-2)).toBe('NOT_FOUND');
});

test('drafts and scheduled posts are shown nowhere', async () => {
  await database.pool.query(
    `insert into blog_posts (id, slug, title, summary, body, author, category_id, published_at)
     select gen_random_uuid(), row.slug, row.slug, '', '', '', (select id from blog_categories limit 1), row.at
     from (values ('draft', null::timestamptz), ('tomorrow', now() + interval '1 day')) row(slug, at)`,
  );
  const { data, text } = await visitor().call('{ posts(limit: 100) { slug } }');
  expect(data.posts.length).toBe(4);
  expect(text).not.toMatch(/draft|tomorrow/);
  for (const slug of ['draft', 'tomorrow']) {
    expect((await visitor().call('query ($slug: String!) { post(slug: $slug) { title } }', { slug })).code).toBe(
      'NOT_FOUND',
    );
  }
});

test('posts are found by their words, the last one by its beginning, and are paged from newer to older', async () => {
  const POSTS = 'query ($search: String, $after: String) { posts(limit: 2, search: $search, after: $after) { slug } }';
  const slugs = async (filter: object): Promise<string[]> =>
    (await visitor().call(POSTS, filter)).data.posts.map(({ slug }: { slug: string }) => slug);
  const all = [];
  for (let page = await slugs({}); page.length > 0; page = await slugs({ after: page.at(-1) })) all.push(...page);
  expect([all.length, new Set(all).size]).toEqual([4, 4]);
  const [found] = await slugs({ search: 'Forgett' });
  expect(found).toContain('forget');
  expect(await slugs({ search: 'draft' })).toEqual([]);
  expect(await slugs({ search: "'; (|!zebra) & <->" })).toEqual([]);
  expect(await slugs({ search: '' })).toEqual([]);
  expect(await slugs({ after: 'nothing-of-this-name' })).toEqual([]);
});

test('a post has its images, at addresses that name no user', async () => {
  const [above, within] = ['a'.repeat(64), 'b'.repeat(64)];
  await database.pool.query(
    "insert into figures (digest, mime, bytes, width, height) select d, 'image/png', 9, 16, 9 from unnest($1::text[]) d",
    [[above, within]],
  );
  const slug = 'forgetting-is-part-of-the-plan';
  await database.pool.query('update blog_posts set picture = $2, figures = $3 where slug = $1', [
    slug,
    above,
    JSON.stringify([within]),
  ]);
  const { data } = await visitor().call(
    '{ post(slug: "forgetting-is-part-of-the-plan") { image { url } images { url } } posts(limit: 9) { slug image { width } } }',
  );
  expect(data.post).toEqual({
    image: { url: `/media/public/${above}` },
    images: [{ url: `/media/public/${within}` }],
  });
  expect(data.posts.filter(({ image }: { image: unknown }) => image !== null)).toEqual([
    { slug, image: { width: 16 } },
  ]);
});

test('a post lists others of its category, without itself', async () => {
  const { data } = await visitor().call(
    '{ post(slug: "forgetting-is-part-of-the-plan") { body related { slug category { slug } } } }',
  );
  expect(data.post.related).toEqual([
    { slug: 'ten-questions-beat-an-hour-of-rereading', category: { slug: 'learning' } },
  ]);
});

test('the policy in force is the latest that has taken effect', async () => {
  await database.pool.query(
    `insert into policies (name, version, body, effective_at)
     values ('terms', 2, 'Second.', now() - interval '1 minute'), ('terms', 3, 'Third.', now() + interval '1 day')`,
  );
  const { data } = await visitor().call(
    '{ policy(name: terms) { version body } none: policy(name: privacy) { body } }',
  );
  expect(data).toEqual({ policy: { version: 2, body: 'Second.' }, none: null });
  const unknown = await visitor().call('query ($name: PolicyName!) { policy(name: $name) { body } }', {
    name: 'secrets',
  });
  expect(unknown.code).toBe('INVALID_INPUT');
});

test('plans show what they include and cost, and each subject what it adds', async () => {
  const { data } = await visitor().call(
    '{ plans { id opens prices { period amount currency } } subjectPrices { subject { slug } prices { amount } } }',
  );
  expect(data.plans.map(({ id }: { id: string }) => id)).toEqual(['standard', 'pro']);
  expect(data.plans[0].prices).toEqual([
    { period: 'month', amount: 900, currency: 'EUR' },
    { period: 'year', amount: 8_400, currency: 'EUR' },
  ]);
  expect(data.plans[0].opens).toContain('quiz');
  expect(data.subjectPrices).toHaveLength(5);
});

const CONTACT =
  'mutation ($name: String!, $email: String!, $message: String!, $website: String!) { contact(name: $name, email: $email, message: $message, website: $website) }';
const message = {
  name: 'Ada\nBcc: x',
  email: 'ada@example.org',
  message: 'How do I begin with my class?',
  website: '',
};

test('a message is saved and emailed; one by a bot is not, and gets the same response', async () => {
  expect((await visitor('10.0.1.1').call(CONTACT, message)).data).toEqual({ contact: true });
  expect((await visitor('10.0.1.1').call(CONTACT, { ...message, website: 'http://spam' })).data).toEqual({
    contact: true,
  });
  const { rows } = await database.pool.query('select email, message from contact_messages');
  expect(rows).toEqual([{ email: 'ada@example.org', message: message.message }]);
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({ to: 'office@example.org', subject: 'Message from Ada Bcc: x' });
});

test('a message must have a text, and is rate limited by address', async () => {
  const wrong = await visitor('10.0.1.2').call(CONTACT, { ...message, email: 'nobody', message: 'Hi' });
  expect(wrong.errors?.[0]?.extensions?.fields).toMatchObject({ email: 'emailInvalid' });
  const codes = [];
  for (let at = 0; at < 6; at += 1) codes.push((await visitor('10.0.1.3').call(CONTACT, message)).code);
  expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'TOO_MANY_TRIES']);
});
