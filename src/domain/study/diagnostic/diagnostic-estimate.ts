import { SUBJECT_DEVIATION, successAt, TOPIC_DEVIATION } from './ability-model.ts';

/** What an answer says about an ability. */
export type AbilityEvidence = {
  /** Id of the topic. */
  readonly topic: string;
  /** In log odds. */
  readonly difficulty: number;
  readonly chance: number;
  /** Share of the marks, 0 to 1; 0 for "I don't know yet". */
  readonly credit: number;
};

/** The mean and standard deviation of the posterior distribution. */
export type Ability = { readonly mean: number; readonly deviation: number };

export type DiagnosticEstimate = {
  readonly subject: Ability;
  /** By the id of the topic, for the requested topics. */
  readonly topics: ReadonlyMap<string, Ability>;
};

type Node = { readonly at: number; readonly weight: number };

/** Equally spaced nodes of a normal distribution, up to four standard deviations. */
function normalNodes(deviation: number, count: number): readonly Node[] {
  const nodes = Array.from({ length: count }, (_, index) => {
    const z = -4 + (8 * index) / (count - 1);
    return { at: z * deviation, weight: Math.exp(-(z * z) / 2) };
  });
  const sum = nodes.reduce((total, { weight }) => total + weight, 0);
  return nodes.map(({ at, weight }) => ({ at, weight: weight / sum }));
}

const SUBJECT_NODES = normalNodes(SUBJECT_DEVIATION, 41);
const TOPIC_NODES = normalNodes(TOPIC_DEVIATION, 17);

/**
 * Abilities from answers: expected a posteriori, by quadrature (Bock and Mislevy, Adaptive EAP estimation of ability in a
 * microcomputer environment, 1982). It exists after any answers, also if all are correct or none is. A partly correct
 * answer counts as so much of a correct one and the rest of an incorrect one. The order of the answers does not matter.
 */
export function estimateAbilities(topics: Iterable<string>, answers: readonly AbilityEvidence[]): DiagnosticEstimate {
  const byTopic = Map.groupBy(answers, ({ topic }) => topic);
  const asked = [...byTopic.values()].map((group) => SUBJECT_NODES.map(({ at }) => topicDistribution(group, at)));
  const masses = SUBJECT_NODES.map(({ weight }, index) =>
    asked.reduce((mass, distributions) => mass + Math.log(distributions[index]?.likelihood ?? 1), Math.log(weight)),
  );
  const highest = Math.max(...masses);
  const posterior = masses.map((mass) => Math.exp(mass - highest));
  const total = posterior.reduce((sum, mass) => sum + mass, 0);
  const expected = (value: (node: Node, index: number) => number): number =>
    SUBJECT_NODES.reduce((sum, node, index) => sum + ((posterior[index] ?? 0) / total) * value(node, index), 0);

  const abilityOf = (mean: (node: Node, index: number) => number, square: typeof mean): Ability => {
    const average = expected(mean);
    return { mean: average, deviation: Math.sqrt(Math.max(0, expected(square) - average ** 2)) };
  };
  const subject = abilityOf(
    ({ at }) => at,
    ({ at }) => at ** 2,
  );
  const topicAbility = (topic: string): Ability => {
    const group = byTopic.get(topic);
    if (group === undefined) return { mean: subject.mean, deviation: Math.hypot(subject.deviation, TOPIC_DEVIATION) };
    const distributions = SUBJECT_NODES.map(({ at }) => topicDistribution(group, at));
    return abilityOf(
      (_, index) => distributions[index]?.mean ?? 0,
      (_, index) => distributions[index]?.square ?? 0,
    );
  };
  return { subject, topics: new Map([...topics].map((topic) => [topic, topicAbility(topic)])) };
}

type TopicDistribution = { readonly likelihood: number; readonly mean: number; readonly square: number };

/** Of the ability in a topic, given that in the subject: the likelihood of the answers, and mean and mean square. */
function topicDistribution(answers: readonly AbilityEvidence[], subject: number): TopicDistribution {
  let [likelihood, mean, square] = [0, 0, 0];
  for (const { at, weight } of TOPIC_NODES) {
    const ability = subject + at;
    const mass = answers.reduce((product, answer) => product * likelihoodOf(answer, ability), weight);
    likelihood += mass;
    mean += mass * ability;
    square += mass * ability ** 2;
  }
  return { likelihood, mean: mean / likelihood, square: square / likelihood };
}

function likelihoodOf({ difficulty, chance, credit }: AbilityEvidence, ability: number): number {
  const success = successAt(ability, difficulty, chance);
  return success ** credit * (1 - success) ** (1 - credit);
}
