import type { QuestionTypeName } from '../../questions/question-type-names.ts';
import { cronbachAlpha, discrimination, facility } from '../../questions/statistics/item-statistics.ts';
import { type QuestionFlag, questionFlags } from './question-flag.rule.ts';
import { type TalkReason, talkReasons } from './talk-reason.rule.ts';

/** The number of submissions below which correlations and reliability would mostly be chance. */
export const REPORT_MIN_STUDENTS = 10;
/** Less than this is no time that somebody spent on a question. */
const MEASURED_FROM_S = 1;
/** Questions that are suggested for the beginning of the next lesson. */
const STARTER_QUESTIONS = 5;
/** A question that more than this share of the class got is no starter. */
const STARTER_BELOW = 0.7;

export type ReportQuestionFacts = {
  /** Of the pinned version. */
  readonly id: string;
  readonly item: string;
  readonly type: QuestionTypeName;
  readonly topic: string;
  readonly marks: number;
  readonly choices: readonly {
    readonly id: string;
    readonly isRight: boolean;
    readonly misconception: string | null;
  }[];
};

export type ReportAnswer = {
  /** Share of the marks, 0 to 1; null: not marked yet. */
  readonly credit: number | null;
  readonly seconds: number;
  /** Ids of the selected choices. */
  readonly choices: readonly string[];
};

export type ReportStudentFacts = {
  readonly id: string;
  readonly name: string;
  readonly isMissing: boolean;
  /** In the order of the questions, null for those that the student was not given; null: the student has not submitted. */
  readonly answers: readonly (ReportAnswer | null)[] | null;
};

export type QuestionReport = {
  readonly answers: number;
  /** Null while no answer is marked. */
  readonly facility: number | null;
  /** Null if there are too few students, or if nothing varies. */
  readonly discrimination: number | null;
  readonly seconds: number | null;
  /** With the ids of the students who chose it. */
  readonly choices: readonly { readonly id: string; readonly students: readonly string[] }[];
  readonly flags: readonly QuestionFlag[];
};

export type TopicReport = { readonly topic: string; readonly answers: number; readonly facility: number };

export type StudentReport = {
  readonly id: string;
  readonly name: string;
  readonly share: number | null;
  readonly seconds: number | null;
  /** In the order of the topics; null: no marked answer. */
  readonly topics: readonly (number | null)[];
  /** The topic with the lowest share, if any is below what was earned elsewhere; null: none. */
  readonly weakest: string | null;
  readonly reasons: readonly TalkReason[];
};

export type MisconceptionReport = {
  readonly question: string;
  readonly text: string;
  /** Ids. */
  readonly students: readonly string[];
};

export type AssignmentReport = {
  readonly submitted: number;
  readonly share: number | null;
  /** Cronbach's alpha, which is KR-20 if all answers are correct or incorrect; null if there are too few. */
  readonly reliability: number | null;
  readonly questions: readonly QuestionReport[];
  readonly topics: readonly TopicReport[];
  readonly students: readonly StudentReport[];
  readonly misconceptions: readonly MisconceptionReport[];
  /** Items of the questions to begin the next lesson with. */
  readonly starter: readonly string[];
};

type Submitted = ReportStudentFacts & { readonly answers: readonly (ReportAnswer | null)[] };

/**
 * The report of one assignment, from each student's counting attempts. Answers that are not marked yet are left out;
 * correlations and reliability need students who were given all questions, with all answers marked.
 */
export function assignmentReport(
  questions: readonly ReportQuestionFacts[],
  students: readonly ReportStudentFacts[],
): AssignmentReport {
  const submitted = students.filter((student): student is Submitted => student.answers !== null);
  const complete = submitted.filter(({ answers }) => answers.every((answer) => (answer?.credit ?? null) !== null));
  const rows = complete.map(({ answers }) =>
    answers.map((answer, at) => (answer?.credit ?? 0) * (questions[at]?.marks ?? 1)),
  );
  const hasEnough = rows.length >= REPORT_MIN_STUDENTS;
  const lines = questions.map((question, at) =>
    questionReport(question, at, submitted, hasEnough ? discrimination(rows, at) : null),
  );
  const topics = topicReports(questions, submitted);
  const shares = submitted.map(({ answers }) => shareOf(questions, answers));
  const medianSeconds = median(submitted.map(secondsOf).filter((seconds) => seconds !== null));
  const misconceptions = misconceptionsOf(questions, lines);
  return {
    submitted: submitted.length,
    share: meanOf(shares),
    reliability: hasEnough ? cronbachAlpha(rows) : null,
    questions: lines,
    topics,
    students: students.map((student) => studentReport(student, { questions, topics, medianSeconds, misconceptions })),
    misconceptions,
    starter: starterOf(questions, lines),
  };
}

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : facility(known);
};

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** Null if no time was measured. */
function secondsOf({ answers }: Submitted): number | null {
  const total = answers.reduce((sum, answer) => sum + (answer?.seconds ?? 0), 0);
  return total < MEASURED_FROM_S ? null : total;
}

/** The share of the marks of the answers that are marked; null if none is. */
function shareOf(
  questions: readonly ReportQuestionFacts[],
  answers: readonly (ReportAnswer | null)[],
  isCounted: (question: ReportQuestionFacts) => boolean = () => true,
): number | null {
  let [marks, outOf] = [0, 0];
  for (const [at, question] of questions.entries()) {
    const credit = answers[at]?.credit ?? null;
    if (credit === null || !isCounted(question)) continue;
    marks += credit * question.marks;
    outOf += question.marks;
  }
  return outOf === 0 ? null : marks / outOf;
}

function questionReport(
  question: ReportQuestionFacts,
  at: number,
  submitted: readonly Submitted[],
  discriminates: number | null,
): QuestionReport {
  const answers = submitted.flatMap(({ id, answers }) => {
    const answer = answers[at] ?? null;
    return answer === null ? [] : [{ ...answer, student: id }];
  });
  const times = answers.map(({ seconds }) => seconds).filter((seconds) => seconds >= MEASURED_FROM_S);
  const report = {
    answers: answers.length,
    facility: meanOf(answers.map(({ credit }) => credit)),
    discrimination: discriminates,
    seconds: times.length === 0 ? null : facility(times),
    choices: question.choices.map(({ id }) => ({
      id,
      students: answers.filter(({ choices }) => choices.includes(id)).map(({ student }) => student),
    })),
  };
  return { ...report, flags: questionFlags(question, report) };
}

function topicReports(questions: readonly ReportQuestionFacts[], submitted: readonly Submitted[]): TopicReport[] {
  const topics = [...new Set(questions.map(({ topic }) => topic))];
  return topics
    .flatMap((topic) => {
      const credits = submitted.flatMap(({ answers }) =>
        answers.flatMap((answer, at) => {
          const credit = answer?.credit ?? null;
          return credit !== null && questions[at]?.topic === topic ? [credit] : [];
        }),
      );
      return credits.length === 0 ? [] : [{ topic, answers: credits.length, facility: facility(credits) }];
    })
    .sort((a, b) => a.facility - b.facility);
}

function studentReport(
  student: ReportStudentFacts,
  {
    questions,
    topics,
    medianSeconds,
    misconceptions,
  }: {
    readonly questions: readonly ReportQuestionFacts[];
    readonly topics: readonly TopicReport[];
    readonly medianSeconds: number | null;
    readonly misconceptions: readonly MisconceptionReport[];
  },
): StudentReport {
  const { id, name, answers, isMissing } = student;
  const share = answers === null ? null : shareOf(questions, answers);
  const seconds = answers === null ? null : secondsOf({ ...student, answers });
  const byTopic = topics.map(({ topic }) =>
    answers === null ? null : shareOf(questions, answers, (question) => question.topic === topic),
  );
  const lowest = Math.min(...byTopic.filter((each) => each !== null));
  const weakest = lowest < 1 ? (topics[byTopic.indexOf(lowest)]?.topic ?? null) : null;
  return {
    ...{ id, name, share, seconds, topics: byTopic, weakest },
    reasons: talkReasons({
      isMissing,
      share,
      seconds,
      medianSeconds,
      misconceptions: misconceptions.filter(({ students }) => students.includes(id)).length,
    }),
  };
}

/** Named misconceptions that somebody showed, the most frequent first. */
const misconceptionsOf = (
  questions: readonly ReportQuestionFacts[],
  lines: readonly QuestionReport[],
): MisconceptionReport[] =>
  questions
    .flatMap((question, at) =>
      question.choices.flatMap(({ id, misconception }) => {
        const students = lines[at]?.choices.find((choice) => choice.id === id)?.students ?? [];
        return misconception === null || students.length === 0
          ? []
          : [{ question: question.id, text: misconception, students }];
      }),
    )
    .sort((a, b) => b.students.length - a.students.length);

/** The hardest question of each topic first, so that a starter is about more than one of them. */
function starterOf(questions: readonly ReportQuestionFacts[], lines: readonly QuestionReport[]): string[] {
  const hard = questions
    .map(({ item, topic }, at) => ({ item, topic, facility: lines[at]?.facility ?? 1 }))
    .filter(({ facility: share }) => share < STARTER_BELOW)
    .sort((a, b) => a.facility - b.facility);
  const firstOfTopic = hard.filter(({ topic }, at) => hard.findIndex((each) => each.topic === topic) === at);
  const others = hard.filter((entry) => !firstOfTopic.includes(entry));
  return [...firstOfTopic, ...others].slice(0, STARTER_QUESTIONS).map(({ item }) => item);
}
