import fc from 'fast-check';
import { type GIFTQuestion, parse } from 'gift-pegjs';
import { readGift } from '#server/interchange/gift/gift.reader.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import { percentOf } from '#server/interchange/questions/weighted-choices.ts';
import { oddGift } from './odd-files.ts';

/** How often two GIFT parsers agree on a document: `named` if ours reports what it leaves out or rejects. */
export type Agreement = { equal: number; named: number; unread: number; silent: number; example: string | null };

/** The words of a text without markup, escapes and whitespace, which the two parsers show differently. */
const bare = (text: string): string => text.replace(/<[^<>]*>|&\w+;|[^\p{L}\p{N}]/gu, '');

function theirKey(question: GIFTQuestion): string | null {
  switch (question.type) {
    case 'TF':
      return `truth ${question.isTrue}`;
    case 'Essay':
      return 'essay';
    case 'MC':
      return `choices ${question.choices.map(({ isCorrect, weight, text }) => `${bare(text.text)}=${weight ?? (isCorrect ? 100 : 0)}`)}`;
    case 'Short':
      return `accepted ${question.choices.filter(({ weight }) => (weight ?? 100) >= 100).map(({ text }) => bare(text.text))}`;
    case 'Matching':
      return `pairs ${question.matchPairs.filter(({ subquestion }) => subquestion.text !== '').map(({ subquestion, subanswer }) => `${bare(subquestion.text)}>${bare(subanswer)}`)}`;
    default:
      return null;
  }
}

function ourKey(found: Found): string | null {
  if (found.kind !== 'question') return null;
  const { item } = found;
  switch (item.type) {
    case 'true-false':
      return `truth ${item.answer}`;
    case 'essay':
      return 'essay';
    case 'multiple-choice':
    case 'multiple-response':
      return `choices ${item.choices.map(({ id, text }) => `${bare(text)}=${percentOf({ ...item, id: '', subject: '', topic: '' }, id)}`)}`;
    case 'short-answer':
      return `accepted ${item.answer.map(bare)}`;
    case 'matching':
      return `pairs ${item.answer.map(({ text, match }) => `${bare(text)}>${bare(item.choices.find(({ id }) => id === match)?.text ?? '')}`)}`;
    default:
      return null;
  }
}

/**
 * Reads odd GIFT documents with gift-pegjs, too. A document that one of the two cannot read proves nothing about the
 * other.
 */
export function compareGiftParsers({ count, seed }: { readonly count: number; readonly seed: number }): Agreement {
  const agreement: Agreement = { equal: 0, named: 0, unread: 0, silent: 0, example: null };
  for (const text of fc.sample(oddGift, { numRuns: count, seed })) {
    let theirs: readonly GIFTQuestion[];
    try {
      theirs = parse(text).filter(({ type }) => type !== 'Category');
    } catch {
      agreement.unread += 1;
      continue;
    }
    const ours = [...readGift([text])];
    const isNamed = ours.some((found) => found.kind !== 'question' || found.lost.length > 0);
    const keys = theirs.filter(({ type }) => type !== 'Description').map(theirKey);
    const own = ours.filter(({ kind }) => kind !== 'lost').map(ourKey);
    const isEqual = keys.length === own.length && keys.every((key, at) => key === null || key === own[at]);
    if (isEqual) agreement.equal += 1;
    else if (isNamed) agreement.named += 1;
    else {
      agreement.silent += 1;
      agreement.example ??= `${JSON.stringify(text.slice(0, 400))}: ${keys.join(' / ')} ≠ ${own.join(' / ')}`;
    }
  }
  return agreement;
}
