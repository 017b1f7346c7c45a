import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { quoted, spreadsheetText } from '#domain/interchange/spreadsheet-text.rule.ts';
import { plainNumber, type Written } from '../gift/gift.writer.ts';
import { isCreatedScheme } from '../questions/created-names.ts';
import { choiceId } from '../questions/interchange-question.ts';
import { isWrittenIn, type Question, type QuestionOf } from '../questions/question.schema.ts';
import { lostMisconceptions, startsAsCode } from '../questions/question-parts.ts';
import { percentOf } from '../questions/weighted-choices.ts';

/** May begin with a sign without being a formula: the answer of a numerical question, which other programs read too. */
const PLAIN_NUMBER = /^[+-]\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

const CHOICES = 10;
const LETTERS = Array.from({ length: CHOICES }, (_, at) => choiceId(at));

/** The columns, as `readTable` expects them. */
export const TABLE_HEAD = [
  'type',
  'question',
  ...LETTERS.map((letter) => letter.toLowerCase()),
  'correct',
  'weights',
  'explanation',
  'subject',
  'topic',
  'tags',
  'id',
] as const;

/** A question as a row of a table, or what the table cannot represent. */
type WrittenRow = { readonly cells: readonly string[]; readonly lost: readonly ImportReason[] };
type Answered = {
  readonly choices?: readonly string[];
  readonly answer: string;
  readonly weights?: string;
  readonly lost?: readonly ImportReason[];
};

/** A question as the cells of a row; null if a table has no similar type. */
export function tableRow(question: Question, hasImages: boolean): WrittenRow | null {
  const answered = answeredOf(question);
  if (answered === null) return null;
  const { choices = [], answer, weights = '', lost = [] } = answered;
  const { type, stem, explanation, subject, topic, subtopic, hints = [], tags = [], source, licence } = question;
  const writableTags = tags.filter((tag) => !tag.includes('|'));
  const kind = type === 'structured-answer' ? 'essay' : type;
  return {
    cells: [
      kind,
      stem,
      ...LETTERS.map((_, at) => choices[at] ?? ''),
      answer,
      weights,
      explanation ?? '',
      subject,
      topic,
      writableTags.join('|'),
      `lectern:${question.id}`,
    ],
    lost: [
      ...lost,
      // A cell begins with its first word: leading spaces, which turn a text into code, are lost.
      ...([stem, explanation ?? ''].some(startsAsCode) ? [{ code: 'formattingDropped' } as const] : []),
      ...tags.filter((tag) => tag.includes('|')).map((tag) => ({ code: 'tagWithBar', tag }) as const),
      ...(hints.length > 0 ? [{ code: 'hintsDropped' } as const] : []),
      ...lostMisconceptions(question),
      ...(hasImages ? [{ code: 'imagesDropped' } as const] : []),
      ...(subtopic == null ? [] : [{ code: 'subtopicDropped', subtopic } as const]),
      ...(question.keepOrder === true ? [{ code: 'keepOrderDropped' } as const] : []),
      ...(source?.work || source?.author || source?.url || licence ? [{ code: 'sourceDropped' } as const] : []),
    ],
  };
}

function answeredOf(question: Question): Answered | null {
  if (!isWrittenIn('table', question)) return null;
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-response': {
      const texts = question.choices.map(({ text }) => text.trim());
      if (texts.length > CHOICES || texts.some((text) => text === '')) return null;
      const letters = question.answer.map((id) => choiceId(question.choices.findIndex((choice) => choice.id === id)));
      const shownText = letters.join(', ');
      // A choice that looks like a letter could be taken for the correct answer.
      const [right] = letters;
      const weights = weightsCell(question);
      const lost =
        question.type === 'multiple-choice' && letters.length > 1 ? [{ code: 'severalCorrectDropped' } as const] : [];
      if (!texts.includes(shownText)) return { choices: texts, answer: shownText, weights, lost };
      const named = `Option ${right}`;
      return letters.length === 1 && !texts.includes(named) ? { choices: texts, answer: named, weights } : null;
    }
    case 'true-false':
      return { answer: question.answer ? 'TRUE' : 'FALSE' };
    case 'short-answer': {
      const texts = question.answer.filter((text) => !text.includes('|'));
      if (texts.length === 0) return null;
      const parted = question.answer.filter((text) => text.includes('|'));
      return {
        answer: texts.join('|'),
        lost: [
          ...parted.map((text) => ({ code: 'answerWithBar', answer: text }) as const),
          ...(question.caseSensitive === true ? [{ code: 'caseRuleDropped' } as const] : []),
          ...(question.ignoreAccents === true ? [{ code: 'accentRuleDropped' } as const] : []),
        ],
      };
    }
    case 'numeric': {
      const { text, off, lost } = plainNumber(question.answer);
      const { unit, units, asksUnit, tolerance, relative } = question.answer;
      return {
        answer: off === 0 ? text : `${text}:${off}`,
        lost: [
          ...lost,
          ...(unit ? [{ code: 'unitDropped', unit } as const] : []),
          ...(units !== undefined || asksUnit === true ? [{ code: 'unitsDropped' } as const] : []),
          ...(tolerance != null && relative === true ? [{ code: 'relativeToleranceAsAbsolute' } as const] : []),
        ],
      };
    }
    case 'open':
      return question.answer.trim() === ''
        ? { answer: '' }
        : {
            answer: question.answer,
            lost: [
              ...(question.scheme === undefined ? [] : [{ code: 'markSchemeDropped' } as const]),
              ...(/^(?: {4}|\s*\t)/.test(question.answer) ? [{ code: 'formattingDropped' } as const] : []),
            ],
          };
    case 'essay':
    case 'structured-answer': {
      const isPlain = isCreatedScheme(question.scheme);
      const limits = question.type === 'essay' && (question.minWords != null || question.maxWords != null);
      return {
        answer: '',
        lost: [
          ...(isPlain ? [] : [{ code: 'markSchemeDropped' } as const]),
          ...(question.modelAnswer ? [{ code: 'modelAnswerDropped' } as const] : []),
          ...(question.type === 'structured-answer' ? [{ code: 'pointsMarkedTogether' } as const] : []),
          ...(limits ? [{ code: 'wordLimitsDropped' } as const] : []),
        ],
      };
    }
  }
}

/** What each choice earns in per cent, in order, separated by bars; empty if they are not weighted. */
const weightsCell = (question: QuestionOf<'multiple-choice' | 'multiple-response'>): string =>
  question.weights === undefined ? '' : question.choices.map(({ id }) => percentOf(question, id)).join('|');

/**
 * A row of comma-separated values (RFC 4180) in which no spreadsheet finds formulas. Plain numbers with a sign stay
 * numbers.
 */
export const questionLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (PLAIN_NUMBER.test(cell) ? cell : quoted(spreadsheetText(cell)))).join(',')}\r\n`;

/** A byte order mark, by which spreadsheets recognise UTF-8, and the names of the columns. */
export const CSV_HEAD = `\ufeff${questionLine(TABLE_HEAD)}`;

/** A row as CSV, with its losses. */
export const writeCsv = (question: Question, hasImages: boolean): Written | null => {
  const row = tableRow(question, hasImages);
  return row === null ? null : { text: questionLine(row.cells), lost: row.lost };
};
