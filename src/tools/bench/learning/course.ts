import type { Estimate } from '#domain/questions/authoring/question-draft.schema.ts';
import type { Assumptions } from './assumptions.ts';
import type { Random } from './random.ts';

/** A question by the two-parameter logistic model with guessing (Birnbaum, 1968). */
export type CourseQuestion = {
  readonly id: string;
  readonly topic: number;
  readonly subtopic: number;
  readonly discrimination: number;
  readonly difficulty: number;
  /** From how many choices one is selected; null if it cannot be guessed. */
  readonly choices: number | null;
  /** What its author thinks of its difficulty. */
  readonly estimate: Estimate;
};

export type CourseCard = { readonly id: string; readonly topic: number; readonly subtopic: number };
export type WrittenQuestion = { readonly id: string; readonly topic: number };

/** The same content for every student and policy. Subtopics are numbered throughout the course. */
export type Course = {
  readonly topics: readonly {
    readonly id: string;
    /** One section of its note for each. */
    readonly subtopics: readonly number[];
    readonly questions: readonly CourseQuestion[];
    readonly cards: readonly CourseCard[];
    readonly written: readonly WrittenQuestion[];
  }[];
  readonly subtopicCount: number;
  /** Questions that nobody practises with, the same number of each subtopic. */
  readonly exam: readonly CourseQuestion[];
};

const TOPICS = 12;
const SUBTOPICS_PER_TOPIC = 4;
const QUESTIONS_PER_SUBTOPIC = 6;
const EXAM_QUESTIONS_PER_SUBTOPIC = 2;
const CARDS_PER_SUBTOPIC = 3;
const WRITTEN_PER_TOPIC = 2;
const CHOICES = 4;
const DISCRIMINATION_SPREAD = 0.25;
const DIFFICULTY_SPREAD = 0.7;
/** By how much authors misjudge difficulties, in logits. */
const AUTHORS_ERROR = 0.5;

/** Draws a course, of which a share of the questions can be guessed. */
export function createCourse({ guessable }: Assumptions, random: Random): Course {
  const question = (id: string, topic: number, subtopic: number): CourseQuestion => {
    const difficulty = DIFFICULTY_SPREAD * random.normal();
    const seen = difficulty + AUTHORS_ERROR * random.normal();
    return {
      ...{ id, topic, subtopic, difficulty },
      discrimination: Math.exp(DISCRIMINATION_SPREAD * random.normal()),
      choices: random.uniform() < guessable ? CHOICES : null,
      estimate: seen < -DIFFICULTY_SPREAD ? 'easy' : seen > DIFFICULTY_SPREAD ? 'hard' : 'medium',
    };
  };
  const repeat = <Value>(count: number, create: (at: number) => Value): Value[] =>
    Array.from({ length: count }, (_, at) => create(at));
  const topics = repeat(TOPICS, (topic) => {
    const subtopics = repeat(SUBTOPICS_PER_TOPIC, (at) => topic * SUBTOPICS_PER_TOPIC + at);
    return {
      id: `topic ${topic}`,
      subtopics,
      questions: subtopics.flatMap((subtopic) =>
        repeat(QUESTIONS_PER_SUBTOPIC, (at) => question(`question ${subtopic}.${at}`, topic, subtopic)),
      ),
      cards: subtopics.flatMap((subtopic) =>
        repeat(CARDS_PER_SUBTOPIC, (at) => ({ id: `card ${subtopic}.${at}`, topic, subtopic })),
      ),
      written: repeat(WRITTEN_PER_TOPIC, (at) => ({ id: `written ${topic}.${at}`, topic })),
    };
  });
  const exam = topics.flatMap(({ subtopics }, topic) =>
    subtopics.flatMap((subtopic) =>
      repeat(EXAM_QUESTIONS_PER_SUBTOPIC, (at) => question(`exam ${subtopic}.${at}`, topic, subtopic)),
    ),
  );
  return { topics, subtopicCount: TOPICS * SUBTOPICS_PER_TOPIC, exam };
}
