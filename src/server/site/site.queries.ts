import type pg from 'pg';
import type { ContentType } from '#domain/access/content-type.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { keysOf } from '#domain/platform/keys-of.ts';
import { SEARCH_MAX_CHARS } from '#domain/platform/text.limits.ts';
import type { PolicyName } from '#domain/site/policy-name.ts';
import { instantJson } from '../attempts/attempt-summary.queries.ts';
import type { SubjectRef } from '../content/content.queries.ts';
import type { ContentImage } from '../content/content-image.ts';
import { searchText, searchWords } from '../platform/db/search-words.ts';

export type BlogCategory = { slug: string; title: string };
export type PostSummary = {
  slug: string;
  title: string;
  summary: string;
  author: string;
  category: BlogCategory;
  publishedAt: string;
  /** The image above it, and its description. */
  image: ContentImage | null;
  imageAlt: string;
};
export type Post = PostSummary & { body: string; images: ContentImage[]; updatedAt: string; related: PostSummary[] };
export type FaqEntry = { id: string; heading: string; question: string; answer: string };
export type Testimonial = { id: string; quote: string; name: string; description: string };
export type Policy = { body: string; version: number; effectiveAt: string };
export type Price = { period: 'month' | 'year'; amount: number; currency: string };
export type PlanOffer = { id: 'standard' | 'pro'; opens: ContentType[]; prices: Price[] };
export type SubjectOffer = { subject: SubjectRef; prices: Price[] };
export type SyllabusTopic = { title: string; free: boolean };
export type SyllabusSubject = { slug: string; title: string; summary: string; topics: SyllabusTopic[] };
export type SchoolName = { id: string; name: string; place: string; website: string; logo: string | null };

// Anyone may see the images of published content: their addresses are signed for no user.
const IMAGE_JSON = `json_build_object('digest', f.digest, 'width', f.width, 'height', f.height, 'url', '/media/public/' || f.digest)`;

const SUMMARY = `json_build_object('slug', p.slug, 'title', p.title, 'summary', p.summary, 'author', p.author,
  'publishedAt', p.published_at, 'category', json_build_object('slug', c.slug, 'title', c.title),
  'image', (select ${IMAGE_JSON} from figures f where f.digest = p.picture), 'imageAlt', p.picture_alt)`;

export type PostQuery = {
  /** The slug of a category; null: all. */
  readonly category: string | null;
  /** The slug of a post; the posts before it follow. */
  readonly after: string | null;
  readonly limit: number;
};

/** Published posts, newest first. */
export async function readPosts(pool: pg.Pool, { category, after, limit }: PostQuery): Promise<PostSummary[]> {
  const { rows } = await pool.query<{ post: PostSummary }>(
    `select ${SUMMARY} as post from blog_posts p join blog_categories c on c.id = p.category_id
     where p.published_at <= now() and ($1::text is null or c.slug = $1)
       and ($2::text is null or (p.published_at, p.id) < (select published_at, id from blog_posts where slug = $2))
     order by p.published_at desc, p.id desc limit $3`,
    [category, after, limit],
  );
  return rows.map(({ post }) => post);
}

/** Published posts that contain all these words, best match first. `typed`: the last word may be incomplete. */
export async function findPosts(pool: pg.Pool, typed: string, limit: number): Promise<PostSummary[]> {
  const words = searchWords(typed.slice(0, SEARCH_MAX_CHARS));
  if (words.length === 0) return [];
  const { rows } = await pool.query<{ post: PostSummary }>(
    `select ${SUMMARY} as post from (select to_tsquery('english', $1) || to_tsquery('simple', $1) as words) q,
       blog_posts p join blog_categories c on c.id = p.category_id
     where p.published_at <= now() and p.search @@ q.words
     order by ts_rank(p.search, q.words) desc, p.published_at desc, p.id limit $2`,
    [searchText(words), limit],
  );
  return rows.map(({ post }) => post);
}

/** Categories with published posts. */
export async function readCategories(pool: pg.Pool): Promise<BlogCategory[]> {
  const { rows } = await pool.query<BlogCategory>(
    `select c.slug, c.title from blog_categories c
     where c.deleted_at is null and exists (select 1 from blog_posts p where p.category_id = c.id and p.published_at <= now())
     order by c.position, c.title`,
  );
  return rows;
}

/** A published post with up to three others of its category. Throws `NOT_FOUND`. */
export async function readPost(pool: pg.Pool, slug: string): Promise<Post> {
  const { rows } = await pool.query<Omit<Post, keyof PostSummary> & { post: PostSummary }>(
    `select ${SUMMARY} as post, p.body, ${instantJson('p.updated_at')} as "updatedAt", (
       select coalesce(json_agg(${IMAGE_JSON}), '[]') from figures f where p.figures ? f.digest
     ) as images, (
       select coalesce(json_agg(row.post), '[]') from (
         select ${SUMMARY.replaceAll('p.', 'o.')} as post from blog_posts o
         where o.category_id = p.category_id and o.id <> p.id and o.published_at <= now()
         order by o.published_at desc limit 3) row
     ) as related
     from blog_posts p join blog_categories c on c.id = p.category_id
     where p.slug = $1 and p.published_at <= now()`,
    [slug],
  );
  const [row] = rows;
  if (row === undefined) throw new ProductError('NOT_FOUND');
  const { post, body, images, related } = row;
  return { ...post, body, images, updatedAt: row.updatedAt, related };
}

/** The published entries of the FAQ, in their order on the page. */
export async function readFaq(pool: pg.Pool): Promise<FaqEntry[]> {
  const { rows } = await pool.query<FaqEntry>(
    'select id, heading, question, answer from faq_entries where published and deleted_at is null order by position, question',
  );
  return rows;
}

/** The published testimonials, in their order on the page. */
export async function readTestimonials(pool: pg.Pool): Promise<Testimonial[]> {
  const { rows } = await pool.query<Testimonial>(
    'select id, quote, name, description from testimonials where published and deleted_at is null order by position, name',
  );
  return rows;
}

/** The current version. Null if none has been written. */
export async function readPolicy(pool: pg.Pool, name: PolicyName): Promise<Policy | null> {
  const { rows } = await pool.query<{ body: string; version: number; effectiveAt: Date }>(
    `select body, version, effective_at as "effectiveAt" from policies
     where name = $1 and effective_at <= now() order by version desc limit 1`,
    [name],
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, effectiveAt: row.effectiveAt.toISOString() };
}

/** Subjects and topics by title: anyone may read them. */
export async function readSyllabus(pool: pg.Pool): Promise<SyllabusSubject[]> {
  const { rows } = await pool.query<SyllabusSubject>(
    `select s.slug, s.title, s.summary,
       json_agg(json_build_object('title', t.title, 'free', t.free) order by t.position, t.title) as topics
     from live_subjects s join live_topics t on t.subject_id = s.id group by s.id, s.slug, s.title, s.summary, s.position order by s.position, s.title`,
  );
  return rows;
}

const PRICES = `coalesce(json_agg(json_build_object('period', r.period, 'amount', r.amount, 'currency', r.currency)
  order by r.period) filter (where r.id is not null), '[]')`;

/** The plans, what each opens, and what it costs without subjects. */
export async function readPlanOffers(pool: pg.Pool): Promise<PlanOffer[]> {
  const { rows } = await pool.query<{
    id: PlanOffer['id'];
    permission: Partial<Record<ContentType, boolean>>;
    prices: Price[];
  }>(
    `select p.id, p.permission, ${PRICES} as prices
     from plans p left join prices r on r.plan_id = p.id and p.on_sale and r.subject_id is null and r.deleted_at is null
     group by p.id order by p.id desc`,
  );
  return rows.map(({ id, permission, prices }) => ({
    id,
    prices,
    opens: keysOf(permission).filter((type) => permission[type] === true),
  }));
}

/** The price of each subject in the Pro plan; only subjects that have one. */
export async function readSubjectOffers(pool: pg.Pool): Promise<SubjectOffer[]> {
  const { rows } = await pool.query<SubjectOffer>(
    `select json_build_object('id', s.id, 'slug', s.slug, 'title', s.title) as subject, ${PRICES} as prices
     from live_subjects s join prices r on r.subject_id = s.id and r.deleted_at is null
       join plans p on p.id = r.plan_id and p.on_sale
     group by s.id, s.slug, s.title, s.summary, s.position order by s.position, s.title`,
  );
  return rows;
}

/** Schools by name, for a public page, with their place, website and logo: nothing else about them is included. */
export async function readSchoolNames(pool: pg.Pool): Promise<SchoolName[]> {
  const { rows } = await pool.query<SchoolName>(
    'select id, name, place, website, logo from schools where deleted_at is null order by name',
  );
  return rows;
}
