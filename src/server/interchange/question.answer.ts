import type { ItemTypeName } from '#domain/items/registry.ts';
import { QuestionError } from './problem.ts';
import type { Question, QuestionOf } from './question.schema.ts';

/** Body and key as the item type has them, not checked yet. */
export type Parts = { readonly body: unknown; readonly key: unknown };

const SIGNIFICANT_FIGURES_MAX = 30;

/** Where a field of body or key stands in the file, when not under its own name: told to whoever wrote the file. */
const PLACES: Readonly<Record<ItemTypeName, Readonly<Record<string, readonly string[]>>>> = {
  'multiple-choice': { 'key.choices': ['answer'] },
  'multiple-response': { 'key.choices': ['answer'] },
  'true-false': { 'key.value': ['answer'] },
  'short-answer': { 'key.accepted': ['answer'] },
  numeric: {
    'body.unit': ['answer', 'unit'],
    'key.value': ['answer', 'value'],
    'key.written': ['answer', 'written'],
    'key.significantFigures': ['answer', 'significantFigures'],
    'key.tolerance': ['answer', 'tolerance'],
  },
  matching: { 'body.prompts': ['answer'], 'key.pairs': ['answer'] },
  open: { 'key.modelAnswer': ['answer'] },
};

export function placeInFile(type: ItemTypeName, part: 'body' | 'key', path: readonly string[]): readonly string[] {
  const [first = '', ...rest] = path;
  return [...(PLACES[type][`${part}.${first}`] ?? [first]), ...rest];
}

/** Choices and answer of a question, parted into what the student sees and what the server keeps. */
export function partsOf(question: Question): Parts {
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-response':
      return {
        body: { choices: question.choices, keepOrder: question.keepOrder ?? false },
        key: { choices: question.answer },
      };
    case 'true-false':
      return { body: {}, key: { value: question.answer } };
    case 'short-answer':
      return { body: {}, key: { accepted: question.answer } };
    case 'numeric':
      return numericParts(question);
    case 'matching':
      return matchingParts(question);
    case 'open':
      return { body: {}, key: { modelAnswer: question.answer } };
  }
}

function numericParts({ answer }: QuestionOf<'numeric'>): Parts {
  const tolerance = answer.tolerance ?? null;
  const given = answer.significantFigures ?? null;
  if (given === null && tolerance === null) {
    throw new QuestionError([
      { path: 'answer.significantFigures', reason: 'is needed where the answer names no tolerance' },
    ]);
  }
  const { value, written } = answer;
  const significantFigures = given ?? significantFiguresOf(written);
  return { body: { unit: answer.unit ?? null }, key: { value, written, significantFigures, tolerance } };
}

/** Digits from the first that is not zero on, as far as the exponent: what the tolerance then overrules anyway. */
function significantFiguresOf(written: string): number {
  const [mantissa = ''] = written.split(/[e×]/i);
  const digits = mantissa.replace(/\D/g, '').replace(/^0+/, '');
  return Math.min(Math.max(digits.length, 1), SIGNIFICANT_FIGURES_MAX);
}

/** Prompts are named by their place, so that the same question read again has the same names. */
function matchingParts({ choices, answer, keepOrder = false }: QuestionOf<'matching'>): Parts {
  const prompts = answer.map(({ text }, at) => ({ id: promptId(at), text }));
  const pairs = Object.fromEntries(answer.map(({ match }, at) => [promptId(at), match]));
  return { body: { prompts, choices, keepOrder }, key: { pairs } };
}

const promptId = (at: number): string => `p${at + 1}`;
