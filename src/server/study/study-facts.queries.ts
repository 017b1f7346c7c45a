import type pg from 'pg';
import { DIFFICULTY_MIN_ANSWERS } from '#domain/attempts/results/difficulty.ts';
import type { StudySettings } from '#domain/cards/scheduling/study-settings.schema.ts';
import type { MaterialKind } from '#domain/content/material-kind.ts';
import type { MarkedAnswer } from '#domain/study/mastery/answer-evidence.ts';
import { ANSWERS_COUNTED } from '#domain/study/mastery/mastery-model.ts';
import type { SubtopicAnswer } from '#domain/study/mastery/subtopic-mastery.rule.ts';
import type { AccuracySums } from '#domain/study/mastery/topic-accuracy.ts';
import { QUIZ_ANSWERS } from '#domain/study/mastery/topic-mastery.rule.ts';
import type { SessionEnding, SessionStep } from '#domain/study/session/session-step.ts';
import type { SessionSummary } from '#domain/study/session/session-summary.rule.ts';
import { STREAK_MAX_DAYS } from '#domain/study/session/study-streak.rule.ts';
import type { Viewer } from '../access/viewer.ts';
import { isCounted, isIncluded, RELEASED_BANDS } from '../attempts/results/unreleased.sql.ts';
import { active, DECKS, type DeckRef, deckRefJson } from '../cards/deck.queries.ts';
import type { SubjectRef, TopicRef } from '../content/content.queries.ts';
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
  readonly dueDecks: readonly DueDeck[];
  readonly started: readonly StartedMaterial[];
  /** Days of the last hundred with a review, or on which an attempt was started or submitted, by the user's calendar, the latest first. */
  readonly studiedDays: readonly string[];
  /** The open study session, otherwise the latest of today. */
  readonly session: StoredSession | null;
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

/**
 * Answers as columns, the latest first, as they are sorted already: far less text than as many objects. Estimates are
 * only read where a facility is missing.
 */
type AnswerColumns = { readonly [Key in keyof MarkedAnswer]: readonly MarkedAnswer[Key][] } & {
  readonly subtopic: readonly (string | null)[] | null;
};
type StoredTopic = Omit<TopicFacts, 'answers'> & { readonly answers: AnswerColumns | null };
type FactsRow = Omit<StudyFacts, 'topics'> & { readonly topics: readonly StoredTopic[] };

const REF = (table: string): string =>
  `json_build_object('id', ${table}.id, 'slug', ${table}.slug, 'title', ${table}.title)`;

/** A study session as JSON, for the alias of its row. */
export const storedSessionJson = (
  session: string,
): string => `json_build_object('id', ${session}.id, 'day', ${session}.day,
  'minutes', ${session}.minutes, 'steps', ${session}.steps, 'done', ${session}.done, 'endedBy', ${session}.ended_by,
  'summary', ${session}.summary, 'age', extract(epoch from now() - ${session}.started_at)::float8 / 3600)`;

// $1 the user, $2 their time zone, $3 the topic whose answers need their subtopics. The work depends on the number of
// topics, not on that of answers: of each topic, only the latest answers are read, with all those of the last of these
// days, from an index that contains all that is needed of them. Of them, those of the last two years count: older ones
// weigh less than a thousandth, and all but the latest of a topic together less than a hundredth. Answers that are
// empty or not marked yet are not in counted_answers. Of a bank of a million questions, only the open ones are counted,
// and only if there is an exam date.
const FACTS = `
  with counted as materialized (
    select c.* from live_topics t cross join lateral (
      select c.topic_id, c.attempt_id, c.position, c.item_id, c.type, c.credit, c.confidence, c.submitted_at, c.choice_count
      from counted_answers c where c.user_id = $1 and c.topic_id = t.id and ${isCounted('c')}
      order by c.day desc fetch first ${ANSWERS_COUNTED} rows with ties
    ) c
  ), given as materialized (
    select c.*, true as is_answered from counted c
    union all
    select i.topic_id, a.id, ai.position, i.id, i.type, ai.credit, null, a.handed_in_at,
      case i.type when 'true-false' then 2 when 'multiple-choice' then jsonb_array_length(v.body->'choices') end, ai.outcome <> 'unanswered'
    from attempts a join attempt_items ai on ai.attempt_id = a.id and ai.outcome in ('unanswered', 'unmarked')
    join item_versions v on v.id = ai.version_id join items i on i.id = v.item_id
    where a.user_id = $1 and a.handed_in_at is not null and ${isIncluded('a.id', 'i.id')}
  ), weak as (
    select topic_id, count(*) filter (where is_answered and (credit < 1 or confidence = 1))::int as count,
      count(*) filter (where type = 'open' and is_answered)::int as open_answered
    from (select distinct on (item_id) * from given order by item_id, submitted_at desc, attempt_id desc) latest group by topic_id
  ), totals as (
    select topic_id, sum(answers)::int as answers from (
      select topic_id, answers from (${RELEASED_BANDS}) bands where dimension = 'type'
      union all
      select topic_id, 1 from given where not is_answered and credit is not null
    ) each group by topic_id
  ), marked as (
    select g.topic_id, json_build_object('at', array_agg(at), 'credit', array_agg(credit), 'isGuess', array_agg(is_guess),
        'facility', array_agg(facility), 'estimate', array_agg(estimate), 'choices', array_agg(choices),
        'subtopic', case when g.topic_id = $3 then array_agg(subtopic) end) as answers
    from (
      select g.topic_id, floor(round(date_part('epoch', submitted_at) * 1000000) / 1000) as at, credit, coalesce(confidence = 1, false) as is_guess,
        d.facility, choice_count as choices,
        case when d.item_id is null then (select i.estimate from items i where i.id = g.item_id and i.estimate is not null) end as estimate,
        case when g.topic_id = $3 then (select i.subtopic from items i where i.id = g.item_id) end as subtopic
      from (
        select topic_id, item_id, submitted_at, credit, confidence, choice_count,
          row_number() over (partition by topic_id order by submitted_at desc, attempt_id desc, position desc) as back
        from given where credit is not null and submitted_at > now() - interval '2 years'
      ) g left join item_difficulties d on d.item_id = g.item_id and d.answers >= ${DIFFICULTY_MIN_ANSWERS}
      where back <= ${ANSWERS_COUNTED} order by g.topic_id, g.back
    ) g group by g.topic_id
  ), deck as (select * from ${DECKS} d),
  card as (
    select d.topic_id, d.id as deck_id, st.memory, st.due_at,
      st.card_id is null or st.memory->>'phase' = 'new' as is_new, ${active()} as is_active
    from deck d join card_notes n on n.deck_id = d.id or n.own_deck_id = d.id
    join cards c on c.note_id = n.id and not c.retired
    left join card_states st on st.card_id = c.id and st.user_id = $1
    where n.removed_at is null
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
  ), shelf as (
    select s.position as subject_position, s.title as subject_title, t.position, t.title, ${REF('t')} as topic, ${REF('s')} as subject, t.free,
      exists (select from user_subjects us where us.user_id = $1 and us.subject_id = s.id) as "isOwn",
      least(coalesce(tc.items, 0), ${QUIZ_ANSWERS}) as "questionCount",
      (select z.id from quizzes z where z.topic_id = t.id and z.live order by z.practice desc, z.position limit 1) as quiz,
      m.answers, coalesce(n.answers, 0) as answered,
      json_build_object('answers', coalesce(f.answers, 0), 'credit', coalesce(f.credit, 0)) as everybody, coalesce(w.count, 0) as "weakQuestions",
      case when e.subject_id is null then 0 else greatest(0, 
        (select count(*)::int from items i where i.topic_id = t.id and i.type = 'open' and i.live) - coalesce(w.open_answered, 0)) end as "openQuestions",
      coalesce(k.cards, '[]') as cards, coalesce(p.due, '[]') as "cardsDue", coalesce(k.fresh, 0) as "newCards",
      exists (select from items i where i.topic_id = t.id and i.type = 'open' and i.live) as "hasWritten",
      (select json_build_object('material', m.id, 'isStarted', p.share is not null)
       from materials m left join material_progress p on p.material_id = m.id and p.user_id = $1
       where m.topic_id = t.id and m.kind = 'noteBooklet' and m.published_at <= now() and p.done_at is null and coalesce(p.share, 0) < 0.999
       order by p.share is null, m.position, m.id limit 1) as note
    from live_topics t join live_subjects s on s.id = t.subject_id
    left join exam_dates e on e.subject_id = s.id and e.user_id = $1
    left join topic_difficulties f on f.topic_id = t.id
    left join topic_counts tc on tc.topic_id = t.id
    left join weak w on w.topic_id = t.id
    left join marked m on m.topic_id = t.id left join totals n on n.topic_id = t.id left join per_day p on p.topic_id = t.id
    left join known k on k.topic_id = t.id
  )
  select ((now() at time zone $2)::date)::text as today, ${SETTINGS_JSON} as settings,
    (select coalesce(json_agg(json_build_object('subject', ${REF('s')}, 'examOn', e.exam_on) order by e.exam_on), '[]')
     from exam_dates e join live_subjects s on s.id = e.subject_id where e.user_id = $1) as exams,
    (select coalesce(json_agg(shelf order by subject_position, subject_title, position, title), '[]') from shelf) as topics,
    (select json_build_object('answers', coalesce(sum(answers), 0), 'credit', coalesce(sum(credit), 0)) from topic_difficulties) as everybody,
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
         and a.handed_in_at >= starts and a.handed_in_at < ends)) as "studiedDays",
    (select ${storedSessionJson('ss')} from study_sessions ss
     where ss.user_id = $1 and (ss.ended_at is null or ss.day = (now() at time zone $2)::date)
     order by ss.ended_at is null desc, ss.started_at desc limit 1) as session`;

/**
 * Everything that plan, mastery and home are computed from: one statement.
 * @param subtopicsOf id of the topic whose answers need their subtopics
 */
export async function readStudyFacts(
  pool: pg.Pool,
  viewer: Viewer,
  zone: string,
  subtopicsOf: string | null = null,
): Promise<StudyFacts> {
  const values = [viewer.userId, zone, subtopicsOf];
  const { rows } = await pool.query<FactsRow>({ name: 'study-facts', text: FACTS, values });
  const facts = rows[0];
  if (facts === undefined) throw new Error('A select without a table returns one row.');
  return { ...facts, topics: facts.topics.map((topic) => ({ ...topic, answers: answersOf(topic.answers) })) };
}

function answersOf(columns: AnswerColumns | null): readonly SubtopicAnswer[] {
  if (columns === null) return [];
  return columns.at
    .map((at, index) => ({
      at,
      credit: columns.credit[index] ?? 0,
      facility: columns.facility[index] ?? null,
      estimate: columns.estimate[index] ?? null,
      choices: columns.choices[index] ?? null,
      isGuess: columns.isGuess[index] ?? false,
      subtopic: columns.subtopic?.[index] ?? null,
    }))
    .reverse();
}
