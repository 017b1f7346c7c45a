import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { linesOf } from '../gift/gift-pieces.ts';
import { choiceId, type Found, nameOf } from '../questions/interchange-question.ts';
import { escapeMarkdown, plainToMarkdown } from '../text/markdown-escape.ts';

const CHOICE = /^\s*([A-Za-z])[.)]\s+(\S.*)?$/;
/** Some programs write an explanation directly after the answer. */
const FEEDBACK = /^\s*FEEDBACK\s*:\s*(\S.*)$/i;
const ANSWER = /^\s*ANSWER\s*:\s*([A-Z])\s*(?:[.)]\s*)?$/i;

/** A line that is meant to name the correct choice. */
const LIKE_ANSWER = /^\s*(?:ANSWER|ANS|CORRECT|KEY|ANTWORT|LÖSUNG)\b/i;
const LIKE_CHOICE = /^\s*[([]?([A-Za-z])(?:\s*[)\].:–-]\s*|\s+)\S/;

/** Whether lines name the correct choice, or two of them begin with A and B. */
function looksLikeChoices(lines: readonly string[]): boolean {
  const letters = lines.map((line) => LIKE_CHOICE.exec(line)?.[1]?.toUpperCase());
  return (
    lines.slice(1).some((line) => LIKE_ANSWER.test(line)) ||
    letters.some((letter, at) => letter === 'A' && letters[at + 1] === 'B')
  );
}

type Row = { readonly letter: string; readonly text: string };

/**
 * The questions of an Aiken file: question text, the choices `A.` or `A)` in alphabetical order, and `ANSWER: A`.
 * Lower-case letters are accepted, and blank lines between choices are ignored.
 */
export function* readAiken(chunks: Iterable<string>): Generator<Found> {
  let stem: string[] = [];
  let choices: Row[] = [];
  let blockStart = 0;
  let afterBlank = false;
  /** The question that was read last, and whether its ANSWER line was the previous line: feedback may follow it. */
  let done: Found | null = null;
  /** How many choices a rejected question had before the line that belongs to no question for certain; null: none. */
  let rejectedAfter: number | null = null;
  /** Within the rest of a rejected question, up to its ANSWER line or an empty line. */
  let isSkipping = false;
  const clear = (): void => {
    stem = [];
    choices = [];
  };
  const problem = (reason: ImportReason): Found => ({
    ...{ kind: 'problem', position: { line: blockStart, column: 1 }, reason },
    ...(stem.length > 0 && { name: nameOf(stem[0] ?? '') }),
  });

  for (const { line, number } of linesOf(chunks)) {
    if (line.trim() === '') {
      if (choices.length === 0 && stem.length > 0) {
        // Invalid choices must not become the start of the next question.
        if (!looksLikeChoices(stem)) stem.push('');
        else {
          yield problem({ code: 'aikenTooFewChoices' });
          clear();
        }
      }
      afterBlank = true;
      isSkipping = false;
      rejectedAfter = null;
      if (done !== null) yield done;
      done = null;
      continue;
    }
    const follows = followsAnswer(done, line, number);
    if (follows !== null) {
      done = follows;
      continue;
    }
    if (done !== null) yield done;
    done = null;
    if (stem.length === 0 && choices.length === 0) blockStart = number;
    const answer = ANSWER.exec(line)?.[1]?.toUpperCase();
    // Choices go on where the rejected question had them: the line before was part of it.
    if (rejectedAfter !== null && isChoice(line, rejectedAfter)) {
      clear();
      isSkipping = true;
    }
    rejectedAfter = null;
    if (isSkipping) {
      isSkipping = answer === undefined;
      continue;
    }
    if (answer !== undefined) {
      done = questionOf(stem, choices, answer, blockStart) ?? problem(whyNot(stem, choices, answer));
      clear();
    } else {
      const choice = stem.length === 0 ? null : choiceOf(line, choices);
      if (choice !== null) choices.push(choice);
      else if (choices.length === 0) stem.push(line);
      else {
        yield problem(
          afterBlank
            ? { code: 'aikenAnswerLineMissing' }
            : { code: 'aikenLineUnexpected', line: number, text: line.trim() },
        );
        rejectedAfter = afterBlank ? null : choices.length;
        clear();
        blockStart = number;
        // A misspelt ANSWER line belongs to the rejected question, any other line to the next one.
        if (!LIKE_ANSWER.test(line)) stem.push(line);
      }
    }
    afterBlank = false;
  }
  if (done !== null) yield done;
  if (stem.length > 0 || choices.length > 0) yield problem({ code: 'aikenAnswerLineMissing' });
}

/** A question with the feedback, or the second answer, that follows its ANSWER line directly; null if neither does. */
function followsAnswer(done: Found | null, line: string, number: number): Found | null {
  if (done?.kind !== 'question') return null;
  const feedback = FEEDBACK.exec(line)?.[1];
  if (feedback !== undefined) {
    const item = { ...done.item, explanation: plainToMarkdown(feedback.trim()) };
    return { ...done, item };
  }
  if (!ANSWER.test(line)) return null;
  const { position, name } = done;
  return { kind: 'problem', position, name, reason: { code: 'aikenAnswerRepeated', line: number } };
}

/**
 * A line as a choice. A lower-case letter counts only if it is the next one in order, since ordinary words begin with
 * them.
 */
function choiceOf(line: string, before: readonly Row[]): Row | null {
  const [, letter = '', text = ''] = CHOICE.exec(line) ?? [];
  const isNext = letter.toUpperCase() === choiceId(before.length);
  if (letter === '' || (letter !== letter.toUpperCase() && !isNext)) return null;
  return { letter: letter.toUpperCase(), text: text.trim() };
}

/** Whether a line is the choice that follows the previous ones. */
const isChoice = (line: string, after: number): boolean =>
  after > 0 && CHOICE.exec(line)?.[1]?.toUpperCase() === choiceId(after);

function questionOf(lines: readonly string[], rows: readonly Row[], letter: string, line: number): Found | null {
  const right = rows.findIndex((row) => row.letter === letter);
  const stem = lines.join('\n').trim();
  if (letterTwice(rows) !== null) return null;
  if (right === -1 || rows.length < 2 || stem === '' || stem.includes('\ufffd')) return null;
  return {
    kind: 'question',
    position: { line, column: 1 },
    name: nameOf(stem),
    id: null,
    category: [],
    item: {
      type: 'multiple-choice',
      stem: plainToMarkdown(stem),
      choices: rows.map(({ text }, at) => ({ id: choiceId(at), text: escapeMarkdown(text, false) })),
      answer: [choiceId(right)],
    },
    lost: [],
  };
}

const letterTwice = (rows: readonly Row[]): string | null =>
  rows.find(({ letter }, at) => rows.findIndex((row) => row.letter === letter) < at)?.letter ?? null;

function whyNot(lines: readonly string[], rows: readonly Row[], letter: string): ImportReason {
  const stem = lines.join('').trim();
  if (stem === '') return { code: 'aikenQuestionMissing' };
  if (stem.includes('\ufffd')) return { code: 'bytesNotInEncoding' };
  const twice = letterTwice(rows);
  if (twice !== null) return { code: 'aikenLetterRepeated', letter: twice };
  return rows.length < 2 ? { code: 'aikenTooFewChoices' } : { code: 'aikenLetterUnknown', letter };
}
