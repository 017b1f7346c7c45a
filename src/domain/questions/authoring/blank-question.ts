import { QUESTION_TYPES, type QuestionTypeName } from '../types/registry.ts';

/** Initial content of a question of a type: of the type's form, though mostly empty. */
export const blankQuestion = <T extends QuestionTypeName>(type: T): (typeof QUESTION_TYPES)[T]['blank'] =>
  QUESTION_TYPES[type].blank;
