import type pg from 'pg';
import type { StudySettings } from '#domain/cards/scheduling/study-settings.schema.ts';
import type { MaterialKind } from '#domain/content/material-kind.ts';
import type { SubtopicAnswer } from '#domain/study/mastery/subtopic-mastery.rule.ts';
import type { AccuracySums } from '#domain/study/mastery/topic-accuracy.ts';
import { QUIZ_ANSWERS } from '#domain/study/mastery/topic-mastery.rule.ts';
import type { SessionEnding, SessionStep } from '#domain/study/session/session-step.ts';
import type { SessionSummary } from '#domain/study/session/session-summary.rule.ts';
import { STREAK_MAX_DAYS } from '#domain/study/session/study-streak.rule.ts';
import type { Viewer } from '../access/viewer.ts';
import { RELEASED_BANDS } from '../attempts/results/unreleased.sql.ts';
import { active, DECKS, type DeckRef, deckRefJson } from '../cards/deck.queries.ts';
import type { SubjectRef, TopicRef } from '../content/content.queries.ts';
import { NO_ANSWERS, readLatestAnswers } from './latest-answers.queries.ts';
import { SETTINGS_JSON } from './study-settings.commands.ts';

/** One topic's facts for the rules of planning and mastery. */
export type TopicFacts = {
  readonly topic: TopicRef;
  readonly subject: SubjectRef;
  readonly free: boolean;
  /** Whether the user studies its subject. */
  readonly isOwn: boolean;
  /** A lower bound: counted no further than practice needs. */
  readonly questionCount: number;
  readonly quiz: string | null;
  /**
   * The latest marked answers of the last two years, in their order. An answer counts for the topic that its question
   * had when it was submitted. Subtopics are read for one topic only, and null for all others.
   */
  readonly answers: readonly SubtopicAnswer[];
  /** All marked answers. */
  readonly answered: number;
  /** All students' answers. */
  readonly everybody: AccuracySums;
  /** Questions whose latest answer was incorrect, or guessed, among the latest answers of the topic. */
  readonly weakQuestions: number;
  /** Open questions that are not among the latest answers, if there is an exam date; otherwise 0. */
  readonly openQuestions: number;
  readonly cards: readonly { readonly stability: number; readonly lastReview: number; readonly isDue: boolean }[];
  readonly cardsDue: readonly { readonly inDays: number; readonly count: number }[];
  readonly newCards: number;
  /** Whether it has questions with a written answer. */
  readonly hasWritten: boolean;
  /** The booklet to read next; null if there is none, or if all are done. */
  readonly note: { readonly material: string; readonly isStarted: boolean } | null;
};

export type DueDeck = { readonly deck: DeckRef; readonly dueCount: number; readonly free: boolean };
export type StartedMaterial = {
  readonly id: string;
  readonly kind: MaterialKind;
  readonly title: string;
  readonly share: number;
  readonly subject: SubjectRef;
  readonly topic: TopicRef;
};

export type StudyFacts = {
  readonly today: string;
  readonly settings: StudySettings | null;
  readonly exams: readonly { readonly subject: SubjectRef; readonly examOn: string }[];
  readonly topics: readonly TopicFacts[];
  /** All students' answers in all topics. */
  readonly everybody: AccuracySums;
  /** The open study session, otherwise the latest of today. */
  readonly session: StoredSession | null;
};

/** What home shows besides. */
export type HomeFacts = StudyFacts & {
  readonly dueDecks: readonly DueDeck[];
  readonly started: readonly StartedMaterial[];
  /** Days of the last hundred with a review, or on which an attempt was started or submitted, by the user's calendar, the latest first. */
  readonly studiedDays: readonly string[];
};

/** A study session as it is stored. */
export type StoredSession = {
  readonly id: string;
  readonly day: string;
  readonly minutes: number;
  readonly steps: readonly SessionStep[];
  readonly done: readonly number[];
  readonly endedBy: SessionEnding | null;
  readonly summary: SessionSummary | null;
  /** Hours since its start. */
  readonly age: number;
};

/** A topic without what is read from its answers; `open`: its questions with a written answer, if there is an exam date. */
type StoredTopic = Omit<TopicFacts, 'answers' | 'answered' | 'weakQuestions' | 'openQuestions'> & {
  readonly counted: number;
  readonly open: number;
};
type Stored<Facts extends StudyFacts> = Omit<Facts, 'topics'> & { readonly topics: readonly StoredTopic[] };

const REF = (table: string): string =>
  `json_build_object('id', ${table}.id, 'slug', ${table}.slug, 'title', ${table}.title)`;

/** A study session as JSON, for the alias of its row. */
export const storedSessionJson = (
  session: string,
): string => `json_build_object('id', ${session}.id, 'day', ${session}.day,
  'minutes', ${session}.minutes, 'steps', ${session}.steps, 'done', ${session}.done, 'endedBy', ${session}.ended_by,
  'summary', ${session}.summary, 'age', extract(epoch from now() - ${session}.started_at)::float8 / 3600)`;

// $1 the user, $2 their time zone. Of a bank of a million questions, only the open ones are counted, and only if there is
// an exam date.
const FACTS = `
  with totals as (
    select topic_id, sum(answers)::int as answers from (${RELEASED_BANDS}) bands where dimension = 'type' group by topic_id
  ), deck as materialized (select * from ${DECKS} d),
  card as materialized (
    select d.topic_id, d.id as deck_id, st.memory, st.due_at,
      st.card_id is null or st.memory->>'phase' = 'new' as is_new, ${active()} as is_active
    from (
      select d.id, d.topic_id, n.id as note_id from deck d join card_notes n on n.deck_id = d.id where n.removed_at is null
      union all
      select d.id, d.topic_id, n.id from deck d join card_notes n on n.own_deck_id = d.id where n.removed_at is null
    ) d join cards c on c.note_id = d.note_id and not c.retired
    left join card_states st on st.card_id = c.id and st.user_id = $1
  ), per_day as (
    select topic_id, json_agg(json_build_object('inDays', days, 'count', count)) as due from (
      select topic_id, greatest(0, (due_at at time zone $2)::date - (now() at time zone $2)::date) as days,
        count(*)::int as count
      from card where not is_new and is_active group by 1, 2
    ) each group by topic_id
  ), known as (
    select topic_id, count(*) filter (where is_new and is_active)::int as fresh,
      coalesce(json_agg(json_build_object('stability', coalesce((memory->>'stability')::float8, 0),
        'lastReview', coalesce((memory->>'lastReview')::float8, 0), 'isDue', coalesce(due_at <= now() and is_active, false)))
        filter (where not is_new), '[]') as cards
    from card group by topic_id
  ), booklet as (
    select distinct on (m.topic_id) m.topic_id, json_build_object('material', m.id, 'isStarted', p.share is not null) as note
    from materials m left join material_progress p on p.material_id = m.id and p.user_id = $1
    where m.kind = 'noteBooklet' and m.published_at <= now() and p.done_at is null and coalesce(p.share, 0) < 0.999
    order by m.topic_id, p.share is null, m.position, m.id
  ), shelf as (
    select s.position as subject_position, s.title as subject_title, t.position, t.title, ${REF('t')} as topic, ${REF('s')} as subject, t.free,
      exists (select from user_subjects us where us.user_id = $1 and us.subject_id = s.id) as "isOwn",
      least(coalesce(tc.items, 0), ${QUIZ_ANSWERS}) as "questionCount",
      (select z.id from quizzes z where z.topic_id = t.id and z.live order by z.practice desc, z.position limit 1) as quiz,
      coalesce(n.answers, 0) as counted,
      json_build_object('answers', coalesce(f.answers, 0), 'credit', coalesce(f.credit, 0)) as everybody,
      case when e.subject_id is null then 0 else
        (select count(*)::int from items i where i.topic_id = t.id and i.type = 'open' and i.live) end as open,
      coalesce(k.cards, '[]') as cards, coalesce(p.due, '[]') as "cardsDue", coalesce(k.fresh, 0) as "newCards",
      exists (select from items i where i.topic_id = t.id and i.type = 'open' and i.live) as "hasWritten",
      b.note
    from live_topics t join live_subjects s on s.id = t.subject_id
    left join exam_dates e on e.subject_id = s.id and e.user_id = $1
    left join topic_difficulties f on f.topic_id = t.id
    left join topic_counts tc on tc.topic_id = t.id
    left join booklet b on b.topic_id = t.id left join totals n on n.topic_id = t.id left join per_day p on p.topic_id = t.id
    left join known k on k.topic_id = t.id
  )
  select ((now() at time zone $2)::date)::text as today, ${SETTINGS_JSON} as settings,
    (select coalesce(json_agg(json_build_object('subject', ${REF('s')}, 'examOn', e.exam_on) order by e.exam_on), '[]')
     from exam_dates e join live_subjects s on s.id = e.subject_id where e.user_id = $1) as exams,
    (select coalesce(json_agg(shelf order by subject_position, subject_title, position, title), '[]') from shelf) as topics,
    (select json_build_object('answers', coalesce(sum(answers), 0), 'credit', coalesce(sum(credit), 0)) from topic_difficulties) as everybody,
    (select ${storedSessionJson('ss')} from study_sessions ss
     where ss.user_id = $1 and (ss.ended_at is null or ss.day = (now() at time zone $2)::date)
     order by ss.ended_at is null desc, ss.started_at desc limit 1) as session`;

const HOME_FACTS = `${FACTS},
    (select coalesce(json_agg(json_build_object('deck', ref, 'dueCount', due, 'free', free) order by due desc), '[]') from (
       select ${deckRefJson('d', 't', 's')} as ref, c.due, t.free
       from (select deck_id, count(*)::int as due from card where not is_new and is_active and due_at <= now()
             group by deck_id) c
       join deck d on d.id = c.deck_id join live_topics t on t.id = d.topic_id join live_subjects s on s.id = t.subject_id
     ) each) as "dueDecks",
    (select coalesce(json_agg(material), '[]') from (
       select json_build_object('id', m.id, 'kind', m.kind, 'title', m.title, 'share', p.share, 'subject', ${REF('s')},
         'topic', ${REF('t')}) as material
       from material_progress p join materials m on m.id = p.material_id and m.published_at <= now()
       join live_topics t on t.id = m.topic_id join live_subjects s on s.id = t.subject_id
       where p.user_id = $1 and p.done_at is null order by p.updated_at desc limit 3
     ) each) as started,
    (select coalesce(json_agg(day order by day desc), '[]') from (
       select (now() at time zone $2)::date - back as day from generate_series(0, ${STREAK_MAX_DAYS - 1}) back
     ) each cross join lateral (select day::timestamp at time zone $2 as starts, (day + 1)::timestamp at time zone $2 as ends) span
     where exists (select from review_log where user_id = $1 and reviewed_at >= starts and reviewed_at < ends)
       or exists (select from attempts a where a.user_id = $1 and a.started_at >= starts and a.started_at < ends
         and exists (select from answer_log l where l.attempt_id = a.id))
       or exists (select from attempts a where a.user_id = $1 and a.started_at >= starts - interval '7 days' and a.started_at < starts
         and a.handed_in_at >= starts and a.handed_in_at < ends)) as "studiedDays"`;

/**
 * Everything that plan and mastery are computed from: two statements that run at the same time.
 * @param subtopicsOf id of the topic whose answers need their subtopics
 */
export async function readStudyFacts(
  pool: pg.Pool,
  viewer: Viewer,
  zone: string,
  subtopicsOf: string | null = null,
): Promise<StudyFacts> {
  const [latest, { rows }] = await Promise.all([
    readLatestAnswers(pool, viewer, subtopicsOf),
    pool.query<Stored<StudyFacts>>({ name: 'study-facts', text: FACTS, values: [viewer.userId, zone] }),
  ]);
  return withAnswers(rows, latest);
}

/** Everything that home is computed from: two statements that run at the same time. */
export async function readHomeFacts(pool: pg.Pool, viewer: Viewer, zone: string): Promise<HomeFacts> {
  const [latest, { rows }] = await Promise.all([
    readLatestAnswers(pool, viewer, null),
    pool.query<Stored<HomeFacts>>({ name: 'home-facts', text: HOME_FACTS, values: [viewer.userId, zone] }),
  ]);
  return withAnswers(rows, latest);
}

function withAnswers<Facts extends StudyFacts>(
  [facts]: readonly Stored<Facts>[],
  latest: Awaited<ReturnType<typeof readLatestAnswers>>,
) {
  if (facts === undefined) throw new Error('A select without a table returns one row.');
  const topics: readonly TopicFacts[] = facts.topics.map(({ counted, open, ...topic }) => {
    const { answers, uncounted, weakQuestions, openQuestions } = latest.get(topic.topic.id) ?? NO_ANSWERS;
    return {
      ...topic,
      answers,
      answered: counted + uncounted,
      weakQuestions,
      openQuestions: Math.max(0, open - openQuestions),
    };
  });
  return { ...facts, topics };
}
