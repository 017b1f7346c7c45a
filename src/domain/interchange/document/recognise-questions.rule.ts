import { type KeyEntry, sourceOf } from './answer-key.ts';
import type { Block } from './document.ts';
import { blanksIn } from './line-kinds.ts';
import { withoutSign } from './marked-choices.ts';
import type { QuestionDraft } from './question-draft.ts';
import { groupQuestions } from './question-groups.ts';
import { recogniseDraft } from './recognised-draft.ts';
import type { Recognised, RecognisedQuestion } from './recognised-question.ts';

/**
 * The questions of a document. Nothing is guessed: what is inferred is named with each question, and a question whose
 * key is not certain is refused with the reason.
 */
export function* recogniseQuestions(blocks: readonly Block[]): Generator<Recognised> {
  const { parts, key } = groupQuestions(blocks);
  const drafts = parts.filter((part): part is QuestionDraft => !('text' in part));
  const { entries, refused, unused } = assignKey(drafts, key);
  for (const part of parts) {
    if ('text' in part) {
      yield { kind: 'text', line: part.text[0]?.line ?? 1, source: sourceOf(part.text) };
      continue;
    }
    const source = sourceOf(part.source);
    if (refused.has(part)) {
      const reason = { code: 'keyNumberTwice', number: String(part.number) } as const;
      yield { kind: 'refused', line: part.line, source, reason };
      continue;
    }
    const read = recogniseDraft(part, entries.get(part) ?? null);
    if ('code' in read) yield { kind: 'refused', line: part.line, source, reason: read, ...offeredBy(part) };
    else yield { kind: 'question', line: part.line, source, ...read };
  }
  for (const { number, answer, line } of unused) {
    const reason = { code: 'keyWithoutQuestion', number: String(number) } as const;
    yield { kind: 'refused', line, source: `${number}. ${answer}`, reason };
  }
}

/** A refused question without its answer: its author can still give it. Left out if its type is not certain, either. */
function offeredBy({ stem, choices, answers, truthLine }: QuestionDraft): { readonly offered?: RecognisedQuestion } {
  if (stem.length === 0 || truthLine !== null) return {};
  if (choices.length > 1) {
    const texts = choices.map((choice) => withoutSign(choice).paragraphs);
    return { offered: { type: 'choices', stem, choices: texts, correct: [], isMultiple: false } };
  }
  if (choices.length > 0) return {};
  const blanks = blanksIn(sourceOf(stem));
  if (blanks > 1) return { offered: { type: 'blanks', stem, answers: Array.from({ length: blanks }, () => []) } };
  return blanks === 1 || answers.length > 0 ? { offered: { type: 'typed', stem, accepted: [] } } : {};
}

/** The entry of the key for each question. Two questions or two entries with one number are ambiguous. */
function assignKey(drafts: readonly QuestionDraft[], key: readonly KeyEntry[]) {
  const entries = new Map<QuestionDraft, KeyEntry>();
  const refused = new Set<QuestionDraft>();
  const unused: KeyEntry[] = [];
  const byNumber = Map.groupBy(drafts, ({ number }) => number);
  for (const [number, given] of Map.groupBy(key, (entry) => entry.number)) {
    const asked = byNumber.get(number) ?? [];
    const [draft, ...others] = asked;
    const [entry, ...more] = given;
    if (draft === undefined) unused.push(...given);
    else if (entry !== undefined && others.length === 0 && more.every(({ answer }) => answer === entry.answer))
      entries.set(draft, entry);
    else for (const each of asked) refused.add(each);
  }
  return { entries, refused, unused };
}

/** Whether a text, or its beginning, contains questions with choices or answers. */
export function containsQuestions(blocks: readonly Block[]): boolean {
  const { parts, key } = groupQuestions(blocks);
  const drafts = parts.filter((part): part is QuestionDraft => !('text' in part));
  const certain = drafts.filter(
    ({ number, choices, answers }) =>
      choices.filter(({ letter }) => letter !== null).length > 1 ||
      (number !== null && (answers.length > 0 || (choices.length > 1 && choices.some(({ sign }) => sign !== null)))),
  );
  if (certain.length > 0) return true;
  const numbered = drafts.filter(
    ({ number, marks, stem }) => number !== null && (marks !== null || endsWithQuestion(stem)),
  );
  return numbered.length > 1 || (key.length > 1 && drafts.length > 1);
}

const endsWithQuestion = (stem: readonly Block[]): boolean => sourceOf(stem).trimEnd().endsWith('?');
