import type { ImportReason, Reason, ReasonByCode, ReasonCode } from '#domain/interchange/import-reason.ts';

/** The words for every reason there is. */
export type ReasonTexts = { readonly [Code in ReasonCode]: (facts: ReasonByCode[Code]) => string };

/** One reason in words. A code that this version does not know, from a report of another version, is shown as it is. */
export function wordCode<Code extends ReasonCode>(texts: ReasonTexts, reason: ReasonByCode[Code]): string {
  const say: ((facts: ReasonByCode[Code]) => string) | undefined = texts[reason.code];
  return say === undefined ? reason.code : say(reason);
}

/**
 * A reason of a report as one text: several sentences where a question has several problems. `wordSentence` words the
 * sentences of readers whose reasons have no codes.
 */
export function wordReason(
  texts: ReasonTexts,
  reason: Reason,
  wordSentence: (sentence: string) => string = (sentence) => sentence,
): string {
  if (typeof reason === 'string') return wordSentence(reason);
  return isSeveral(reason) ? reason.map((each) => wordCode(texts, each)).join(' ') : wordCode(texts, reason);
}

const isSeveral = (reason: ImportReason | readonly ImportReason[]): reason is readonly ImportReason[] =>
  Array.isArray(reason);
