import { OPERATIONS, type OperationName } from '../operations.ts';
import type { Behaviour } from './behaviour.ts';

/** What an installation has to carry. */
export type Demand = {
  readonly students: number;
  readonly exam: Exam | null;
};

export type Exam = {
  readonly students: number;
  /** Minutes after midnight. */
  readonly startsAt: number;
  /** Students start, and later submit, within this time. */
  readonly windowSeconds: number;
  /** Teachers watch attempts at assignments live; nobody watches those at quizzes, papers and own exams. */
  readonly as: 'assignment' | 'quiz';
};

/** Times with different loads. */
export const PHASES = ['busiest hour', 'arrival', 'start', 'answering', 'submission'] as const;
export type Phase = (typeof PHASES)[number];

/** Operations per second, and open streams. */
export type Load = { readonly rates: Counts; readonly streams: number };

/** Numbers of operations; those that are missing are zero. */
export type Counts = { readonly [Name in OperationName]?: number };

const countsOf = (count: (name: OperationName) => number): Counts =>
  Object.fromEntries(OPERATIONS.map((name) => [name, count(name)]));

/** Each number of operations, multiplied. */
export const times = (factor: number, counts: Counts): Counts => countsOf((name) => factor * (counts[name] ?? 0));

const sumOf = (parts: readonly Counts[]): Counts =>
  countsOf((name) => parts.reduce((sum, part) => sum + (part[name] ?? 0), 0));

/**
 * The reports of one attempt: at each beat, and whenever the question changes. Teachers who watch an attempt at an
 * assignment are notified of another question, and read the beats by themselves.
 */
function reports(seconds: number, questions: number, as: Exam['as'], { heartbeatSeconds }: Behaviour): Counts {
  const beats = seconds / heartbeatSeconds;
  return as === 'assignment'
    ? { reportPresence: beats, reportAssignmentQuestion: questions }
    : { reportPresence: beats + questions };
}

/** Operations of one student on a day on which they study. */
export function dayOf(behaviour: Behaviour): Counts {
  const { visit, visitsPerDay, tokenSeconds } = behaviour;
  const { attempts } = visit;
  const reported = reports(visit.attemptMinutes * 60, visit.attemptQuestions, 'quiz', behaviour);
  return times(visitsPerDay, {
    ...times(attempts, reported),
    loadApplication: visit.loads,
    signIn: visit.signIns,
    refreshToken: 1 + (visit.minutes * 60) / tokenSeconds,
    readSession: 1,
    readHome: visit.homes,
    readTopic: visit.topics,
    startStudySession: visit.studySessions,
    readCards: visit.decks,
    reviewCard: visit.reviews,
    startAttempt: attempts,
    openAttempt: attempts,
    holdAttempt: attempts,
    openStream: attempts,
    saveAnswer: attempts * visit.attemptQuestions,
    submitAttempt: attempts,
    readResult: attempts,
  });
}

/** Operations of one student in an exam, from the arrival to the result. */
export function examOf(as: Exam['as'], behaviour: Behaviour): Counts {
  const { exam, tokenSeconds } = behaviour;
  return {
    loadApplication: exam.loads,
    signIn: exam.signIns,
    readSession: 1,
    readHome: 2,
    readTopic: 1,
    ...{ startAttempt: 1, openAttempt: 1, holdAttempt: 1, openStream: 1 },
    ...reports(exam.minutes * 60, exam.questions, as, behaviour),
    saveAnswer: exam.questions * exam.answersPerQuestion,
    submitAttempt: 1,
    readResult: 1,
    refreshToken: (exam.minutes * 60 + exam.arrivalSeconds) / tokenSeconds,
  };
}

/** Ordinary work of some students in one hour of the day. */
function ordinaryLoad(students: number, hour: number, behaviour: Behaviour): Load {
  const { activeShare, hours, visit } = behaviour;
  const active = (students * activeShare * (hours[hour] ?? 0)) / 3_600;
  const rates = times(active, dayOf(behaviour));
  // By Little's law: those who come in a second, times the seconds that they stay.
  return { rates, streams: (rates.startAttempt ?? 0) * visit.attemptMinutes * 60 };
}

/**
 * The load of each phase: the busiest hour of an ordinary day, and the phases of the exam with the ordinary work of all
 * other students at that time. Each phase is computed at its worst instant: when the last students start, and when the
 * first have submitted while the others still answer.
 */
export function loadsOf({ students, exam }: Demand, behaviour: Behaviour): { readonly [Name in Phase]: Load } {
  const busiest = behaviour.hours.indexOf(Math.max(...behaviour.hours));
  const ordinary = ordinaryLoad(students, busiest, behaviour);
  const nothing: Load = { rates: {}, streams: 0 };
  if (exam === null) {
    return { 'busiest hour': ordinary, arrival: nothing, start: nothing, answering: nothing, submission: nothing };
  }
  const at = (minutes: number) => Math.floor((((minutes % 1_440) + 1_440) % 1_440) / 60);
  const others = (minutes: number): Load => ordinaryLoad(students - exam.students, at(minutes), behaviour);
  const { questions, minutes, answersPerQuestion, arrivalSeconds, loads, signIns } = behaviour.exam;
  const size = exam.students;
  const answering = times(size, {
    ...times(1 / (minutes * 60), reports(minutes * 60, questions, exam.as, behaviour)),
    saveAnswer: (questions * answersPerQuestion) / (minutes * 60),
    refreshToken: 1 / behaviour.tokenSeconds,
  });
  const arrival = times(size / arrivalSeconds, {
    ...{ loadApplication: loads, signIn: signIns, readSession: 1, readHome: 1, readTopic: 1 },
    refreshToken: arrivalSeconds / 2 / behaviour.tokenSeconds,
  });
  const start = times(size / exam.windowSeconds, { startAttempt: 1, openAttempt: 1, holdAttempt: 1, openStream: 1 });
  const submission = times(size / exam.windowSeconds, { submitAttempt: 1, readResult: 1, readHome: 1 });
  const during = (own: readonly Counts[], streams: number, minute: number): Load => {
    const background = others(minute);
    return { rates: sumOf([...own, background.rates]), streams: streams + background.streams };
  };
  return {
    'busiest hour': ordinary,
    arrival: during([arrival], 0, exam.startsAt - arrivalSeconds / 60),
    start: during([start, answering], size, exam.startsAt),
    answering: during([answering], size, exam.startsAt + minutes / 2),
    submission: during([submission, answering], size, exam.startsAt + minutes),
  };
}
