import type {
  ImportReason,
  QuestionPart,
  Reason,
  ReasonByCode,
  ReasonCode,
  StoredReason,
} from '#domain/interchange/import-reason.ts';
import type { texts as english } from '../compiled/en/interchange/import-reasons.generated.ts';
import type { texts as questionTypes } from '../compiled/en/questions/question-types.generated.ts';
import { typeName } from '../questions/type-name.ts';

type Words = typeof english;
/** The texts for import reasons, with the names of question types, which some of them contain. */
export type ReasonTexts = Words & { readonly types: (typeof questionTypes)['type'] };

type Fact = string | number | boolean | null;
type Facts = { readonly [name: string]: Fact };
/**
 * A message of the catalogue, whatever its parameters are. `Complete` checks that each reason has those of its message.
 */
type Message = string | { say(facts: Facts): string }['say'];

/** The parameters of a reason's message: nested parts and reasons are texts there. */
type FactsOf<Code extends ReasonCode> = {
  readonly [Name in keyof ReasonByCode[Code]]: ReasonByCode[Code][Name] extends QuestionPart | ImportReason
    ? string
    : ReasonByCode[Code][Name] extends readonly string[]
      ? string
      : ReasonByCode[Code][Name];
} & { readonly part: string; readonly lines: number };
/** Every code has a message, and no message needs a parameter that the reason lacks. */
type Complete = { readonly [Code in ReasonCode]: string | ((facts: FactsOf<Code>) => string) };

/** A reason's text. A code that this version does not know, from a report of another version, is shown unchanged. */
export function wordCode(texts: ReasonTexts, reason: ImportReason): string {
  const complete: Complete = texts.reasons;
  const messages: { readonly [Code in ReasonCode]?: Message } = complete;
  const message = messages[reason.code];
  if (message === undefined) return reason.code;
  return typeof message === 'string' ? message : message(factsOf(texts, reason));
}

function factsOf(texts: ReasonTexts, reason: ImportReason): Facts {
  const facts = Object.entries(reason).map(([name, value]): readonly [string, Fact] => {
    if (typeof value !== 'object' || value === null) return [name, value];
    if (Array.isArray(value)) return [name, value.join(', ')];
    return [name, 'code' in value ? wordCode(texts, value) : wordPart(texts, value)];
  });
  const part = 'where' in reason ? reason.where.part : '';
  const type = reason.code === 'typeNotWritten' ? { type: typeName(texts.types, reason.type) } : {};
  const lines = 'from' in reason && 'to' in reason ? linesBetween(reason.from, reason.to) : 0;
  // A reason may have a part of its own, such as that of a course.
  return { part, lines, ...Object.fromEntries(facts), ...type };
}

/** The number of lines from one to another; 0 if these are not lines, or the last is not known. */
const linesBetween = (from: unknown, to: unknown): number =>
  typeof from === 'number' && typeof to === 'number' ? to - from + 1 : 0;

function wordPart({ parts }: ReasonTexts, where: QuestionPart): string {
  const message: Message = parts[where.part];
  return typeof message === 'string' ? message : message({ ...where });
}

/** A reason of a report as one text: several sentences if a question has several problems. */
export function wordReason(texts: ReasonTexts, reason: StoredReason): string {
  if (typeof reason === 'string') return reason;
  return isSeveral(reason) ? reason.map((each) => wordCode(texts, each)).join(' ') : wordCode(texts, reason);
}

const isSeveral = (reason: Reason): reason is readonly ImportReason[] => Array.isArray(reason);
