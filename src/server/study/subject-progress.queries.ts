import type pg from 'pg';
import { examShareOf } from '#domain/study/grade/exam-blueprint.ts';
import { gradeHistory, type PastGrade } from '#domain/study/grade/grade-history.rule.ts';
import type { GradeRange } from '#domain/study/grade/grade-range.ts';
import { type GradePrediction, predictGrade } from '#domain/study/grade/predicted-grade.rule.ts';
import type { Viewer } from '../access/viewer.ts';
import type { TopicRef } from '../content/content.queries.ts';
import { readExamBlueprint } from './exam-blueprint.queries.ts';
import { readStudyFacts } from './study-facts.queries.ts';
import { openPart, progressOf, type TopicProgress } from './study-today.ts';

export type ExamTopicProgress = {
  readonly progress: TopicProgress;
  /** Share of the marks in past papers; null without any. */
  readonly examShare: number | null;
};

/** A prediction with the topics it names. */
export type NamedPrediction = {
  readonly availability: GradePrediction['availability'];
  readonly range: (GradeRange & { readonly score: number; readonly lowest: string }) | null;
  readonly gains: readonly { readonly topic: TopicRef; readonly minutes: number; readonly rise: number }[];
  readonly missing: { readonly answers: number; readonly topics: readonly TopicRef[] } | null;
  readonly history: readonly PastGrade[];
};

export type SubjectProgress = { readonly topics: readonly ExamTopicProgress[]; readonly grade: NamedPrediction };

const WEEK_MS = 7 * 86_400_000;
const WEEKS_SHOWN = 12;

/**
 * The viewer's mastery of a subject's topics, their shares of an exam (null without past papers), and the grade that
 * follows from them, now and in the last twelve weeks. Two statements.
 */
export async function readSubjectProgress(
  pool: pg.Pool,
  viewer: Viewer,
  subject: string,
  now: number,
): Promise<SubjectProgress> {
  const [facts, blueprint] = await Promise.all([readStudyFacts(pool, viewer, 'UTC'), readExamBlueprint(pool, subject)]);
  const opened = facts.topics.map((topic) => openPart(viewer, topic));
  const known = new Map(opened.map((topic) => [topic.topic.id, topic]));
  const topics = progressOf(opened, facts, now).filter((topic) => topic.subject.slug === subject);
  const grade = predictGrade(
    topics.map((progress) => ({
      topic: progress.topic.id,
      mastery: progress,
      questionCount: known.get(progress.topic.id)?.questionCount ?? 0,
    })),
    blueprint,
  );
  return {
    topics: topics.map((progress) => ({
      progress,
      examShare: blueprint.marks.size === 0 ? null : examShareOf(blueprint, progress.topic.id),
    })),
    grade: {
      ...named(grade, new Map(topics.map(({ topic }) => [topic.id, topic]))),
      history:
        grade.availability === 'available'
          ? gradeHistory(
              opened.map((topic) => ({ ...topic, topic: topic.topic.id })),
              { everybody: facts.everybody, blueprint },
              weeksUntil(now),
            )
          : [],
    },
  };
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
