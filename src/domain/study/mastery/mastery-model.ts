/** How evidence about a topic and about all topics accumulates. */
export type MasteryShape = {
  /** What remains of the answers in a topic when a later one of the same topic counts. */
  readonly fading: number;
  /** In answers: how much the topic's own accuracy counts against a student's answers. */
  readonly topicPriorWeight: number;
  /** In log odds: by how much the first answers of a topic are worse than all answers of all students. */
  readonly beginnersGap: number;
  /** In answers: how much the accuracy of all students counts against a student's answers in all topics. */
  readonly overallPriorWeight: number;
};

/** How much each part of what is known counts, in log odds. */
export type MasteryWeights = {
  readonly intercept: number;
  readonly prior: number;
  readonly topic: number;
  readonly overall: number;
  /** Coefficients of the calibration curve, from the constant to the cube. */
  readonly calibration: readonly [number, number, number, number];
};

export type MasteryModel = MasteryShape & MasteryWeights;

/**
 * Logistic regression on the accuracy of all students, the student's answers in the topic, and those in all topics.
 * Its parts are those of performance factors analysis (Pavlik, Cen and Koedinger, 2009) with a recency that fades
 * (R-PFA: Galyardt and Goldin, Move your lamp post, 2015) and a student's overall record (Best-LR: Gervet, Koedinger,
 * Schneider and Mitchell, When is deep learning the best approach to knowledge tracing?, 2020). The cubic curve is
 * Platt scaling with two further terms, since a logistic model alone was too certain in the middle.
 *
 * Fitted by `npm run bench:mastery -- --fit --train FILE` to 327 000 answers of 2 689 students (ASSISTments, 2009–10),
 * every fifth student held out. Decision 097 has the results.
 */
export const MASTERY_MODEL: MasteryModel = {
  fading: 0.85,
  topicPriorWeight: 3,
  beginnersGap: 0.45,
  overallPriorWeight: 3,
  intercept: 0.288,
  prior: 1.031,
  topic: 1.159,
  overall: 0.41,
  calibration: [0.183, 0.809, -0.172, 0.084],
};

/** The accuracy where no student has answered anything: the mean of the answers that the model was fitted to. */
export const DEFAULT_ACCURACY = 0.65;

/**
 * The half-life of what an answer says about its topic. Of a mathematical procedure practised in one session, students
 * could do about half as much after four weeks as after one (Rohrer and Taylor, The effects of overlearning and
 * distributed practise on the retention of mathematics knowledge, 2006, experiment 1).
 */
export const TOPIC_HALF_LIFE_DAYS = 30;
/**
 * The half-life of what an answer says about the student in general, who practises other topics meanwhile: half of what
 * was gained is lost after 6.5 months without use, where accuracy is measured (Tatel and Ackerman, Procedural skill
 * retention and decay: a meta-analytic review, 2025).
 */
export const OVERALL_HALF_LIFE_DAYS = 195;

/**
 * The weight of a reviewed card, in answers: it was repeated often, but tests one fact only. However many cards there
 * are, they count no more than all answers could.
 */
export const CARD_WEIGHT = 0.5;

/**
 * In answers: how certain an estimate without any answer is. With the answers' own weight, estimates are worth 5 to 12
 * answers; `npm run bench:mastery -- --fit` measures 8 to 12, and about 5 after twenty answers, by how much later answers
 * of a student differ from the estimate together.
 */
export const PRIOR_CERTAINTY = 5;

/** How many of the latest answers in a topic are read: all earlier ones together count less than a hundredth. */
export const ANSWERS_COUNTED = 30;
