import type { MaterialKind } from '../../content/material-kind.ts';
import { type MasteryLevel, QUIZ_ANSWERS, type TopicMastery } from '../mastery/topic-mastery.rule.ts';
import { SECONDS_OF } from '../study-plan.rule.ts';

/** What a subject's page recommends: continue what is started, read, review cards, or answer questions. */
export const SUBJECT_STEPS = ['attempt', 'material', 'note', 'dueCards', 'weakQuestions', 'quiz', 'newCards'] as const;
export type SubjectStepKind = (typeof SUBJECT_STEPS)[number];

/** The reason: it has been started, or its topic has the most marks to gain, is the weakest, or has no level yet. */
export const SUBJECT_STEP_REASONS = ['started', 'mostMarks', 'weakest', 'notKnownYet'] as const;
export type SubjectStepReason = (typeof SUBJECT_STEP_REASONS)[number];

/** The maximum number of new cards in a recommendation. */
const NEW_CARDS_MOST = 10;

export type StartedAttempt = {
  readonly topic: string;
  readonly attempt: string;
  readonly quiz: string;
  readonly questionsLeft: number;
};
export type StartedReading = {
  readonly topic: string;
  readonly material: string;
  readonly kind: MaterialKind;
  readonly secondsLeft: number;
};

/** A topic with what the viewer's plans open in it. */
export type StepTopic = {
  readonly topic: string;
  readonly mastery: Pick<TopicMastery, 'level' | 'estimate' | 'practice' | 'answered'>;
  /** Share of the marks in past papers, 0 to 1; null without any. */
  readonly examShare: number | null;
  readonly quiz: string | null;
  readonly dueCards: number;
  readonly newCards: number;
  readonly weakQuestions: number;
  readonly questionCount: number;
  /** The booklet to read next, with the time that is left. */
  readonly note: { readonly material: string; readonly secondsLeft: number } | null;
};

export type SubjectStep = {
  readonly kind: SubjectStepKind;
  readonly reason: SubjectStepReason;
  readonly topic: string;
  /** Questions or cards; 0 for materials. */
  readonly count: number;
  readonly seconds: number;
  readonly quiz: string | null;
  readonly attempt: string | null;
  readonly material: { readonly id: string; readonly kind: MaterialKind } | null;
};

type Started = { readonly attempt: StartedAttempt | null; readonly reading: StartedReading | null };

/**
 * The recommended next step in a subject: an open attempt, then a material in progress, then the topic with the most
 * marks to gain, that is, its share of the exam times the expected share of incorrect answers. A topic without any
 * answer starts with its notes. Null if nothing would help.
 */
export function subjectStep({ attempt, reading }: Started, topics: readonly StepTopic[]): SubjectStep | null {
  if (attempt !== null) {
    const { topic, questionsLeft, quiz, attempt: id } = attempt;
    const seconds = questionsLeft * SECONDS_OF.weakQuestions;
    return { ...step('attempt', 'started', topic), count: questionsLeft, seconds, quiz, attempt: id };
  }
  if (reading !== null) {
    const { topic, material, kind, secondsLeft } = reading;
    return { ...step('material', 'started', topic), seconds: secondsLeft, material: { id: material, kind } };
  }
  const ranked = topics
    .filter(({ mastery, note }) => mastery.practice !== null || note !== null)
    .map((topic) => ({ topic, gain: (topic.examShare ?? 1) * (1 - topic.mastery.estimate) }))
    .toSorted((a, b) => b.gain - a.gain);
  const best = (ranked.find(({ gain }) => gain > 0) ?? ranked[0])?.topic;
  return best === undefined ? null : practiceOf(best);
}

function practiceOf(topic: StepTopic): SubjectStep {
  const { mastery, note } = topic;
  const { practice } = mastery;
  const base = (kind: SubjectStepKind) => step(kind, reasonOf(mastery.level, topic.examShare), topic.topic);
  if (note !== null && (mastery.answered === 0 || practice === null)) {
    return { ...base('note'), seconds: note.secondsLeft, material: { id: note.material, kind: 'noteBooklet' } };
  }
  switch (practice) {
    case 'dueCards':
      return { ...base('dueCards'), count: topic.dueCards, seconds: topic.dueCards * SECONDS_OF.dueCards };
    case 'newCards': {
      const count = Math.min(topic.newCards, NEW_CARDS_MOST);
      return { ...base('newCards'), count, seconds: count * SECONDS_OF.newCards };
    }
    default: {
      const isRetry = practice === 'weakQuestions';
      const count = Math.min(isRetry ? topic.weakQuestions : topic.questionCount, QUIZ_ANSWERS);
      const kind = isRetry ? 'weakQuestions' : 'quiz';
      return { ...base(kind), count, seconds: count * SECONDS_OF.weakQuestions, quiz: topic.quiz };
    }
  }
}

function reasonOf(level: MasteryLevel, examShare: number | null): SubjectStepReason {
  if (level === 'unknown') return 'notKnownYet';
  return examShare === null || examShare === 0 ? 'weakest' : 'mostMarks';
}

const step = (kind: SubjectStepKind, reason: SubjectStepReason, topic: string): SubjectStep => ({
  ...{ kind, reason, topic, count: 0, seconds: 0 },
  ...{ quiz: null, attempt: null, material: null },
});
