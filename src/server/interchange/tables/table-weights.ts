import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { InterchangeQuestion, OnLost } from '../questions/interchange-question.ts';
import { weightedChoices } from '../questions/weighted-choices.ts';

const WEIGHT = /^[+-]?\d{1,3}(?:[.,]\d{1,5})?$/;

/**
 * A question of a table with what its choices earn, from its column of weights in per cent: `20|20|60|-5`, one for each
 * choice. Returns the reason if the weights do not fit its choices.
 */
export function withWeights(
  item: InterchangeQuestion,
  cell: string,
  onLost: OnLost,
): InterchangeQuestion | ImportReason {
  if (cell === '') return item;
  if (item.type !== 'multiple-choice' && item.type !== 'multiple-response')
    return { code: 'weightsWithoutChoices', weights: cell };
  const parts = cell.split('|').map((part) => part.replaceAll(/[\s%]/g, '').replace('−', '-'));
  const { choices, answer } = item;
  if (parts.length !== choices.length || !parts.every((part) => WEIGHT.test(part))) {
    return { code: 'weightsMiscounted', weights: cell, choices: choices.length };
  }
  const rows = choices.map(({ text }, at) => ({ text, percent: Number((parts[at] ?? '').replace(',', '.')) }));
  const read = weightedChoices(item.stem, rows, item.type === 'multiple-choice', onLost);
  if ('reason' in read) return read.reason;
  const isSame = read.item.answer.length === answer.length && read.item.answer.every((id) => answer.includes(id));
  if (!isSame) return { code: 'weightsContradictAnswer', weights: cell };
  return { ...item, ...read.item };
}
