import { href } from './href.ts';

const at = (name: string, value: string): string =>
  `${href('teacher.assignment')}?${name}=${encodeURIComponent(value)}`;

/**
 * The address of a teacher's own questions. `questions`: empty for all, `new`, `shared` for colleagues', or an id;
 * `import`: as in the bank.
 */
type OwnQuestionsRoute = { readonly questions: string } | { readonly import: string };

/** The address of a list, an editor or the import of a teacher's own questions. */
export const ownQuestionsAddress = (target: OwnQuestionsRoute): string =>
  'questions' in target ? at('questions', target.questions) : at('import', target.import);

/** The address of a teacher's own quizzes: `of` is empty for all of them, `new`, or an id. */
export const ownQuizzesAddress = (of: string): string => at('quizzes', of);

/** The parameter of the list of classes that opens the dialog for a new one. */
export const CREATE_PARAMETER = 'create';

export const CREATE_CLASS_ADDRESS = `${href('teacher.classroom')}?${CREATE_PARAMETER}`;
