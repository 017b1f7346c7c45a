import { DEFAULT_STUDY_SETTINGS } from '#domain/cards/scheduling/study-settings.schema.ts';
import { dayAfter, daysBetween, weekdayOf } from '#domain/study/calendar-day.ts';
import type { TopicMastery } from '#domain/study/mastery/topic-mastery.rule.ts';
import { type PlannedSession, planSession, type SessionTopic } from '#domain/study/session/plan-session.rule.ts';
import { offerSession, type SessionOffer } from '#domain/study/session/session-offer.rule.ts';
import type { Tomorrow } from '#domain/study/session/session-summary.rule.ts';
import type { StudyFacts, TopicFacts } from '../study-facts.queries.ts';

/** How much time a day has for study, and which weekdays have none (0 for Sunday). */
export type StudyTime = { readonly minutes: number; readonly daysOff: readonly number[] };

/** The student's study time: the only place that reads it from the settings. */
export function studyTimeOf({ settings }: Pick<StudyFacts, 'settings'>): StudyTime {
  const { minutesPerDay, daysOff } = settings ?? DEFAULT_STUDY_SETTINGS;
  return { minutes: minutesPerDay, daysOff };
}

/**
 * The session that would start now.
 * @param topics the facts that the viewer's plans open, in the order of `mastery`
 */
export const planToday = (
  facts: StudyFacts,
  topics: readonly TopicFacts[],
  mastery: readonly TopicMastery[],
): PlannedSession =>
  planSession({ minutes: studyTimeOf(facts).minutes, topics: sessionTopics(facts, topics, mastery, 0) });

/** What home offers today. */
export function offerToday(
  facts: StudyFacts,
  topics: readonly TopicFacts[],
  mastery: readonly TopicMastery[],
): SessionOffer {
  const { minutes, daysOff } = studyTimeOf(facts);
  const isDayOff = daysOff.includes(weekdayOf(facts.today));
  const { session } = facts;
  return offerSession({ session, planned: planToday(facts, topics, mastery), minutes, isDayOff });
}

/** What tomorrow's session will have, if nothing else is studied before. */
export function planTomorrow(
  facts: StudyFacts,
  topics: readonly TopicFacts[],
  mastery: readonly TopicMastery[],
): Tomorrow {
  const { minutes, daysOff } = studyTimeOf(facts);
  const { steps, seconds } = planSession({ minutes, topics: sessionTopics(facts, topics, mastery, 1) });
  return {
    isOff: daysOff.includes(weekdayOf(dayAfter(facts.today, 1))),
    cards: steps.reduce(
      (sum, step) => sum + (step.kind === 'cards' ? step.from.reduce((all, { count }) => all + count, 0) : 0),
      0,
    ),
    questions: steps.filter(({ kind }) => kind === 'question' || kind === 'written').length,
    minutes: Math.ceil(seconds / 60),
  };
}

function sessionTopics(
  { today, exams }: StudyFacts,
  topics: readonly TopicFacts[],
  mastery: readonly TopicMastery[],
  inDays: number,
): readonly SessionTopic[] {
  const ahead = exams
    .map(({ subject, examOn }) => ({ subject: subject.id, left: daysBetween(today, examOn) }))
    .filter(({ left }) => left >= 0);
  return topics.flatMap((facts, at): readonly SessionTopic[] => {
    const own = mastery[at];
    if (own === undefined) return [];
    const exam = ahead.find(({ subject }) => subject === facts.subject.id);
    const due = facts.cardsDue.filter((each) => each.inDays <= inDays).reduce((sum, { count }) => sum + count, 0);
    return [
      {
        topic: facts.topic.id,
        isOwn: facts.isOwn || exam !== undefined,
        estimate: own.estimate,
        restedDays: own.restedDays,
        unansweredDays: own.unansweredDays,
        dueCards: due,
        newCards: facts.newCards,
        questions: facts.questionCount,
        weakQuestions: facts.weakQuestions,
        hasWritten: facts.hasWritten,
        note: facts.note,
        examInDays: exam?.left ?? null,
      },
    ];
  });
}
