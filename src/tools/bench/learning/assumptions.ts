/**
 * What simulated students are like. `docs/learning-simulation.md` explains the values; `VARIANTS` are those that the
 * result is tested with.
 */
export type Assumptions = {
  /** Standard deviation of the students' abilities, in logits. */
  readonly abilitySpread: number;
  /** Mean share of a subtopic that is still known from lessons when the sixty days start. */
  readonly knownFromLessons: number;
  readonly lessonHalfLifeDays: number;
  /** The half-life of what is learned, after it was practised once; the median of all students. */
  readonly skillHalfLifeDays: number;
  readonly factHalfLifeDays: number;
  /** Standard deviation of the logarithm of a student's own half-lives. */
  readonly halfLifeSpread: number;
  /** The shares of unknown content that one activity teaches. */
  readonly gains: {
    readonly reading: number;
    readonly readingAgain: number;
    /** A question with its explanation, for a student who knows nothing of the subtopic. */
    readonly question: number;
    /** How much more it teaches a student who knows the subtopic well. */
    readonly questionWhenKnown: number;
    readonly card: number;
    /** What reading a section teaches of the facts on its cards. */
    readonly factsByReading: number;
  };
  /**
   * By how much a half-life grows if everything was forgotten since the last practice; in proportion if less was. Practice
   * without a pause does not make anything last longer.
   */
  readonly growth: { readonly success: number; readonly failure: number; readonly reading: number };
  readonly longestHalfLifeDays: number;
  /** The share of facts in a question; the rest is skill. */
  readonly factShare: number;
  /** The difference between the abilities in a subtopic of which everything or nothing is known, in logits. */
  readonly knowledgeLogits: number;
  /** The share of questions whose answer can be guessed, from four choices. */
  readonly guessable: number;
};

export const ASSUMPTIONS: Assumptions = {
  abilitySpread: 0.8,
  knownFromLessons: 0.25,
  lessonHalfLifeDays: 30,
  skillHalfLifeDays: 8,
  factHalfLifeDays: 3,
  halfLifeSpread: 0.3,
  gains: { reading: 0.35, readingAgain: 0.1, question: 0.15, questionWhenKnown: 0.2, card: 0.7, factsByReading: 0.2 },
  growth: { success: 1.5, failure: 0.3, reading: 0.3 },
  longestHalfLifeDays: 365,
  factShare: 0.4,
  knowledgeLogits: 4,
  guessable: 0.6,
};

/** The same with one assumption changed. */
export const VARIANTS: readonly (readonly [string, Assumptions])[] = [
  ['as documented', ASSUMPTIONS],
  ['half-lives halved', { ...ASSUMPTIONS, skillHalfLifeDays: 4, factHalfLifeDays: 1.5 }],
  ['half-lives doubled', { ...ASSUMPTIONS, skillHalfLifeDays: 16, factHalfLifeDays: 6 }],
  ['half the effect of pauses', { ...ASSUMPTIONS, growth: { success: 0.75, failure: 0.3, reading: 0.3 } }],
  ['nothing known from lessons', { ...ASSUMPTIONS, knownFromLessons: 0 }],
  ['half known from lessons', { ...ASSUMPTIONS, knownFromLessons: 0.5 }],
  [
    'reading teaches half as much',
    { ...ASSUMPTIONS, gains: { ...ASSUMPTIONS.gains, reading: 0.18, factsByReading: 0.1 } },
  ],
  [
    'questions teach everyone the same',
    { ...ASSUMPTIONS, gains: { ...ASSUMPTIONS.gains, question: 0.25, questionWhenKnown: 0 } },
  ],
  ['facts hardly matter', { ...ASSUMPTIONS, factShare: 0.1 }],
  ['nothing can be guessed', { ...ASSUMPTIONS, guessable: 0 }],
];
