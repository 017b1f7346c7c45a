import type pg from 'pg';
import type { AccessRequest } from '#domain/access/content-access.rule.ts';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { CONTENT_OF_KIND } from '#domain/content/material-kind.ts';
import { type ExamBlueprint, examShareOf } from '#domain/study/grade/exam-blueprint.ts';
import { gradeHistory, type PastGrade } from '#domain/study/grade/grade-history.rule.ts';
import type { GradeRange } from '#domain/study/grade/grade-range.ts';
import { type GradePrediction, predictGrade } from '#domain/study/grade/predicted-grade.rule.ts';
import { type SubjectStep, subjectStep } from '#domain/study/next/subject-step.rule.ts';
import { accessFacts, type Viewer } from '../access/viewer.ts';
import type { TopicRef } from '../content/content.queries.ts';
import { readStudyFacts, type StudyFacts, type TopicFacts } from './study-facts.queries.ts';
import { openTopics, progressOf, type TopicProgress } from './study-today.ts';
import { readSubjectFacts, type SubjectFacts } from './subject-facts.queries.ts';

export type ExamTopicProgress = {
  readonly progress: TopicProgress;
  /** Share of the marks in past papers; null without any. */
  readonly examShare: number | null;
  /** Questions the viewer has never answered, and the reading time that is left; 0 if no plan opens them. */
  readonly openQuestions: number;
  readonly noteSeconds: number;
};

/** A prediction with the topics it names. */
export type NamedPrediction = {
  readonly availability: GradePrediction['availability'];
  readonly range: (GradeRange & { readonly score: number; readonly lowest: string }) | null;
  readonly gains: readonly { readonly topic: TopicRef; readonly minutes: number; readonly rise: number }[];
  readonly missing: { readonly answers: number; readonly topics: readonly TopicRef[] } | null;
  readonly history: readonly PastGrade[];
};

/** A step with the topic it names. */
export type NamedStep = Omit<SubjectStep, 'topic'> & { readonly topic: TopicRef };

export type SubjectProgress = {
  readonly topics: readonly ExamTopicProgress[];
  readonly next: NamedStep | null;
  /** Computed only for those who request it: it takes longer than everything else. */
  readonly grade: () => NamedPrediction;
};

const WEEK_MS = 7 * 86_400_000;
const WEEKS_SHOWN = 12;

/**
 * The viewer's mastery of a subject's topics, their shares of an exam (null without past papers), what is left in them,
 * the recommended next step, and the grade that follows, now and in the last twelve weeks. Two statements.
 */
export async function readSubjectProgress(
  pool: pg.Pool,
  viewer: Viewer,
  subject: string,
  now: number,
): Promise<SubjectProgress> {
  const [facts, work] = await Promise.all([
    readStudyFacts(pool, viewer, 'UTC'),
    readSubjectFacts(pool, viewer, subject),
  ]);
  const opened = openTopics(viewer, facts);
  const topics = progressOf(opened, facts, now).flatMap((progress, at) => {
    const own = opened[at];
    return own === undefined || own.subject.slug !== subject ? [] : [{ facts: own, progress }];
  });
  const { blueprint } = work;
  const shown = topics.map(({ facts: topic, progress }): ExamTopicProgress => {
    const left = work.left.get(topic.topic.id);
    return {
      progress,
      examShare: blueprint.marks.size === 0 ? null : examShareOf(blueprint, topic.topic.id),
      openQuestions: opens(viewer, topic, 'quiz') ? (left?.openQuestions ?? 0) : 0,
      noteSeconds: opens(viewer, topic, 'noteBooklet') ? (left?.noteSeconds ?? 0) : 0,
    };
  });
  const refs = new Map(topics.map(({ progress: { topic } }) => [topic.id, topic]));
  return {
    topics: shown,
    next: nextOf(
      viewer,
      topics.map((topic, at) => ({ ...topic, shown: shown[at] })),
      work,
      refs,
    ),
    grade: () => gradeOf({ topics, opened, everybody: facts.everybody, blueprint, refs, now }),
  };
}

const opens = (viewer: Viewer, { topic, subject, free }: TopicFacts, type: AccessRequest['type']): boolean =>
  decideAccess(accessFacts(viewer, { id: topic.id, free }), { type, topic: topic.id, subject: subject.id }).allowed;

type KnownTopic = { readonly facts: TopicFacts; readonly progress: TopicProgress };

function nextOf(
  viewer: Viewer,
  topics: readonly (KnownTopic & { readonly shown: ExamTopicProgress | undefined })[],
  { attempts, readings }: SubjectFacts,
  refs: ReadonlyMap<string, TopicRef>,
): NamedStep | null {
  const isOpen = (id: string, type: AccessRequest['type']): boolean => {
    const facts = topics.find(({ facts: each }) => each.topic.id === id)?.facts;
    return facts !== undefined && opens(viewer, facts, type);
  };
  const step = subjectStep(
    {
      attempt: attempts.find(({ topic }) => isOpen(topic, 'quiz')) ?? null,
      reading: readings.find(({ topic, kind }) => isOpen(topic, CONTENT_OF_KIND[kind])) ?? null,
    },
    topics.map(({ facts, progress, shown }) => ({
      topic: facts.topic.id,
      mastery: progress,
      examShare: shown?.examShare ?? null,
      quiz: progress.quiz,
      dueCards: progress.dueCards,
      newCards: facts.newCards,
      weakQuestions: progress.weakQuestions,
      questionCount: facts.questionCount,
      note: facts.note === null ? null : { material: facts.note.material, secondsLeft: shown?.noteSeconds ?? 0 },
    })),
  );
  const topic = step === null ? undefined : refs.get(step.topic);
  return step === null || topic === undefined ? null : { ...step, topic };
}

type GradeInput = {
  readonly topics: readonly KnownTopic[];
  /** The topics of all subjects: what is known of one helps to estimate the others. */
  readonly opened: readonly TopicFacts[];
  readonly everybody: StudyFacts['everybody'];
  readonly blueprint: ExamBlueprint;
  readonly refs: ReadonlyMap<string, TopicRef>;
  readonly now: number;
};

function gradeOf({ topics, opened, everybody, blueprint, refs, now }: GradeInput): NamedPrediction {
  const grade = predictGrade(
    topics.map(({ facts, progress }) => ({
      topic: progress.topic.id,
      mastery: progress,
      questionCount: facts.questionCount,
    })),
    blueprint,
  );
  const history =
    grade.availability === 'available'
      ? gradeHistory(
          opened.map((topic) => ({ ...topic, topic: topic.topic.id })),
          { everybody, blueprint },
          weeksUntil(now),
        )
      : [];
  return { ...named(grade, refs), history };
}

const weeksUntil = (now: number): readonly number[] =>
  Array.from({ length: WEEKS_SHOWN + 1 }, (_, week) => now - (WEEKS_SHOWN - week) * WEEK_MS);

function named(grade: GradePrediction, refs: ReadonlyMap<string, TopicRef>): Omit<NamedPrediction, 'history'> {
  const { availability } = grade;
  if (grade.availability === 'noBoundaries') return { availability, range: null, gains: [], missing: null };
  if (grade.availability === 'fewAnswers') {
    const topics = grade.topics.flatMap((topic) => refs.get(topic) ?? []);
    return { availability, range: null, gains: [], missing: { answers: grade.answers, topics } };
  }
  const gains = grade.gains.flatMap(({ topic: id, minutes, rise }) => {
    const topic = refs.get(id);
    return topic === undefined ? [] : [{ topic, minutes, rise }];
  });
  return { availability, range: { ...grade.range, score: grade.score, lowest: grade.lowest }, gains, missing: null };
}
