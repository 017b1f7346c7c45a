import type pg from 'pg';
import * as z from 'zod/mini';
import { isPlatformAddress } from '#domain/lti/platform-address.rule.ts';
import { COLUMN_SCOPE } from '../launch/claims.ts';
import { type Platform, platformColumns } from '../platform.queries.ts';
import type { Service } from '../service.ts';

/** The maximum score of a link in the gradebook; the platform's teacher can change it there. */
export const SCORE_MAXIMUM = 100;

const CONTAINER = 'application/vnd.ims.lis.v2.lineitemcontainer+json';
const COLUMN = 'application/vnd.ims.lis.v2.lineitem+json';

type Link = Platform & {
  readonly columnsAddress: string;
  readonly resourceLink: string;
  /** The column that was created for the link with another student's grade. */
  readonly made: string | null;
  readonly title: string;
  /** `quiz.ID`: our name for what the column is for. */
  readonly resourceId: string;
};

const READ = `
  select coalesce(g.columns_address, '') as "columnsAddress", coalesce(g.resource_link, '') as "resourceLink", ${platformColumns('p')}, (
    select o.line_item from platform_grades o where o.platform_id = g.platform_id and o.columns_address = g.columns_address
      and o.resource_link = g.resource_link and o.line_item is not null limit 1) as made,
    coalesce(t.title || ': ' || q.title, e.title, a.title, '') as title,
    coalesce('quiz.' || g.quiz_id, 'paper.' || g.paper_id, 'assignment.' || g.assignment_id, '') as "resourceId"
  from platform_grades g join platforms p on p.id = g.platform_id
    left join quizzes q on q.id = g.quiz_id left join topics t on t.id = q.topic_id
    left join exam_papers e on e.id = g.paper_id left join assignments a on a.id = g.assignment_id
  where g.id = $1`;

const address = z.string().check(z.maxLength(2_000), z.refine(isPlatformAddress));
const columnSchema = z.object({ id: address, resourceLinkId: z.optional(z.nullable(z.string())) });
const columnsSchema = z.array(z.unknown());

/**
 * The gradebook column for a link that has none: an existing one, or a new one. Saved for everyone who launched by the
 * link. Throws if the platform does not create one, or returns none.
 */
export async function columnFor(pool: pg.Pool, service: Service, id: string): Promise<string> {
  const { rows } = await pool.query<Link>(READ, [id]);
  const link = rows[0];
  if (link === undefined) throw new Error('The grade’s resource link no longer exists.');
  const column = link.made ?? (await findColumn(service, link)) ?? (await createColumn(service, link));
  await pool.query(
    `update platform_grades g set line_item = $2 from platform_grades o
     where o.id = $1 and g.platform_id = o.platform_id and g.columns_address = o.columns_address
       and g.resource_link = o.resource_link and g.line_item is null
       and not exists (select from platform_grades k
         where k.platform_id = g.platform_id and k.user_id = g.user_id and k.line_item = $2)`,
    [id, column],
  );
  return column;
}

/**
 * A column that no longer exists on its platform is looked up or created again; a column that belongs to a link is
 * kept.
 */
export async function forgetColumn(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    `update platform_grades g set line_item = null from platform_grades o
     where o.id = $1 and g.platform_id = o.platform_id and g.columns_address = o.columns_address
       and g.resource_link = o.resource_link and g.line_item = o.line_item`,
    [id],
  );
}

async function findColumn(service: Service, link: Link): Promise<string | null> {
  const there = new URL(link.columnsAddress);
  there.searchParams.set('resource_link_id', link.resourceLink);
  const { status, text } = await service(link, COLUMN_SCOPE, there.href, { headers: { accept: CONTAINER } });
  if (status !== 200) throw new Error(`${link.name} did not return its gradebook columns: status ${status}.`);
  // Some platforms ignore the filter and return every column.
  for (const row of columnsSchema.parse(JSON.parse(text))) {
    const column = columnSchema.safeParse(row);
    if (column.success && column.data.resourceLinkId === link.resourceLink) return column.data.id;
  }
  return null;
}

async function createColumn(service: Service, link: Link): Promise<string> {
  const { title: label, resourceId, resourceLink: resourceLinkId } = link;
  const { status, text } = await service(link, COLUMN_SCOPE, link.columnsAddress, {
    method: 'POST',
    headers: { 'content-type': COLUMN, accept: COLUMN },
    body: JSON.stringify({ scoreMaximum: SCORE_MAXIMUM, label, resourceId, resourceLinkId }),
  });
  if (status !== 200 && status !== 201)
    throw new Error(`${link.name} did not create a gradebook column: status ${status}.`);
  return columnSchema.parse(JSON.parse(text)).id;
}
