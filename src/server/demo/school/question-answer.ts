import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import type { Pairs } from '#domain/questions/types/matching.question.ts';
import { QUESTION_TYPES, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import { demoResponse } from '../responses.ts';
import type { PoolQuestion } from './pool-question.ts';

type Intention = { readonly correct: boolean; readonly draw: () => number };
type Generate = (body: unknown, key: unknown, intention: Intention) => unknown;

/** Powers of ten and factors that students forget. */
const SLIPS = [10, 0.1, 2, 0.5, -1, 1000];

const pick = <T>(from: readonly T[], draw: () => number): T | undefined => from[Math.floor(draw() * from.length)];

/** The pairs with two of them exchanged, or one of them changed if all are the same. */
function exchanged(pairs: Pairs, draw: () => number): Pairs {
  const names = Object.keys(pairs);
  const first = Math.floor(draw() * names.length);
  const [one, two] = [names[first], names[(first + 1) % names.length]];
  if (one === undefined || two === undefined) return { ...pairs };
  return { ...pairs, [one]: pairs[two] ?? '', [two]: pairs[one] ?? '' };
}

/** Blanks or cells: a correct answer in each, or nothing in about half of them. */
const filled = (accepted: Readonly<Record<string, readonly string[]>>, { correct, draw }: Intention) =>
  Object.fromEntries(
    Object.entries(accepted).flatMap(([id, [text]], at) =>
      text === undefined || (!correct && (at === 0 || draw() < 0.5)) ? [] : [[id, text]],
    ),
  );

/** How an answer of a type is generated, where the sample of the demo has no rule or a simpler one. */
const ANSWERS: { readonly [T in QuestionTypeName]?: Generate } = {
  numeric: (_body, key, { correct, draw }) => {
    const { value, written } = QUESTION_TYPES.numeric.key.parse(key);
    return { text: correct ? written : String(Number((value * (pick(SLIPS, draw) ?? 2)).toPrecision(3))) };
  },
  ordering: (_body, key, { correct, draw }) => {
    const { order } = QUESTION_TYPES.ordering.key.parse(key);
    if (correct) return { order };
    const at = Math.floor(draw() * (order.length - 1));
    const moved = order[at];
    const rest = order.filter((_, index) => index !== at);
    return { order: moved === undefined ? rest : draw() < 0.5 ? [...rest, moved] : [moved, ...rest].toReversed() };
  },
  labelling: (_body, key, { correct, draw }) => {
    const { pairs } = QUESTION_TYPES.labelling.key.parse(key);
    return { pairs: correct ? pairs : exchanged(pairs, draw) };
  },
  hotspot: (body, key, { correct, draw }) => {
    const { spots } = QUESTION_TYPES.hotspot.key.parse(key);
    const others = QUESTION_TYPES.hotspot.body.parse(body).spots.filter(({ id }) => !spots.includes(id));
    const other = pick(others, draw);
    return { spots: correct || other === undefined ? spots : [other.id] };
  },
  cloze: (_body, key, intention) => ({ gaps: filled(QUESTION_TYPES.cloze.key.parse(key).gaps, intention) }),
  table: (_body, key, intention) => ({ cells: filled(QUESTION_TYPES.table.key.parse(key).cells, intention) }),
};

const SAMPLE_TYPES: readonly QuestionTypeName[] = [
  ...(['multiple-choice', 'multiple-response', 'true-false', 'short-answer', 'matching'] as const),
];

/** Whether an answer to a question of a type can be generated and scored without a marker. */
export const isAnswerable = (type: QuestionTypeName): boolean => type in ANSWERS || SAMPLE_TYPES.includes(type);

/** The chance of a correct answer to a question of a type by guessing. */
export const guessingOf = (type: QuestionTypeName): number =>
  type === 'true-false' ? 0.4 : type === 'multiple-choice' ? 0.15 : 0;

/** An answer to a question that is scored; null if it is left unanswered. */
export const answerTo = ({ type, body, key }: PoolQuestion, intention: Intention): unknown => {
  const generate = ANSWERS[type];
  return generate === undefined
    ? demoResponse({ type, body, key }, intention.correct, intention.draw)
    : generate(body, key, intention);
};

/** A written answer: the student's sentences, and the marking points that they deserve. */
export type WrittenAnswer = { readonly text: string; readonly points: readonly string[] };

/** The answer of a student who knows each point of the mark scheme with a probability; null if they know nothing. */
export function writtenAnswerTo({ type, key }: PoolQuestion, chance: number, draw: () => number): WrittenAnswer | null {
  const scheme = schemeOfKey(type, key);
  const known = scheme?.points.filter(() => draw() < chance) ?? [];
  if (known.length === 0)
    return draw() < 0.5 ? null : { text: 'I am not sure. I think it stays the same.', points: [] };
  return { text: known.map(({ text }) => sentenceOf(text)).join(' '), points: known.map(({ id }) => id) };
}

/** A point of a mark scheme as a student writes it: its first wording, without remarks for markers. */
function sentenceOf(point: string): string {
  const [first = ''] = point.split(' / ');
  const plain = first
    .split('(')
    .map((part, at) => (at === 0 ? part.trimEnd() : part.slice(part.indexOf(')') + 1)))
    .join('')
    .trim();
  const text = plain.charAt(0).toUpperCase() + plain.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
