import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tool.ts';
import { difference, type TreeCopy } from './tree-copy.ts';

/* The recipes of docs/recipes.md, performed in a copy of the tree as they are written there. */

type Exercise = {
  readonly command: readonly string[];
  /** What the recipe says to do by hand: the text that the command writes, and ours. */
  readonly byHand: readonly (readonly [path: string, before: string, after: string])[];
};

const MIGRATIONS = 'src/server/platform/db/migrations';
/** Numbers start at 0, so the next one is the number of migrations. */
const NEXT = readdirSync(join(ROOT, MIGRATIONS)).filter((name) => name.endsWith('.sql')).length;
/** The migration of the field of topics. */
export const FIELD_MIGRATION = `${MIGRATIONS}/${String(NEXT).padStart(4, '0')}_topic-exam-code.sql`;

const GERMAN_TYPES = 'src/texts/de/questions/question-types.json';
const GERMAN_MAIL = 'src/texts/de/classrooms/class-archived-mail.json';

export const EXERCISES = {
  questionType: {
    command: ['question-type', 'yes-no'],
    byHand: [
      [
        'src/texts/en/questions/question-types.json',
        '"Yes no", "instruction": "Yes no?"',
        '"Yes or no", "instruction": "Answer yes or no."',
      ],
      [
        GERMAN_TYPES,
        '"Yes no", "instruction": "Yes no?"',
        '"Ja oder nein", "instruction": "Antworte mit Ja oder Nein."',
      ],
    ],
  },
  dialog: {
    command: ['dialog', 'archive-class', 'teacher/classrooms'],
    byHand: [
      ['src/texts/en/classrooms/archive-class.json', 'Describe what happens next.', 'Students keep their results.'],
      ['src/texts/de/classrooms/archive-class.json', 'Describe what happens next.', 'Die Ergebnisse bleiben erhalten.'],
      ['src/texts/de/classrooms/archive-class.json', '"Archive class?"', '"Klasse archivieren?"'],
      ['src/texts/de/classrooms/archive-class.json', '"Archive class"', '"Klasse archivieren"'],
    ],
  },
  machine: {
    command: ['machine', 'egg-timer', 'study'],
    byHand: [],
  },
  topicField: {
    command: ['topic-field', 'exam-code'],
    byHand: [
      [FIELD_MIGRATION, 'Why, in a sentence.', 'Exam boards print a code for each topic.'],
      ['src/texts/de/platform/admin/resources.json', '"examCode": "Exam code"', '"examCode": "Prüfungscode"'],
      // Step 3: students see it too.
      ['src/domain/platform/resources/topic.resource.ts', "['summary', 'free']", "['summary', 'free', 'examCode']"],
      ['src/api/documents/content/topic.graphql', '    summary\n', '    summary\n    examCode\n'],
      [
        'src/views/student/content/topic.view.tsx',
        '          <TopicDone topic={topic} />\n',
        "          <TopicDone topic={topic} />\n          {topic.examCode !== '' && <p className={pages.intro}>{topic.examCode}</p>}\n",
      ],
    ],
  },
  email: {
    command: ['email', 'class-archived', 'classrooms'],
    byHand: [
      [GERMAN_MAIL, '"Class archived"', '"Klasse archiviert"'],
      [GERMAN_MAIL, 'none {Hello,} other {Hello {name},}', 'none {Hallo,} other {Hallo {name},}'],
      [GERMAN_MAIL, 'Say what happened, and what to do.', 'Du kannst ihre Ergebnisse weiter ansehen.'],
      [
        'src/texts/en/classrooms/class-archived-mail.json',
        'Say what happened, and what to do.',
        'You can still see its results.',
      ],
    ],
  },
  error: {
    command: ['error', 'class-archived', 'classrooms'],
    byHand: [
      [
        'src/texts/en/classrooms/problems.json',
        '"CLASS_ARCHIVED": "Class archived."',
        '"CLASS_ARCHIVED": "This class is archived. Restore it first, please."',
      ],
      [
        'src/texts/de/classrooms/problems.json',
        '"CLASS_ARCHIVED": "Class archived."',
        '"CLASS_ARCHIVED": "Diese Klasse ist archiviert. Stelle sie erst wieder her."',
      ],
    ],
  },
} as const satisfies { readonly [name: string]: Exercise };

/** Performs a recipe up to `npm run generate` or `npm run docs:machines`, and returns which files it took. */
export async function perform(tree: TreeCopy, { command, byHand }: Exercise) {
  const before = tree.snapshot();
  const { status, out, err } = await tree.tool('new/new.ts', ...command);
  if (status !== 0 || err !== '' || !/npm run (generate|docs:machines)/.test(out)) {
    throw new Error(`npm run new -- ${command.join(' ')} ended with ${status}:\n${out}${err}`);
  }
  for (const edit of byHand) tree.edit(...edit);
  return difference(before, tree.snapshot());
}
