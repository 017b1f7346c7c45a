/**
 * How students use the product: assumptions, not measurements. `docs/capacity.md` explains them, and every one can be
 * replaced by the figures of an installation (`/metrics` counts requests by operation).
 */
export type Behaviour = {
  /** Share of students who study on a day, and the days of a year on which they do. */
  readonly activeShare: number;
  readonly studyDays: number;
  readonly visitsPerDay: number;
  /** Share of a day's requests in each hour; the sum is 1. */
  readonly hours: readonly number[];
  /** In one visit. */
  readonly visit: {
    readonly minutes: number;
    /** The service worker keeps the application, so it is rarely loaded, and sessions last for weeks. */
    readonly loads: number;
    readonly signIns: number;
    readonly homes: number;
    readonly topics: number;
    readonly studySessions: number;
    readonly decks: number;
    readonly reviews: number;
    readonly attempts: number;
    readonly attemptQuestions: number;
    readonly attemptMinutes: number;
  };
  readonly exam: {
    readonly questions: number;
    readonly minutes: number;
    /** Answers that are saved for each question: the first, and changes of it. */
    readonly answersPerQuestion: number;
    /** Before the start, students arrive over this time; some of them have to load the application and to sign in. */
    readonly arrivalSeconds: number;
    readonly loads: number;
    readonly signIns: number;
    /** Exams of this size in a year. */
    readonly perYear: number;
  };
  /** Time between two reports of a page with an open attempt (`HEARTBEAT_MS` of the client). */
  readonly heartbeatSeconds: number;
  /** Life of an access token (`ACCESS_TOKEN_LIFE_S`). */
  readonly tokenSeconds: number;
};

export const BEHAVIOUR: Behaviour = {
  activeShare: 0.2,
  studyDays: 300,
  visitsPerDay: 1.5,
  hours: [
    ...[0.004, 0.002, 0.001, 0.001, 0.002, 0.008, 0.02, 0.035, 0.05, 0.055, 0.055, 0.055],
    ...[0.05, 0.05, 0.06, 0.075, 0.09, 0.1, 0.1, 0.085, 0.055, 0.03, 0.012, 0.005],
  ],
  visit: {
    minutes: 20,
    loads: 0.2,
    signIns: 0.05,
    homes: 2,
    topics: 2,
    studySessions: 0.7,
    decks: 1,
    reviews: 20,
    attempts: 1,
    attemptQuestions: 10,
    attemptMinutes: 10,
  },
  exam: {
    questions: 40,
    minutes: 90,
    answersPerQuestion: 1.3,
    arrivalSeconds: 900,
    loads: 0.5,
    signIns: 0.5,
    perYear: 10,
  },
  heartbeatSeconds: 5,
  tokenSeconds: 300,
};
