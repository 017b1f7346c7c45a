import { ANSWER_FILES_MAX } from '#domain/attempts/attempt.limits.ts';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { isDefault } from '#domain/questions/choice-weights.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { QuestionError } from './problem.ts';
import type { Question, QuestionOf, SchemeInFile } from './question.schema.ts';

/** Body and answer key in the form of the question type, not validated yet. */
export type Parts = { readonly body: unknown; readonly key: unknown };

const SIGNIFICANT_FIGURES_MAX = 30;

/**
 * The path of a field of body or answer key in the file, if it has another name there: used in messages for authors.
 */
const CONTENT_PARENTS: Readonly<Record<QuestionTypeName, Readonly<Record<string, readonly string[]>>>> = {
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
  cloze: { 'key.gaps': ['answer'] },
  ordering: { 'key.order': ['answer'] },
  hotspot: { 'key.spots': ['answer'] },
  labelling: { 'key.pairs': ['answer'] },
  table: { 'key.cells': ['answer'] },
  expression: {
    'key.expected': ['answer', 'expected'],
    'key.written': ['answer', 'written'],
    'key.form': ['answer', 'form'],
    'key.upToConstant': ['answer', 'upToConstant'],
  },
  open: { 'key.modelAnswer': ['answer'] },
  'structured-answer': { 'body.marks': ['scheme', 'total'] },
  essay: { 'body.marks': ['scheme', 'total'] },
  file: { 'body.marks': ['scheme', 'total'] },
};

export function fieldPath(type: QuestionTypeName, part: 'body' | 'key', path: readonly string[]): readonly string[] {
  const [first = '', ...rest] = path;
  return [...(CONTENT_PARENTS[type][`${part}.${first}`] ?? [first]), ...rest];
}

/** Choices and correct answer of a question, split into what the student sees and what stays on the server. */
export function partsOf(question: Question): Parts {
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-response':
      return {
        body: { choices: question.choices, keepOrder: question.keepOrder ?? false },
        key: { choices: question.answer, ...weightsPart(question) },
      };
    case 'true-false':
      return { body: {}, key: { value: question.answer } };
    case 'short-answer':
      return { body: {}, key: { accepted: question.answer, ...strictnessOf(question) } };
    case 'numeric':
      return numericParts(question);
    case 'matching':
      return matchingParts(question);
    case 'cloze':
      return {
        body: { text: question.text, gaps: question.gaps.map(({ id, choices }) => ({ id, choices: choices ?? null })) },
        key: { gaps: question.answer, ...strictnessOf(question) },
      };
    case 'ordering':
      return { body: { choices: mixed(question.choices, question.answer) }, key: { order: question.answer } };
    case 'hotspot': {
      const { picture, spots, answer, single = answer.length === 1 } = question;
      return { body: { picture, spots, single }, key: { spots: answer } };
    }
    case 'labelling': {
      const { picture, spots, choices, keepOrder = false, answer } = question;
      return { body: { picture, spots, choices, keepOrder }, key: { pairs: answer } };
    }
    case 'table':
      return tableParts(question);
    case 'expression':
      return { body: { variables: question.variables, lead: question.lead ?? null }, key: question.answer };
    case 'open':
      return { body: {}, key: { modelAnswer: question.answer, ...(question.scheme && schemePart(question.scheme)) } };
    default:
      return writtenParts(question);
  }
}

/**
 * Weights that say the same as the answer key are left out, so that equal questions stay equal however they were
 * written.
 */
function weightsPart({ type, choices, answer, weights }: QuestionOf<'multiple-choice' | 'multiple-response'>) {
  return weights === undefined || isDefault(weights, choices, answer, type === 'multiple-choice') ? {} : { weights };
}

const strictnessOf = ({ caseSensitive, ignoreAccents }: QuestionOf<'short-answer' | 'cloze' | 'table'>) => ({
  ...(caseSensitive !== undefined && { caseSensitive }),
  ...(ignoreAccents !== undefined && { ignoreAccents }),
});

/** The choices in order, or every second one first if the order would reveal the answer. */
function mixed<T extends { readonly id: string }>(choices: readonly T[], order: readonly string[]): readonly T[] {
  if (choices.some(({ id }, at) => id !== order[at])) return choices;
  return [...choices.filter((_, at) => at % 2 === 1), ...choices.filter((_, at) => at % 2 === 0)];
}

function tableParts(question: QuestionOf<'table'>): Parts {
  const { columns, rows, answer, tolerance } = question;
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? { text: cell } : cell)));
  return {
    body: { columns, rows: cells },
    key: { cells: answer, ...(tolerance !== undefined && { tolerance }), ...strictnessOf(question) },
  };
}

function writtenParts(question: QuestionOf<'structured-answer' | 'essay' | 'file'>): Parts {
  const part = schemePart(question.scheme);
  const key = { ...part, modelAnswer: question.modelAnswer ?? null };
  const { total: marks } = part.scheme;
  if (question.type === 'structured-answer') return { body: { marks }, key };
  if (question.type === 'file') return { body: { marks, maxFiles: question.maxFiles ?? ANSWER_FILES_MAX }, key };
  return { body: { marks, minWords: question.minWords ?? null, maxWords: question.maxWords ?? null }, key };
}

/** A mark scheme with defaults for what the file leaves out: names of points, single marks, the total. */
function schemePart({ points, groups, total }: SchemeInFile): { scheme: MarkScheme } {
  const named = points.map(({ id, marks = 1, ...point }, at) => ({ ...point, id: id ?? promptId(at), marks }));
  const scheme = { points: named, ...(groups !== undefined && { groups }) };
  const most = evaluateAwards(
    { ...scheme, total: Number.MAX_SAFE_INTEGER },
    named.map(({ id }) => ({ point: id })),
  );
  return { scheme: { ...scheme, total: total ?? most.marks } };
}

function numericParts({ answer }: QuestionOf<'numeric'>): Parts {
  const tolerance = answer.tolerance ?? null;
  const given = answer.significantFigures ?? null;
  if (given === null && tolerance === null) {
    throw new QuestionError([
      {
        path: 'answer.significantFigures',
        reason: 'is needed where the answer names no tolerance',
        coded: { code: 'figuresMissing' },
      },
    ]);
  }
  const { value, written, relative, units, asksUnit } = answer;
  const significantFigures = given ?? significantFiguresOf(written);
  return {
    body: { unit: answer.unit ?? null, ...(asksUnit !== undefined && { asksUnit }) },
    key: {
      value,
      written,
      significantFigures,
      tolerance,
      ...(relative !== undefined && { relative }),
      ...(units !== undefined && { units }),
    },
  };
}

/** Digits from the first non-zero digit up to the exponent; the tolerance overrides further digits anyway. */
function significantFiguresOf(written: string): number {
  const [mantissa = ''] = written.split(/[e×]/i);
  const digits = mantissa.replace(/\D/g, '').replace(/^0+/, '');
  return Math.min(Math.max(digits.length, 1), SIGNIFICANT_FIGURES_MAX);
}

/** Prompts are named by position, so that the same question has the same names when it is read again. */
function matchingParts({ choices, answer, keepOrder = false }: QuestionOf<'matching'>): Parts {
  const prompts = answer.map(({ text }, at) => ({ id: promptId(at), text }));
  const pairs = Object.fromEntries(answer.map(({ match }, at) => [promptId(at), match]));
  return { body: { prompts, choices, keepOrder }, key: { pairs } };
}

const promptId = (at: number): string => `p${at + 1}`;
