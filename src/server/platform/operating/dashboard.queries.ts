import { hasPermission } from '#domain/access/permission.ts';
import { RESOURCE_COUNTED_MAX } from '#domain/platform/resources/resource.limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { isUnexplained } from '../../questions/answer-keys/key-columns.sql.ts';
import type { Queries } from '../db/reading.ts';

/**
 * The dashboard: of the whole installation, or of a school admin's school. Money in the smallest unit of its currency.
 */
export type Dashboard = {
  readonly students: number;
  readonly teachers: number;
  readonly invited: number;
  /** Students who signed in or continued a session within seven days. */
  readonly activeStudents: number;
  readonly submitted: number;
  /** Attempts submitted per day, the last two weeks, oldest first. */
  readonly days: readonly { readonly day: string; readonly submitted: number }[];
  /**
   * Revenue of thirty days minus refunds, per currency in its smallest unit. Null for users who may not read payments.
   */
  readonly revenue: readonly { readonly currency: string; readonly amount: number }[] | null;
  /** About the content, which belongs to no school: null for school admins. */
  readonly content: ContentHealth | null;
  /** The most viewed pages of four weeks, among users who allow statistics. Null for school admins. */
  readonly pages: readonly PageReads[] | null;
};

/** `route` is the id of a row of the route table. */
export type PageReads = { readonly route: string; readonly views: number };

export type ContentHealth = {
  /** Published ones. */
  readonly questions: number;
  readonly questionsInReview: number;
  /** Of the published ones, counted no further than `RESOURCE_COUNTED_MAX` and one. */
  readonly questionsUnexplained: number;
  readonly topics: number;
  readonly topicsWithoutNote: number;
  readonly topicsWithoutQuiz: number;
  readonly videosWithoutCaptions: number;
  readonly openReports: number;
};

const DAYS = 14;
const PAGE_DAYS = 28;
const PAGES = 8;

/** All numbers in one statement. */
export async function readDashboard(pool: Queries, viewer: Viewer): Promise<Dashboard> {
  const { rows } = await pool.query<Dashboard>({
    name: 'dashboard',
    text: `
    with handed as (
      select a.handed_in_at::date as day from attempts a join users u on u.id = a.user_id
      where a.handed_in_at >= current_date - ${DAYS - 1} and ($1 or u.school_id = $2)
    )
    select counts.*,
      (select count(distinct s.user_id)::int from sessions s join users u on u.id = s.user_id
        where s.last_used_at > now() - interval '7 days' and u.role = 'student' and ($1 or u.school_id = $2)) as "activeStudents",
      (select count(*)::int from handed where day > current_date - 7) as "submitted",
      (select coalesce(jsonb_agg(jsonb_build_object('day', d::date,
          'submitted', (select count(*) from handed h where h.day = d::date)) order by d), '[]')
        from generate_series(current_date - ${DAYS - 1}, current_date, interval '1 day') d) as days,
      case when $3 then (select coalesce(jsonb_agg(jsonb_build_object('currency', m.currency, 'amount', m.amount)
          order by m.currency), '[]') from (
        select o.currency, sum(o.amount)::int as amount from (
          select p.order_id, p.currency, p.amount from payments p where p.paid_at > now() - interval '30 days'
          union all
          select p.order_id, p.currency, -r.amount from refunds r join payments p on p.id = r.payment_id
            where r.created_at > now() - interval '30 days') o
        where $1 or exists (select from orders made left join users u on u.id = made.user_id
          where made.id = o.order_id and (made.school_id = $2 or made.school_id is null and u.school_id = $2))
        group by o.currency) m) end as revenue,
      case when $1 then jsonb_build_object(
        'questions', (select coalesce(sum(c.items), 0) from topic_counts c),
        'questionsInReview', (select count(*) from items i
          where i.stage = 'review' and i.in_bank and i.deleted_at is null),
        'questionsUnexplained', (select count(*) from (select from item_versions v
          join items i on i.id = v.item_id and i.version = v.version and i.live
          where ${isUnexplained('v')} limit ${RESOURCE_COUNTED_MAX + 1}) few),
        'topics', (select count(*) from live_topics),
        'topicsWithoutNote', (select count(*) from live_topics t where not exists (select from materials m
          where m.topic_id = t.id and m.kind = 'noteBooklet' and m.published_at is not null)),
        'topicsWithoutQuiz', (select count(*) from live_topics t
          where not exists (select from quizzes q where q.topic_id = t.id and q.live)),
        'videosWithoutCaptions', (select count(*) from materials m where m.kind in ('video', 'short')
          and m.deleted_at is null and not exists (select from media_tracks t where t.material_id = m.id)),
        'openReports', (select count(*) from item_reports where resolved_at is null)) end as content,
      case when $1 then (select coalesce(jsonb_agg(p order by p.views desc, p.route), '[]') from (
        select route, sum(views)::int as views from page_views where day > current_date - ${PAGE_DAYS}
        group by route order by 2 desc, 1 limit ${PAGES}) p) end as pages
    from (
      select count(*) filter (where role = 'student')::int as students,
        count(*) filter (where role = 'teacher')::int as teachers,
        count(*) filter (where password_digest is null)::int as invited
      from users where disabled_at is null and ($1 or school_id = $2)
    ) counts`,
    values: [viewer.role === 'admin', viewer.schoolId, hasPermission(viewer, 'payments.read')],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate without GROUP BY returns one row.');
  return row;
}
