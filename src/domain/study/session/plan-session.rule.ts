import { SECONDS_OF } from '../study-plan.rule.ts';
import type { PlannedStep, SessionReason } from './session-step.ts';

/** What is known of one topic when a session is planned. Content that no plan of the student opens is not counted. */
export type SessionTopic = {
  readonly topic: string;
  /** Whether the student studies its subject, or has an exam in it. */
  readonly isOwn: boolean;
  /** Expected share of correct answers now, 0 to 1. */
  readonly estimate: number;
  /** Days since the last answer or review; null if there was none. */
  readonly restedDays: number | null;
  /** Days since the last answer; null if there was none. */
  readonly unansweredDays: number | null;
  readonly dueCards: number;
  readonly newCards: number;
  /** Questions that can be practised; counted no further than a session needs. */
  readonly questions: number;
  /** Questions whose latest answer was incorrect, or guessed. */
  readonly weakQuestions: number;
  readonly hasWritten: boolean;
  /** The note to read next. */
  readonly note: { readonly material: string; readonly isStarted: boolean } | null;
  /** Days until the exam in the subject; null if there is no date, or if it is over. */
  readonly examInDays: number | null;
};

export type SessionInput = {
  readonly minutes: number;
  /** In the order of the content: the first is preferred where nothing else decides. */
  readonly topics: readonly SessionTopic[];
};

export type PlannedSession = { readonly steps: readonly PlannedStep[]; readonly seconds: number };

/** Estimated seconds for one section of a note. */
const SECTION_SECONDS = 120;
const MATERIAL_QUESTIONS = 1;
/** New sections in a session: of different notes, so that both are practised with pauses from then on. */
const SECTIONS_MAX = 2;
/** The number of topics that a session has questions on: enough to mix, few enough to remember. */
const TOPICS_MAX = 4;
const CARDS_PER_STEP = 10;
const NEW_CARDS_MAX = 5;
/** Questions between two steps with cards. */
const QUESTIONS_IN_A_ROW = 3;
/** The maximum shares of a session for cards, of the cards for new ones, and for one written answer. */
const CARDS_SHARE = 0.25;
const NEW_CARDS_SHARE = 0.1;
const WRITTEN_SHARE = 0.25;
/** New material takes at most half of a session, unless there is nothing to repeat. */
const MATERIAL_SHARE = 0.5;
const FADING_DAYS = 15;
/** After this many days without an answer, practice helps half as much as after a very long time. */
const PAUSE_DAYS = 7;
/** How much practice counts in a topic without answers: as after three days without one. */
const UNANSWERED = 0.25;
const MOST_MINUTES = 24 * 60;

type Question = Extract<PlannedStep, { kind: 'question' }>;
type Cards = Extract<PlannedStep, { kind: 'cards' }>;

/**
 * The steps of a session of the given length, in order, each with its reason: due cards, mixed questions of the topics
 * where practice helps most, up to two sections of notes with a question each, and a written answer. It never lasts
 * longer than the minutes, except for a single step where nothing shorter exists. The same input gives the same session.
 *
 * Practice helps most where about half of the answers are expected to be correct (the region of proximal learning:
 * Metcalfe and Kornell 2005) and after a pause (Cepeda et al. 2008: for an exam in two months, about a week), and mixed
 * topics are remembered better than blocks (Rohrer and Taylor 2007). `npm run bench:learning` measures the effect.
 */
export function planSession({ minutes, topics: known }: SessionInput): PlannedSession {
  const topics = topicsToStudy(known);
  const budget = Math.max(0, Math.min(Number.isFinite(minutes) ? minutes : 0, MOST_MINUTES)) * 60;
  if (budget === 0) return { steps: [], seconds: 0 };
  const ranked = byBenefit(topics);
  const due = topics.reduce((sum, { dueCards }) => sum + dueCards, 0);
  const hasRepetition = due > 0 || ranked.some(isStarted);

  const written = writtenStep(ranked, budget * WRITTEN_SHARE);
  const material = materialSteps(topics, hasRepetition ? budget * MATERIAL_SHARE : budget);
  const inMaterial = material.flatMap((step) => (step.kind === 'question' ? [step.topic] : []));
  let left = budget - secondsOf([...written, ...material]);

  const fresh = newCardSteps(
    ranked,
    Math.min(NEW_CARDS_MAX, Math.floor(Math.min(left, budget * NEW_CARDS_SHARE) / SECONDS_OF.newCards)),
  );
  left -= secondsOf(fresh);
  const roomForDue = Math.min(left, budget * CARDS_SHARE - secondsOf(fresh));
  const cardCount = Math.min(due, Math.floor(roomForDue / SECONDS_OF.dueCards));
  left -= cardCount * SECONDS_OF.dueCards;
  const questions = questionSteps(ranked, inMaterial, Math.floor(left / SECONDS_OF.weakQuestions));
  left -= secondsOf(questions);
  // If there are few questions, more cards fill the time.
  const moreCards = Math.min(due - cardCount, Math.floor(left / SECONDS_OF.dueCards));
  const cards = [
    ...cardSteps(topics, { of: 'dueCards', reason: 'due', seconds: SECONDS_OF.dueCards }, cardCount + moreCards),
    ...fresh,
  ];

  const steps = [...alternate(cards, questions), ...material, ...written];
  if (steps.length > 0) return { steps, seconds: secondsOf(steps) };
  const single = shortestStep(topics, ranked);
  return { steps: single, seconds: secondsOf(single) };
}

/**
 * What a session may have. Of subjects that the student does not study, only cards that are due: these were learnt, and
 * would be forgotten. A student who has not chosen any subject studies all.
 */
function topicsToStudy(topics: readonly SessionTopic[]): readonly SessionTopic[] {
  if (!topics.some(({ isOwn }) => isOwn)) return topics;
  const nothing = { newCards: 0, questions: 0, weakQuestions: 0, hasWritten: false, note: null };
  return topics.map((topic) => (topic.isOwn ? topic : { ...topic, ...nothing }));
}

const secondsOf = (steps: readonly PlannedStep[]): number => steps.reduce((sum, { seconds }) => sum + seconds, 0);
const isStarted = ({ restedDays }: SessionTopic): boolean => restedDays !== null;

/** How much a question of the topic helps: more the nearer the expected accuracy is to one half, and the longer the pause. */
function benefitOf({ estimate, unansweredDays, weakQuestions, examInDays }: SessionTopic): number {
  const practice = 4 * estimate * (1 - estimate) + Math.min(weakQuestions, 8) / 16;
  // The day of the last answer counts half, so that topics practised today are still in order.
  const pause = unansweredDays === null ? UNANSWERED : 1 - 0.5 ** ((unansweredDays + 0.5) / PAUSE_DAYS);
  const urgency = examInDays === null ? 0 : 1 / (1 + examInDays / 30);
  return practice * pause * (1 + urgency);
}

function byBenefit(topics: readonly SessionTopic[]): readonly SessionTopic[] {
  return topics
    .map((topic, at) => ({ topic, at, benefit: benefitOf(topic) }))
    .sort((a, b) => b.benefit - a.benefit || a.at - b.at)
    .map(({ topic }) => topic);
}

function questionReason(topic: SessionTopic, nth: number): SessionReason {
  if (nth < topic.weakQuestions) return 'weak';
  if (topic.restedDays === null) return 'unproven';
  return topic.restedDays > FADING_DAYS ? 'fading' : 'withinReach';
}

/** Questions of the best topics in turn. Two in a row are on the same topic only if no other topic has any left. */
function questionSteps(
  ranked: readonly SessionTopic[],
  inMaterial: readonly string[],
  count: number,
): readonly Question[] {
  const used = (id: string): number => inMaterial.filter((topic) => topic === id).length;
  const pools = ranked
    .map((topic) => ({ topic, left: topic.questions - used(topic.topic), nth: 0 }))
    .filter(({ left }) => left > 0)
    .slice(0, TOPICS_MAX);
  const steps: Question[] = [];
  while (steps.length < count && pools.some(({ left }) => left > 0)) {
    for (const pool of pools) {
      if (pool.left === 0 || steps.length === count) continue;
      const reason = questionReason(pool.topic, pool.nth);
      steps.push({ kind: 'question', topic: pool.topic.topic, seconds: SECONDS_OF.weakQuestions, reason });
      pool.left -= 1;
      pool.nth += 1;
    }
  }
  return steps;
}

type CardWork = {
  readonly of: 'dueCards' | 'newCards';
  readonly reason: 'due' | 'newCards';
  readonly seconds: number;
};

/** Cards of all topics in turn, in steps of at most ten. */
function cardSteps(topics: readonly SessionTopic[], work: CardWork, count: number): readonly Cards[] {
  const pools = topics.map((topic) => ({ topic: topic.topic, left: topic[work.of] })).filter(({ left }) => left > 0);
  const drawn: string[] = [];
  while (drawn.length < count && pools.some(({ left }) => left > 0)) {
    for (const pool of pools) {
      if (pool.left === 0 || drawn.length === count) continue;
      drawn.push(pool.topic);
      pool.left -= 1;
    }
  }
  const steps: Cards[] = [];
  for (let at = 0; at < drawn.length; at += CARDS_PER_STEP) {
    const chunk = drawn.slice(at, at + CARDS_PER_STEP);
    const from = [...Map.groupBy(chunk, (topic) => topic)].map(([topic, same]) => ({ topic, count: same.length }));
    steps.push({ kind: 'cards', from, seconds: chunk.length * work.seconds, reason: work.reason });
  }
  return steps;
}

/** New cards of one topic: one that is studied already, if possible. */
function newCardSteps(ranked: readonly SessionTopic[], count: number): readonly Cards[] {
  const topic = ranked.find((each) => each.newCards > 0 && isStarted(each)) ?? ranked.find((each) => each.newCards > 0);
  if (topic === undefined) return [];
  return cardSteps([topic], { of: 'newCards', reason: 'newCards', seconds: SECONDS_OF.newCards }, count);
}

/** The next sections: of notes that were started, otherwise where the exam is nearest, otherwise the first. */
function materialSteps(topics: readonly SessionTopic[], most: number): readonly PlannedStep[] {
  const withNote = topics.flatMap(({ note, ...topic }) => (note === null ? [] : [{ ...topic, note }]));
  const inOrder = withNote.toSorted(
    (a, b) =>
      Number(b.note.isStarted) - Number(a.note.isStarted) ||
      (a.examInDays ?? Number.MAX_SAFE_INTEGER) - (b.examInDays ?? Number.MAX_SAFE_INTEGER) ||
      Number(b.restedDays !== null) - Number(a.restedDays !== null),
  );
  const reason = 'newMaterial';
  const steps: PlannedStep[] = [];
  for (const { topic, note, questions } of inOrder.slice(0, SECTIONS_MAX)) {
    const question = { kind: 'question', topic, seconds: SECONDS_OF.weakQuestions, reason } as const;
    const own = [
      { kind: 'material', topic, material: note.material, seconds: SECTION_SECONDS, reason } as const,
      ...Array.from({ length: Math.min(MATERIAL_QUESTIONS, questions) }, () => question),
    ];
    if (secondsOf([...steps, ...own]) <= most) steps.push(...own);
  }
  return steps;
}

function writtenStep(ranked: readonly SessionTopic[], most: number): readonly PlannedStep[] {
  const topic = ranked.find((each) => each.hasWritten && isStarted(each)) ?? ranked.find((each) => each.hasWritten);
  if (topic === undefined || SECONDS_OF.openQuestions > most) return [];
  return [{ kind: 'written', topic: topic.topic, seconds: SECONDS_OF.openQuestions, reason: 'written' }];
}

/** Cards first, then some questions, and so on, so that neither becomes monotonous. */
function alternate(cards: readonly Cards[], questions: readonly Question[]): readonly PlannedStep[] {
  const steps: PlannedStep[] = [];
  const [nextCards, nextQuestions] = [[...cards], [...questions]];
  while (nextCards.length + nextQuestions.length > 0) {
    steps.push(...nextCards.splice(0, 1), ...nextQuestions.splice(0, QUESTIONS_IN_A_ROW));
  }
  return steps;
}

/** A single step, if the session is shorter than any of its parts. */
function shortestStep(topics: readonly SessionTopic[], ranked: readonly SessionTopic[]): readonly PlannedStep[] {
  const due = cardSteps(topics, { of: 'dueCards', reason: 'due', seconds: SECONDS_OF.dueCards }, 1);
  if (due.length > 0) return due;
  const fresh = newCardSteps(ranked, 1);
  const questions = questionSteps(ranked, [], 1);
  if (questions.length > 0) return questions;
  if (fresh.length > 0) return fresh;
  const material = materialSteps(topics, Number.POSITIVE_INFINITY).slice(0, 1);
  return material.length > 0 ? material : writtenStep(ranked, Number.POSITIVE_INFINITY);
}
