import type pg from 'pg';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import type { ContentType } from '#domain/access/content-type.ts';
import { DEFAULT_STUDY_SETTINGS, type StudySettings } from '#domain/cards/scheduling/study-settings.schema.ts';
import { CONTENT_OF_KIND } from '#domain/content/material-kind.ts';
import { daysBetween } from '#domain/study/calendar-day.ts';
import { masteryOfTopics, type TopicMastery } from '#domain/study/mastery/topic-mastery.rule.ts';
import { weakestTopic } from '#domain/study/next/weakest-topic.rule.ts';
import type { SessionOffer } from '#domain/study/session/session-offer.rule.ts';
import { type Streak, streakOf } from '#domain/study/session/study-streak.rule.ts';
import { type ExamWork, planStudy, type StudyPlan } from '#domain/study/study-plan.rule.ts';
import { accessFacts, type Viewer } from '../access/viewer.ts';
import { opensCards } from '../cards/deck.queries.ts';
import type { SubjectRef, TopicRef } from '../content/content.queries.ts';
import { offerToday } from './session/plan-today.ts';
import {
  type DueDeck,
  readHomeFacts,
  readStudyFacts,
  type StartedMaterial,
  type StudyFacts,
  type TopicFacts,
} from './study-facts.queries.ts';

export type TopicProgress = TopicMastery & {
  readonly topic: TopicRef;
  readonly subject: SubjectRef;
  /** The quiz that covers most of the topic; null if no plan opens one. */
  readonly quiz: string | null;
  readonly dueCards: number;
  readonly weakQuestions: number;
};

export type StudyToday = {
  /** By the user's own calendar. */
  readonly today: string;
  readonly settings: StudySettings;
  readonly exams: readonly { readonly subject: SubjectRef; readonly examOn: string }[];
  readonly plan: StudyPlan;
  readonly dueDecks: readonly DueDeck[];
  readonly started: readonly StartedMaterial[];
  readonly studiedDays: readonly string[];
  readonly mastery: readonly TopicProgress[];
  readonly session: SessionOffer;
  /** Null if the student has switched it off. */
  readonly streak: Streak | null;
};

/** Days that home shows. */
const WEEK_DAYS = 7;

/** The viewer's tasks for today and until their exams; content that no plan of theirs opens is left out. */
export async function readStudyToday(pool: pg.Pool, viewer: Viewer, zone: string, now: number): Promise<StudyToday> {
  const facts = await readHomeFacts(pool, viewer, zone);
  const settings = facts.settings ?? DEFAULT_STUDY_SETTINGS;
  const topics = openTopics(viewer, facts);
  const mastery = progressOf(topics, facts, now);
  const exams = facts.exams.map(({ subject, examOn }) => workOf(subject.id, examOn, topics));
  return {
    today: facts.today,
    settings,
    exams: facts.exams,
    plan: planStudy({ today: facts.today, minutesPerDay: settings.minutesPerDay, daysOff: settings.daysOff, exams }),
    dueDecks: facts.dueDecks.filter(({ deck, free }) => deck.isOwn || opensCards(viewer, { ...deck, free })),
    started: facts.started,
    studiedDays: facts.studiedDays.filter((day) => daysBetween(day, facts.today) < WEEK_DAYS),
    mastery,
    session: offerToday(facts, topics, mastery),
    streak: settings.showsStreak ? streakOf({ ...facts, daysOff: settings.daysOff }) : null,
  };
}

/** The viewer's mastery of the topics of a subject. */
export async function readMastery(
  pool: pg.Pool,
  viewer: Viewer,
  subject: string,
  now: number,
): Promise<readonly TopicProgress[]> {
  const facts = await readStudyFacts(pool, viewer, 'UTC');
  return progressOf(openTopics(viewer, facts), facts, now).filter((topic) => topic.subject.slug === subject);
}

/** The practice to recommend if there is no session: that of the weakest topic; null if none would help. */
export async function readRecommendedPractice(
  pool: pg.Pool,
  viewer: Viewer,
  now: number,
): Promise<TopicProgress | null> {
  const facts = await readStudyFacts(pool, viewer, 'UTC');
  const topics = openTopics(viewer, facts);
  return weakestTopic(
    progressOf(topics, facts, now).map((progress, at) => ({ ...progress, isOwn: topics[at]?.isOwn ?? false })),
  );
}

/** The topics, each without the content that no plan of the viewer opens. */
export const openTopics = (viewer: Viewer, { topics }: StudyFacts): readonly TopicFacts[] =>
  topics.map((topic) => openPart(viewer, topic));

/** The facts without content that no plan of the viewer opens: locked practice is never recommended. */
export function openPart(viewer: Viewer, facts: TopicFacts): TopicFacts {
  const { topic, subject, free } = facts;
  const opens = (type: ContentType): boolean =>
    decideAccess(accessFacts(viewer, { id: topic.id, free }), { type, topic: topic.id, subject: subject.id }).allowed;
  const [opensQuiz, opensDecks, opensNotes] = [
    opens('quiz'),
    opensCards(viewer, facts),
    opens(CONTENT_OF_KIND.noteBooklet),
  ];
  // Most viewers can open everything, and copying a hundred topics takes longer than deciding.
  if (opensQuiz && opensDecks && opensNotes) return facts;
  return {
    ...facts,
    ...(opensQuiz ? {} : { questionCount: 0, weakQuestions: 0, openQuestions: 0, quiz: null, hasWritten: false }),
    ...(opensDecks ? {} : { cardsDue: [], newCards: 0 }),
    ...(opensNotes ? {} : { note: null }),
  };
}

function workOf(subject: string, examOn: string, topics: readonly TopicFacts[]): ExamWork {
  const own = topics.filter((topic) => topic.subject.id === subject);
  const sum = (of: 'newCards' | 'weakQuestions' | 'openQuestions') =>
    own.reduce((total, topic) => total + topic[of], 0);
  return {
    subject,
    examOn,
    cardsDue: own.flatMap((topic) => topic.cardsDue),
    newCards: sum('newCards'),
    weakQuestions: sum('weakQuestions'),
    openQuestions: sum('openQuestions'),
  };
}

/** The current mastery of all topics. */
export function progressOf(
  topics: readonly TopicFacts[],
  { everybody }: StudyFacts,
  now: number,
): readonly TopicProgress[] {
  const mastery = masteryOfTopics(topics, everybody, now);
  return topics.flatMap(({ topic, subject, quiz, weakQuestions, cards }, at) => {
    const own = mastery[at];
    const dueCards = cards.filter(({ isDue }) => isDue).length;
    return own === undefined ? [] : [{ ...own, topic, subject, quiz, weakQuestions, dueCards }];
  });
}
