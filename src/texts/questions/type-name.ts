import type { QuestionTypeName } from '#domain/questions/question-type-names.ts';

/** What question types are called, and the instruction above the answer. */
export type TypeTexts = {
  readonly [T in QuestionTypeName]: { readonly name: string; readonly instruction: string };
};

/** The name of a type. Reports of other versions, and newer servers, can have types that are not known here. */
export const typeName = (types: TypeTexts, type: string): string => (isType(types, type) ? types[type].name : type);

const isType = (types: TypeTexts, type: string): type is QuestionTypeName => Object.hasOwn(types, type);
