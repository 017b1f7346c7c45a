import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { isCreatedScheme } from '../questions/created-names.ts';
import { isWrittenIn, type Question, type QuestionOf } from '../questions/question.schema.ts';
import { lostMisconceptions, startsAsCode } from '../questions/question-parts.ts';
import { percentOf } from '../questions/weighted-choices.ts';

/** One question in a format, or what the format cannot represent. */
export type Written = { readonly text: string; readonly lost: readonly ImportReason[] };

const ESCAPE = /[~=#{}:\\]/g;

/** Text escaped for GIFT. */
const escapeGift = (text: string): string => text.replace(ESCAPE, '\\$&').replaceAll('\r', '').replaceAll('\n', '\\n');

/** A choice or feedback; an empty one is left out. Leading and trailing spaces would be lost. */
const escaped = (text: string): string => escapeGift(text.trim());

/** The line with the category of the questions after it. */
export const giftCategory = ({ subject, topic, subtopic }: Pick<Question, 'subject' | 'topic' | 'subtopic'>): string =>
  `$CATEGORY: $course$/top/${[subject, topic, subtopic]
    .filter((name) => name != null)
    .map((name) => escapeGift(name.replaceAll('/', '//')))
    .join('/')}\n\n`;

/** Within the brackets of a comment. */
const inBrackets = (text: string): string => text.replace(/[\r\n]+/g, ' ').replace(/[\]\\]/g, '\\$&');

/** A question in GIFT; null if GIFT has no similar type. */
export function writeGift(question: Question): Written | null {
  const answers = answersOf(question);
  if (answers === null) return null;
  const { explanation, hints = [], tags = [], source, licence, images } = question;
  const general = explanation ? `####${escaped(explanation)}` : '';
  const lost = [
    ...answers.lost,
    // Leading spaces turn a text into code in Markdown, and are lost here.
    ...([question.stem, explanation ?? ''].some(startsAsCode) ? [{ code: 'formattingDropped' } as const] : []),
    ...(hints.length > 0 ? [{ code: 'hintsDropped' } as const] : []),
    ...lostMisconceptions(question),
    ...(question.keepOrder === true ? [{ code: 'keepOrderDropped' } as const] : []),
    ...(images != null && images.length > 0 ? [{ code: 'imagesAsNames' } as const] : []),
    ...(source?.work || source?.author || source?.url || licence ? [{ code: 'sourceDropped' } as const] : []),
  ];
  const noted = [`[id:lectern\\:${inBrackets(question.id)}]`, ...tags.map((tag) => `[tag:${inBrackets(tag)}]`)].join(
    ' ',
  );
  return { text: `// ${noted}\n[markdown]${escaped(question.stem)}{${answers.text}${general}}\n\n`, lost };
}

function answersOf(question: Question): Written | null {
  if (!isWrittenIn('gift', question)) return null;
  switch (question.type) {
    case 'true-false':
      return { text: question.answer ? 'TRUE' : 'FALSE', lost: [] };
    case 'multiple-choice':
    case 'multiple-response':
      return choicesOf(question);
    case 'short-answer':
      // If all answers contained an arrow, they would be matching pairs.
      if (question.answer.every((text) => text.includes('->'))) return null;
      return {
        text: question.answer.map((text) => `=${weighted(text)}${formatted(text)}${escaped(text)}`).join(' '),
        lost: [
          ...(question.caseSensitive === true ? [{ code: 'caseRuleDropped' } as const] : []),
          ...(question.ignoreAccents === true ? [{ code: 'accentRuleDropped' } as const] : []),
        ],
      };
    case 'numeric':
      return numberOf(question);
    case 'matching':
      return pairsOf(question);
    case 'open':
    case 'essay':
    case 'structured-answer':
      return { text: '', lost: lostOfWritten(question) };
  }
}

function lostOfWritten(question: QuestionOf<'open' | 'essay' | 'structured-answer'>): ImportReason[] {
  if (question.type === 'open') return [{ code: 'modelAnswerDropped' } as const];
  const isPlain = isCreatedScheme(question.scheme);
  return [
    ...(isPlain ? [] : [{ code: 'markSchemeDropped' } as const]),
    ...(question.modelAnswer ? [{ code: 'modelAnswerDropped' } as const] : []),
    ...(question.type === 'structured-answer' ? [{ code: 'pointsMarkedTogether' } as const] : []),
    ...(hasWordLimits(question) ? [{ code: 'wordLimitsDropped' } as const] : []),
  ];
}

const hasWordLimits = (question: QuestionOf<'essay' | 'structured-answer'>): boolean =>
  question.type === 'essay' && (question.minWords != null || question.maxWords != null);

/** What a reader takes for a weight at the start or end of an answer: a weight before it keeps it as text. */
const LIKE_WEIGHT = /^\s*%-?\d+(?:\.\d+)?%|%-?\d+(?:\.\d+)?%\s*$/;
const weighted = (text: string): string => (LIKE_WEIGHT.test(text) ? '%100%' : '');
/** What a reader takes for the format of a text: an explicit format before it keeps it as text. */
const formatted = (text: string): string => (/^\s*\[\w+\]/.test(text) ? '[plain]' : '');

function choicesOf(question: QuestionOf<'multiple-choice' | 'multiple-response'>): Written {
  const single = question.type === 'multiple-choice';
  const rows = question.choices.map(({ id, text }) => {
    const percent = percentOf(question, id);
    const isRight = single && question.answer.includes(id);
    const isPlain = single && (isRight || percent === 0) && !LIKE_WEIGHT.test(text);
    return `\n${isRight ? '=' : '~'}${isPlain ? '' : `%${percent}%`}${escaped(text)}`;
  });
  return { text: rows.join(''), lost: [] };
}

function numberOf({ answer }: QuestionOf<'numeric'>): Written {
  const { tolerance, relative, unit, units, asksUnit } = answer;
  const { text, off, lost } = plainNumber(answer);
  return {
    text: `#${text}:${off}`,
    lost: [
      ...lost,
      ...(unit ? [{ code: 'unitDropped', unit } as const] : []),
      ...(units !== undefined || asksUnit === true ? [{ code: 'unitsDropped' } as const] : []),
      ...(tolerance != null && relative === true ? [{ code: 'relativeToleranceAsAbsolute' } as const] : []),
    ],
  };
}

/** A value as other programs read it, with its tolerance, always absolute. */
export function plainNumber({
  value,
  written,
  tolerance,
  relative,
  significantFigures,
}: QuestionOf<'numeric'>['answer']) {
  const isPlain = /^[+-]?(?:\d+(?:\.\d+)?)(?:[eE][+-]?\d+)?$/.test(written) && Number(written) === value;
  const text = isPlain ? written : String(value);
  const lost = isPlain ? [] : [{ code: 'notationDropped', written } as const];
  if (tolerance != null) return { text, off: relative === true ? Math.abs(tolerance * value) : tolerance, lost };
  const index = value === 0 ? null : Math.floor(Math.log10(Math.abs(value))) - (significantFigures ?? 1) + 1;
  const off = index === null ? 0 : Number((0.5 * 10 ** index).toPrecision(12));
  return { text, off, lost: [...lost, { code: 'figuresAsTolerance' } as const] };
}

function pairsOf({ choices, answer }: QuestionOf<'matching'>): Written {
  const textOf = (id: string): string => choices.find((choice) => choice.id === id)?.text ?? '';
  const used = new Set(answer.map(({ match }) => match));
  const rows = [
    ...answer.map(
      ({ text, match }) =>
        `\n=${weighted(`${text} -> ${textOf(match)}`)}${escaped(text).replaceAll('->', '-\\>')} -> ${escaped(textOf(match))}`,
    ),
    ...choices.filter(({ id }) => !used.has(id)).map(({ text }) => `\n=${weighted(text)} -> ${escaped(text)}`),
  ];
  const lost = answer.length < 2 ? [{ code: 'twoPairsNeeded' } as const] : [];
  return { text: rows.join(''), lost };
}
