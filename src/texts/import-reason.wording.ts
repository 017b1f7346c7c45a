import type {
  ImportReason,
  Reason,
  ReasonByCode,
  ReasonCode,
  StoredReason,
} from '#domain/interchange/import-reason.ts';

/** The words for the reasons of some codes. A code within another reason is worded by `inner`. */
export type ReasonTextsOf<Codes extends ReasonCode> = {
  readonly [Code in Codes]: (facts: ReasonByCode[Code], inner: (reason: ImportReason) => string) => string;
};
/** The words for every reason there is. */
export type ReasonTexts = ReasonTextsOf<ReasonCode>;

/** One reason in words. A code that this version does not know, from a report of another version, is shown as it is. */
export function wordCode<Code extends ReasonCode>(texts: ReasonTexts, reason: ReasonByCode[Code]): string {
  const say: ReasonTexts[Code] | undefined = texts[reason.code];
  return say === undefined ? reason.code : say(reason, (inner) => wordCode(texts, inner));
}

/** A reason of a report as one text: several sentences where a question has several problems. */
export function wordReason(texts: ReasonTexts, reason: StoredReason): string {
  if (typeof reason === 'string') return reason;
  return isSeveral(reason) ? reason.map((each) => wordCode(texts, each)).join(' ') : wordCode(texts, reason);
}

const isSeveral = (reason: Reason): reason is readonly ImportReason[] => Array.isArray(reason);
