import { QUESTION_TYPES, type QuestionTypeName } from '../types/registry.ts';

/** The initial content of a new question: in the form that its type requires, but mostly empty. */
export const blankQuestion = <T extends QuestionTypeName>(type: T): (typeof QUESTION_TYPES)[T]['blank'] =>
  QUESTION_TYPES[type].blank;
