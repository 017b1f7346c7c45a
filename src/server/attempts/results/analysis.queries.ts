import type { BandDimension } from '#domain/attempts/results/band-dimension.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { isQuestionTypeName, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { SubjectRef } from '../../content/content.queries.ts';
import type { Queries } from '../../platform/db/reading.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { isCounted, RELEASED_BANDS, RELEASED_WEEKS } from './unreleased.sql.ts';

/** Answers, the sum of their scores (0 to 1 each), and the seconds spent. */
export type Tally = { readonly answers: number; readonly credit: number; readonly seconds: number };
export type WeekTally = Tally & { /** Monday, YYYY-MM-DD. */ readonly week: string };
export type TypeTally = Tally & { readonly type: QuestionTypeName };
export type BandTally = Omit<Tally, 'seconds'> & { readonly dimension: BandDimension; readonly band: string };
export type TopicTally = Tally & { readonly topic: SubjectRef; readonly subject: SubjectRef; readonly lastDay: string };

export type Analysis = {
  readonly total: Tally;
  readonly weeks: readonly WeekTally[];
  readonly topics: readonly TopicTally[];
  readonly types: readonly TypeTally[];
  readonly bands: readonly BandTally[];
};

/** As the database has it: any text as question type, and the question types among the bands. */
type StoredAnalysis = Omit<Analysis, 'types' | 'bands'> & {
  readonly types: readonly (Tally & { readonly type: string })[];
  readonly bands: readonly (Omit<BandTally, 'dimension'> & { readonly dimension: BandDimension | 'type' })[];
};

const analysisOf = ({ types, bands, ...sums }: StoredAnalysis): Analysis => ({
  ...sums,
  types: types.flatMap(({ type, ...tally }) => (isQuestionTypeName(type) ? [{ type, ...tally }] : [])),
  bands: bands.flatMap(({ dimension, ...tally }) => (dimension === 'type' ? [] : [{ dimension, ...tally }])),
});

/** Number of weeks in the progress chart. */
const WEEKS = 26;

// Weekly sums are read once; everything except the bands is computed from them.
const READ = `
  with sums as materialized (
    select topic_id, week, max(last_day) as last_day, sum(answers)::int as answers, sum(credit) as credit, sum(seconds) as seconds
    from (${RELEASED_WEEKS}) released where $2::uuid is null or topic_id = $2 group by topic_id, week having sum(answers) > 0
  ), bands as materialized (
    select dimension, band, sum(answers)::int as answers, sum(credit) as credit, sum(seconds) as seconds
    from (${RELEASED_BANDS}) released where $2::uuid is null or topic_id = $2 group by dimension, band having sum(answers) > 0
  )
  select
    (select json_build_object('answers', coalesce(sum(answers), 0)::int, 'credit', coalesce(sum(credit), 0),
       'seconds', coalesce(sum(seconds), 0)) from sums) as total,
    (select coalesce(json_agg(week order by week->>'week'), '[]') from (
       select json_build_object('week', week::text, 'answers', sum(answers)::int, 'credit', sum(credit), 'seconds', sum(seconds)) as week
       from sums where week > current_date - ${7 * WEEKS} group by sums.week) w) as weeks,
    (select coalesce(json_agg(json_build_object('type', band, 'answers', answers, 'credit', credit, 'seconds', seconds)
       order by answers desc, band), '[]') from bands where dimension = 'type') as types,
    (select coalesce(json_agg(json_build_object('answers', x.answers, 'credit', x.credit, 'seconds', x.seconds,
       'lastDay', x.last_day::text,
       'topic', json_build_object('id', t.id, 'slug', t.slug, 'title', t.title),
       'subject', json_build_object('id', s.id, 'slug', s.slug, 'title', s.title)) order by s.position, t.position), '[]')
     from (select topic_id, max(last_day) as last_day, sum(answers)::int as answers, sum(credit) as credit,
         sum(seconds) as seconds from sums group by topic_id) x
     join topics t on t.id = x.topic_id join subjects s on s.id = t.subject_id) as topics,
    (select coalesce(json_agg(json_build_object('dimension', dimension, 'band', band, 'answers', answers, 'credit', credit)), '[]')
     from bands where dimension <> 'type') as bands`;

/** The viewer's performance: one statement over precomputed sums, for any number of answers. */
export async function readAnalysis(pool: Queries, viewer: Pick<Viewer, 'userId'>): Promise<Analysis> {
  const { rows } = await pool.query<StoredAnalysis>({ name: 'analysis', text: READ, values: [viewer.userId, null] });
  if (rows[0] === undefined) throw new Error('An aggregate without GROUP BY returns one row.');
  return analysisOf(rows[0]);
}

export type TopicQuestion = {
  readonly item: string;
  readonly stem: string;
  readonly type: QuestionTypeName;
  readonly answers: number;
  /** At the last answer. */
  readonly credit: number;
  readonly lastDay: string;
};

export type TopicAnalysis = Analysis & {
  readonly topic: SubjectRef;
  readonly subject: SubjectRef;
  /** The questions with the lowest scores at the last answer, up to thirty, without fully correct ones. */
  readonly weakQuestions: readonly TopicQuestion[];
};

const WEAK_QUESTIONS = `
  select t.id, json_build_object('id', t.id, 'slug', t.slug, 'title', t.title) as topic,
    json_build_object('id', s.id, 'slug', s.slug, 'title', s.title) as subject, (
      select coalesce(json_agg(json_build_object('item', w.item_id, 'stem', w.stem, 'type', w.type, 'answers', w.answers,
        'credit', w.credit, 'lastDay', w.day::text) order by w.credit, w.day), '[]')
      from (
        select * from (
          select distinct on (c.item_id) c.item_id, v.stem, c.type, c.credit, c.day,
            count(*) over (partition by c.item_id)::int as answers
          from counted_answers c join item_versions v on v.id = c.version_id
          where c.user_id = $1 and c.topic_id = t.id and ${isCounted('c')} order by c.item_id, c.day desc
        ) latest where credit < 1 order by credit, day limit 30) w) as "weakQuestions"
  from topics t join subjects s on s.id = t.subject_id where t.id = $2`;

/** The same for one topic, with its weak questions. Throws `NOT_FOUND`. */
export async function readTopicAnalysis(
  pool: Queries,
  viewer: Pick<Viewer, 'userId'>,
  topicId: string,
): Promise<TopicAnalysis> {
  if (!isUuid(topicId)) throw new ProductError('NOT_FOUND');
  const [{ rows }, { rows: sums }] = await Promise.all([
    pool.query<Pick<TopicAnalysis, 'topic' | 'subject' | 'weakQuestions'>>(WEAK_QUESTIONS, [viewer.userId, topicId]),
    pool.query<StoredAnalysis>({ name: 'analysis', text: READ, values: [viewer.userId, topicId] }),
  ]);
  if (rows[0] === undefined || sums[0] === undefined) throw new ProductError('NOT_FOUND');
  return { ...analysisOf(sums[0]), ...rows[0] };
}
