import type { QuestionTypeName } from '../../questions/types/registry.ts';
import { LIVE_TYPED_BARS_MAX } from './live-quiz.limits.ts';

/** One bar of the chart: how many chose or typed it. */
export type LiveBar = {
  /** Id of a choice, `true` or `false`, or a typed text; null: all other typed answers. */
  readonly answer: string | null;
  readonly count: number;
};

/** How a class answered a question. */
export type LiveTally = readonly LiveBar[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const property = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined);

const idsOf = (list: unknown): string[] =>
  (Array.isArray(list) ? list : [])
    .map((entry: unknown) => property(entry, 'id'))
    .filter((id) => typeof id === 'string');

/** What an answer counts for: several bars with several choices, none if it is empty. */
function answersOf(type: QuestionTypeName, response: unknown): string[] {
  switch (type) {
    case 'multiple-choice': {
      const choice = property(response, 'choice');
      return typeof choice === 'string' ? [choice] : [];
    }
    case 'multiple-response': {
      const choices = property(response, 'choices');
      return Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'string') : [];
    }
    case 'true-false': {
      const value = property(response, 'value');
      return typeof value === 'boolean' ? [String(value)] : [];
    }
    default: {
      const text = property(response, 'text');
      return typeof text === 'string' && text.trim() !== '' ? [text.trim().replace(/\s+/gu, ' ')] : [];
    }
  }
}

/** The bars that a question always has, in its own order; null for typed answers. */
function fixedBars(type: QuestionTypeName, body: unknown): string[] | null {
  if (type === 'multiple-choice' || type === 'multiple-response') return idsOf(property(body, 'choices'));
  return type === 'true-false' ? ['true', 'false'] : null;
}

/**
 * The bars of the chart. Choices are in the order of the question, those that nobody chose included; typed answers are
 * ordered by frequency, compared without case, and the rare ones are one bar.
 */
export function tallyOf(
  question: { readonly type: QuestionTypeName; readonly body: unknown },
  responses: readonly unknown[],
): LiveTally {
  const { type, body } = question;
  const given = responses.flatMap((response) => answersOf(type, response));
  const fixed = fixedBars(type, body);
  if (fixed !== null)
    return fixed.map((answer) => ({ answer, count: given.filter((entry) => entry === answer).length }));
  const groups = [...Map.groupBy(given, (text) => text.toLowerCase()).values()]
    .map((texts) => ({ answer: texts[0] ?? null, count: texts.length }))
    .toSorted((a, b) => b.count - a.count || String(a.answer).localeCompare(String(b.answer)));
  const shown = groups.slice(0, LIVE_TYPED_BARS_MAX);
  const others = groups.slice(LIVE_TYPED_BARS_MAX).reduce((sum, { count }) => sum + count, 0);
  return others === 0 ? shown : [...shown, { answer: null, count: others }];
}
