import type { Course, CourseCard, CourseQuestion, WrittenQuestion } from './course.ts';
import type { Random } from './random.ts';
import type { SimulatedStudent } from './simulated-student.ts';

/** What a student does with the minutes of a day. */
export type Policy = { readonly studyDay: (day: number) => void };
export type CreatePolicy = (course: Course, student: SimulatedStudent, random: Random) => Policy;

type Activity =
  | { readonly kind: 'section'; readonly subtopic: number }
  | { readonly kind: 'card'; readonly card: CourseCard }
  | { readonly kind: 'question'; readonly question: CourseQuestion }
  | { readonly kind: 'written'; readonly written: WrittenQuestion };

/** Topic by topic: section, its cards and its questions, the next section; at the end, written answers. */
function syllabus({ topics }: Course): readonly Activity[] {
  return topics.flatMap((topic): readonly Activity[] => [
    ...topic.subtopics.flatMap((subtopic): readonly Activity[] => [
      { kind: 'section', subtopic },
      ...topic.cards.filter((card) => card.subtopic === subtopic).map((card) => ({ kind: 'card', card }) as const),
      ...topic.questions
        .filter((question) => question.subtopic === subtopic)
        .map((question) => ({ kind: 'question', question }) as const),
    ]),
    ...topic.written.map((written) => ({ kind: 'written', written }) as const),
  ]);
}

function perform(student: SimulatedStudent, activity: Activity): void {
  switch (activity.kind) {
    case 'section':
      student.read(activity.subtopic);
      return;
    case 'card':
      // A card that was forgotten is shown once more.
      if (!student.review(activity.card)) student.review(activity.card);
      return;
    case 'question':
      student.answer(activity.question);
      return;
    case 'written':
      student.write(activity.written);
  }
}

/** Works through lists, one after the other: sections are read in the first only. */
function listPolicy(student: SimulatedStudent, nextRound: () => readonly Activity[]): Policy {
  let left = [...nextRound()];
  return {
    studyDay: () => {
      while (!student.isTimeUp) {
        const activity = left.shift();
        if (activity === undefined) left = nextRound().filter(({ kind }) => kind !== 'section');
        else perform(student, activity);
      }
    },
  };
}

/** In the order of the syllabus, and again from its start. */
export const syllabusOrder: CreatePolicy = (course, student) => listPolicy(student, () => syllabus(course));

/** The same activities in random order. */
export const randomPractice: CreatePolicy = (course, student, random) =>
  listPolicy(student, () => random.shuffle(syllabus(course)));
