/*
 * The scale of a diagnostic: abilities and difficulties in log odds, where 0 is the average of all students at a
 * question of usual difficulty.
 *
 * The probability of a correct answer is that of the three-parameter logistic model with equal discriminations, which is
 * the Rasch model with guessing (Birnbaum, in Lord and Novick, Statistical theories of mental test scores, 1968).
 * A student's ability in a topic is their ability in the subject plus a deviation of the topic: a higher-order model
 * (de la Torre and Song, Simultaneous estimation of overall and domain abilities, 2009), so that an answer in one topic
 * says something about the others.
 */

/** How much students differ in a subject: a standard deviation of one logit defines the scale. */
export const SUBJECT_DEVIATION = 1;
/**
 * How much a student's topics differ from their subject. With 0.5, abilities in two topics correlate by 0.8, which is
 * within what was found between the parts of many tests, without errors of measurement (Sinharay, How often do
 * subscores have added value?, 2010).
 */
export const TOPIC_DEVIATION = 0.5;

/**
 * The probability of a correct answer.
 * @param chance of guessing it; 0 if it cannot be guessed
 */
export function successAt(ability: number, difficulty: number, chance: number): number {
  return chance + (1 - chance) / (1 + Math.exp(difficulty - ability));
}

/**
 * Fisher information of an answer about the ability: (Q / P) ((P − c) / (1 − c))² with a discrimination of one (Birnbaum,
 * 1968; Lord, Applications of item response theory, 1980, equation 5-4). Without guessing it is P (1 − P).
 */
export function informationAt(ability: number, difficulty: number, chance: number): number {
  const success = successAt(ability, difficulty, chance);
  return success <= 0 ? 0 : ((1 - success) / success) * ((success - chance) / (1 - chance)) ** 2;
}
