import { SECONDS_OF } from '#domain/study/study-plan.rule.ts';
import type { Assumptions } from './assumptions.ts';
import type { Course, CourseCard, CourseQuestion, WrittenQuestion } from './course.ts';
import { type Memory, practise, recallOf } from './memory.ts';
import type { Random } from './random.ts';

/** The properties of a student, which are the same for each policy. */
export type Traits = {
  readonly ability: number;
  /** Factor of all half-lives. */
  readonly retention: number;
  /** The share of each subtopic that is known from lessons. */
  readonly known: readonly number[];
};

const SECTION_SECONDS = 120;
const DAY_SECONDS = 86_400;
/** A written answer needs this many subtopics of its topic. */
const SUBTOPICS_PER_WRITTEN = 3;

/** Draws the traits of a student. */
export function drawTraits(assumptions: Assumptions, { subtopicCount }: Course, random: Random): Traits {
  return {
    ability: assumptions.abilitySpread * random.normal(),
    retention: Math.exp(assumptions.halfLifeSpread * random.normal()),
    known: Array.from({ length: subtopicCount }, () =>
      Math.min(1, 2 * assumptions.knownFromLessons * random.uniform()),
    ),
  };
}

/** The probability of a correct answer by a student of that ability. */
export const chanceOf = ({ discrimination, difficulty, choices }: CourseQuestion, ability: number): number => {
  const guess = choices === null ? 0 : 1 / choices;
  return guess + (1 - guess) / (1 + Math.exp(-discrimination * (ability - difficulty)));
};

/**
 * A student who learns, forgets and answers. Skills are those of subtopics, facts those of cards; all of them are
 * memories with half-lives. Every activity takes its time; what has started is finished, and the next day is shorter.
 */
export class SimulatedStudent {
  readonly #course: Course;
  readonly #assumptions: Assumptions;
  readonly #traits: Traits;
  readonly #random: Random;
  readonly #skills: Memory[];
  readonly #facts = new Map<string, Memory>();
  readonly #cardsOf: readonly (readonly CourseCard[])[];
  readonly #read = new Set<number>();
  readonly #seen = new Set<string>();
  #day = 0;
  #usedSeconds = 0;
  #givenSeconds = 0;

  constructor(course: Course, assumptions: Assumptions, traits: Traits, random: Random) {
    this.#course = course;
    this.#assumptions = assumptions;
    this.#traits = traits;
    this.#random = random;
    const cards = course.topics.flatMap((topic) => topic.cards);
    this.#cardsOf = traits.known.map((_, subtopic) => cards.filter((card) => card.subtopic === subtopic));
    this.#skills = traits.known.map((share) => this.#memoryOfLessons(share, assumptions.skillHalfLifeDays));
    for (const { id, subtopic } of cards) {
      this.#facts.set(id, this.#memoryOfLessons(traits.known[subtopic] ?? 0, assumptions.factHalfLifeDays));
    }
  }

  /** Knowledge from lessons has lasted already; new knowledge is forgotten faster. */
  #memoryOfLessons(share: number, newHalfLifeDays: number): Memory {
    const { lessonHalfLifeDays } = this.#assumptions;
    const halfLife = share === 0 ? newHalfLifeDays : newHalfLifeDays + share * (lessonHalfLifeDays - newHalfLifeDays);
    return { share, halfLifeDays: this.#traits.retention * halfLife, at: 0 };
  }

  startDay(day: number, minutes: number): void {
    this.#day = day;
    this.#usedSeconds = Math.max(0, this.#usedSeconds - this.#givenSeconds);
    this.#givenSeconds = minutes * 60;
  }

  get isTimeUp(): boolean {
    return this.#usedSeconds >= this.#givenSeconds;
  }

  /** Days since the start, with the part of today that is over. */
  get now(): number {
    return this.#day + this.#usedSeconds / DAY_SECONDS;
  }

  /** Reads a section of a note. */
  read(subtopic: number): void {
    const { gains, growth } = this.#assumptions;
    const gain = this.#read.has(subtopic) ? gains.readingAgain : gains.reading;
    this.#read.add(subtopic);
    this.#usedSeconds += SECTION_SECONDS;
    this.#learnSkill(subtopic, gain, growth.reading);
    for (const { id } of this.#cardsOf[subtopic] ?? []) this.#learnFact(id, gains.factsByReading, growth.reading);
  }

  /** Reviews a card, and returns whether the answer was remembered. */
  review({ id }: CourseCard): boolean {
    const { gains, growth } = this.#assumptions;
    const isRemembered = this.#random.uniform() < this.#factRecall(id);
    this.#usedSeconds += this.#seen.has(id) ? SECONDS_OF.dueCards : SECONDS_OF.newCards;
    this.#seen.add(id);
    this.#learnFact(id, gains.card, isRemembered ? growth.success : growth.failure);
    return isRemembered;
  }

  /** Answers a question, reads the explanation, and returns whether the answer was correct. */
  answer(question: CourseQuestion): boolean {
    const isCorrect = this.#random.uniform() < chanceOf(question, this.#abilityIn(question.subtopic));
    this.#usedSeconds += SECONDS_OF.weakQuestions;
    this.#learnByAnswer(question.subtopic, isCorrect);
    return isCorrect;
  }

  /** Writes an answer, marks it with the mark scheme, and returns the share of the marks. */
  write({ topic }: WrittenQuestion): number {
    const subtopics = this.#random.shuffle(this.#course.topics[topic]?.subtopics ?? []).slice(0, SUBTOPICS_PER_WRITTEN);
    this.#usedSeconds += SECONDS_OF.openQuestions;
    const results = subtopics.map((subtopic) => {
      const isCorrect = this.#random.uniform() < 1 / (1 + Math.exp(-this.#abilityIn(subtopic)));
      this.#learnByAnswer(subtopic, isCorrect);
      return isCorrect;
    });
    return results.filter(Boolean).length / results.length;
  }

  /** The expected score of an exam on the morning after today, 0 to 1. */
  examScore(): number {
    this.#day += 1;
    const abilities = this.#skills.map((_, subtopic) => this.#abilityIn(subtopic));
    this.#day -= 1;
    const { exam } = this.#course;
    return exam.reduce((sum, question) => sum + chanceOf(question, abilities[question.subtopic] ?? 0), 0) / exam.length;
  }

  /** What is known of a subtopic now, 0 to 1. */
  #knowledgeOf(subtopic: number): number {
    const { factShare } = this.#assumptions;
    const cards = this.#cardsOf[subtopic] ?? [];
    const facts = cards.reduce((sum, { id }) => sum + this.#factRecall(id), 0) / Math.max(1, cards.length);
    return (1 - factShare) * this.#skillRecall(subtopic) + factShare * facts;
  }

  #abilityIn(subtopic: number): number {
    return this.#traits.ability + this.#assumptions.knowledgeLogits * (this.#knowledgeOf(subtopic) - 0.5);
  }

  #skillRecall(subtopic: number): number {
    const memory = this.#skills[subtopic];
    return memory === undefined ? 0 : recallOf(memory, this.now);
  }

  #factRecall(card: string): number {
    const memory = this.#facts.get(card);
    return memory === undefined ? 0 : recallOf(memory, this.now);
  }

  #learnByAnswer(subtopic: number, isCorrect: boolean): void {
    const { gains, growth } = this.#assumptions;
    const gain = gains.question + gains.questionWhenKnown * this.#skillRecall(subtopic);
    this.#learnSkill(subtopic, gain, isCorrect ? growth.success : growth.failure);
  }

  #learnSkill(subtopic: number, gain: number, growth: number): void {
    const memory = this.#skills[subtopic];
    if (memory !== undefined) this.#skills[subtopic] = this.#after(memory, gain, growth);
  }

  #learnFact(card: string, gain: number, growth: number): void {
    const memory = this.#facts.get(card);
    if (memory !== undefined) this.#facts.set(card, this.#after(memory, gain, growth));
  }

  #after(memory: Memory, gain: number, growth: number): Memory {
    return practise(memory, {
      day: this.now,
      gain,
      growth,
      longestHalfLifeDays: this.#assumptions.longestHalfLifeDays,
    });
  }
}
