import { randomUUID } from 'node:crypto';
import type { Confidence } from '#domain/attempts/behaviour.ts';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { type Score, scoreOfCredit } from '#domain/questions/types/question-type.ts';
import { readResponse, scoreResponse } from '#domain/questions/types/score-response.ts';
import type { TopicQuestion } from './class-work.ts';
import { chanceOfCorrect, confidenceIn, type Learner, type Practice } from './learner.rule.ts';
import type { PoolQuestion } from './pool-question.ts';
import { answerTo, guessingOf, writtenAnswerTo } from './question-answer.ts';
import { afternoonOf } from './school-year.ts';

/** A teacher's marks for a written answer. */
export type PastMark = { readonly points: readonly string[]; readonly marks: number };

export type PastAnswer = {
  readonly question: PoolQuestion;
  readonly response: unknown;
  /** Null in an attempt that is not submitted. */
  readonly score: Score | null;
  readonly mark: PastMark | null;
  /** Time spent on the question. */
  readonly seconds: number;
  readonly confidence: Confidence | null;
};

export type PastAttempt = {
  readonly id: string;
  readonly user: string;
  readonly quiz: string | null;
  readonly part: string | null;
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
  readonly answers: readonly PastAnswer[];
};

/** When a student works on questions, and on which. */
export type Session = {
  readonly daysAgo: number;
  /** Of the afternoon, 0 to 1. */
  readonly share: number;
  readonly quiz: string | null;
  readonly part: string | null;
  readonly questions: readonly TopicQuestion[];
  readonly isSubmitted: boolean;
  /** Whether written answers are marked. */
  readonly isMarked: boolean;
};

const SECONDS_PER_QUESTION = 45;
const SECONDS_PER_WRITTEN_MARK = 40;
const SKIPPED = 0.025;

/** The attempt of a student in a session: answers by the model of the learner, scored by the product's rules. */
export function attemptIn(
  session: Session,
  context: {
    readonly user: string;
    readonly learner: Learner;
    readonly practiceOf: (topic: number) => Practice;
    readonly now: Date;
    readonly draw: () => number;
  },
): PastAttempt {
  const { learner, draw, now } = context;
  const count = session.isSubmitted ? session.questions.length : Math.ceil(session.questions.length / 2);
  const answers = session.questions.map(({ question, topic }, at): PastAnswer => {
    const task = { topic, estimate: question.estimate, guessing: guessingOf(question.type) };
    const chance = chanceOfCorrect(learner, task, session.daysAgo, context.practiceOf(topic));
    if (at >= count) return { question, response: null, score: null, mark: null, seconds: 0, confidence: null };
    const answer =
      question.type === 'structured-answer'
        ? writtenAnswer(question, { chance, draw, isMarked: session.isMarked })
        : scoredAnswer(question, chance, draw);
    const seconds = learner.pace * answer.effort * (0.5 + draw() + (chance < 0.5 ? 0.3 : 0));
    const { response, mark } = answer;
    if (!session.isSubmitted) return { question, response, score: null, mark: null, seconds, confidence: null };
    const isRated = session.quiz !== null && response !== null && answer.score.credit !== null;
    const confidence = isRated ? confidenceIn(answer.score.credit ?? 0, draw()) : null;
    return { question, response, score: answer.score, mark, seconds, confidence };
  });
  const startedAt = afternoonOf(now, session.daysAgo, session.share * 0.9);
  const spent = answers.reduce((sum, { seconds }) => sum + seconds, 20);
  return {
    ...{ id: randomUUID(), user: context.user, quiz: session.quiz, part: session.part, startedAt, answers },
    submittedAt: session.isSubmitted ? new Date(startedAt.getTime() + spent * 1000) : null,
  };
}

type Answered = { response: unknown; score: Score; mark: PastMark | null; effort: number };

function scoredAnswer(question: PoolQuestion, chance: number, draw: () => number): Answered {
  const intended = draw() < SKIPPED ? null : answerTo(question, { correct: draw() < chance, draw });
  const response = intended === null ? null : readResponse(question, intended);
  return { response, score: scoreResponse(question, response), mark: null, effort: SECONDS_PER_QUESTION };
}

function writtenAnswer(
  question: PoolQuestion,
  { chance, draw, isMarked }: { chance: number; draw: () => number; isMarked: boolean },
): Answered {
  const answer = writtenAnswerTo(question, chance, draw);
  const effort = SECONDS_PER_WRITTEN_MARK * question.marks;
  const response = answer === null ? null : { text: answer.text };
  const score = scoreResponse(question, response);
  const scheme = schemeOfKey(question.type, question.key);
  if (answer === null || !isMarked || scheme === null) return { response, score, mark: null, effort };
  const { marks, outOf } = evaluateAwards(
    scheme,
    answer.points.map((point) => ({ point })),
  );
  return { response, score: scoreOfCredit(marks / outOf), mark: { points: answer.points, marks }, effort };
}
