import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { fileNumbers, type NumberReader } from '../questions/file-numbers.ts';
import {
  explanationOf,
  type Found,
  type InterchangeQuestion,
  lossList,
  nameOf,
  type OnLost,
  plainScheme,
} from '../questions/interchange-question.ts';
import { matchingQuestion } from '../questions/matching-question.ts';
import { tagged, tagsOf } from '../questions/question-tags.ts';
import { weightedChoices } from '../questions/weighted-choices.ts';
import { type GiftAnswer, isEscaped, splitAnswers, unescapedIndex, unescapeGift } from './gift-answers.ts';
import { numericQuestion } from './gift-numbers.ts';
import { type GiftPiece, giftPieces } from './gift-pieces.ts';
import { formatOf, type GiftFormat, giftText } from './gift-text.ts';

type Read = { readonly item: InterchangeQuestion; readonly feedback: readonly { text: string; feedback: string }[] };

/** The questions of a GIFT file, in order. A question that cannot be read is reported, and reading continues. */
export function* readGift(chunks: Iterable<string>, numbers: NumberReader = fileNumbers()): Generator<Found> {
  let category: readonly string[] = [];
  for (const piece of giftPieces(chunks)) {
    if ('category' in piece) category = categoryOf(piece.category);
    else yield readPiece(piece, category, numbers);
  }
}

/** Passes the numbers of a GIFT file to a reader; questions without numbers are skipped. */
export function scanGift(chunks: Iterable<string>, collect: NumberReader): void {
  for (const piece of giftPieces(chunks))
    if ('text' in piece && HAS_NUMBERS.test(piece.text)) readPiece(piece, [], collect);
}
const HAS_NUMBERS = /\{\s*#/;

/** `$course$/top/Physics/Heat` is the folders Physics and Heat. A slash in a name is doubled. */
export function categoryOf(path: string): readonly string[] {
  return unescapeGift(path)
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name, at) => name !== '' && name !== '..' && !(at < 2 && /^(?:\$[a-z]+\$|top)$/i.test(name)));
}

function readPiece(
  piece: Exclude<GiftPiece, { category: string }>,
  category: readonly string[],
  numbers: NumberReader,
): Found {
  const { position, problem } = piece;
  const { title, rest } = titleOf(piece.text.trim());
  if (problem !== undefined)
    return { kind: 'problem', position, name: nameOf(title || plainText(rest)), reason: problem };
  const block = answerBlock(rest);
  const { lost, onLost } = lossList();
  const { format, raw } = formatOf(block === null ? rest : rest.slice(0, block.from), 'moodle');
  const name = nameOf(title || plainText(raw));
  if (block === null) {
    return { kind: 'lost', item: name, position, what: { code: 'textWithoutQuestion' } };
  }
  const after = rest.slice(block.to + 1).trim();
  if (SECOND_BLOCK.test(after)) onLost({ code: 'secondGapAsText' });
  const strayLine = hasStrayAnswers(after) ? lineAt(piece, piece.text.trimEnd().length - rest.length + block.to) : null;
  if (strayLine !== null) onLost({ code: 'choicesInQuestionText', line: strayLine });
  // Text after the answers: the blank is between the two.
  const missing = after !== '' || raw.trim() === '';
  const stem = giftText(
    missing && !/_{3,}/.test(raw) ? `${raw.trimEnd()} _____ ${after}`.trim() : `${raw} ${after}`,
    format,
    onLost,
  );
  const { inside, general } = generalFeedback(rest.slice(block.from + 1, block.to));
  const read = inside.startsWith('#')
    ? numericQuestion(inside.slice(1), stem, { format, onLost, numbers })
    : readAnswers(inside, stem, format, onLost);
  if ('reason' in read) {
    const reason = strayLine === null ? read.reason : ({ code: 'braceClosesEarly', line: strayLine } as const);
    return { kind: 'problem', position, name, reason };
  }
  const explanation = explanationOf(general === '' ? '' : giftText(general, format, onLost), read.feedback);
  const item = {
    ...read.item,
    ...(explanation !== null && { explanation }),
    ...tagged(tagsOf(piece.tags, onLost)),
  };
  return {
    kind: 'question',
    position,
    name,
    id: piece.id?.startsWith('lectern:') ? piece.id.slice(8) : null,
    category,
    item,
    lost,
  };
}

/** The start of a text, as much as its name needs. */
const plainText = (raw: string): string => unescapeGift(raw.slice(0, 1_000)).replace(/<[^<>]*>/g, ' ');

function titleOf(text: string): { title: string; rest: string } {
  if (!text.startsWith('::')) return { title: '', rest: text };
  let end = text.indexOf('::', 2);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('::', end + 1);
  if (end === -1) return { title: '', rest: text };
  return { title: unescapeGift(text.slice(2, end)).trim(), rest: text.slice(end + 2) };
}

type Block = { readonly from: number; readonly to: number };
/** More answers in the text after the first ones. */
const SECOND_BLOCK = /(?<!\\)\{\s*(?:[=~#]|\}|(?:T|F|TRUE|FALSE)\s*[}#])/i;
/** A closing brace or the start of an answer, in the text after the answers. */
const STRAY_ANSWERS = /(?<!\\)\}|(?:^|\n)[^\S\n]*(?<!\\)[~=]/;
const hasStrayAnswers = (after: string): boolean => STRAY_ANSWERS.test(after.replace(/(?<!\\)\{[^{}]*\}/g, ''));

/** The line of the file for an offset in a piece, counting comments within the piece. */
function lineAt({ position, text, comments }: Exclude<GiftPiece, { category: string }>, offset: number): number {
  let line = position.line;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  for (const comment of comments) if (comment <= line) line += 1;
  return line;
}

const LIKE_ANSWERS = /^\s*(?:$|[=~#]|(?:T|F|TRUE|FALSE)\s*(?:#|$))/i;

/** The braces with the answers: the first that look like it, otherwise the last. `{%` and `{{` belong to the text. */
function answerBlock(text: string): Block | null {
  let last: Block | null = null;
  let at = unescapedIndex(text, '{');
  while (at !== -1) {
    const to = closing(text, at);
    if (to === -1) break;
    if (LIKE_ANSWERS.test(text.slice(at + 1, to))) return { from: at, to };
    const isCode = /^\{(?:%[^\d-]|\{)/.test(text.slice(at, at + 3));
    if (!isCode) last = { from: at, to };
    at = unescapedIndex(text, '{', to + 1);
  }
  return last;
}

function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 123) depth += 1;
    else if (code === 125) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

function generalFeedback(block: string): { inside: string; general: string } {
  const at = unescapedIndex(block, '####');
  if (at === -1) return { inside: block.trim(), general: '' };
  return { inside: block.slice(0, at).trim(), general: block.slice(at + 4).trim() };
}

type Report = OnLost;

function readAnswers(
  inside: string,
  stem: string,
  format: GiftFormat,
  onLost: Report,
): Read | { readonly reason: ImportReason } {
  if (inside === '') {
    return { item: { type: 'essay', stem, scheme: plainScheme() }, feedback: [] };
  }
  const truth = /^(T|F|TRUE|FALSE)\s*(?:#|$)/i.exec(inside);
  if (truth !== null) return trueFalse(inside, truth[1] ?? '', stem, format, onLost);
  const answers = splitAnswers(inside);
  if (answers.length === 0) {
    const [weighted, percent] = SINGLE_WEIGHT.exec(inside) ?? [];
    if (percent !== undefined && Number(percent) < 100) return { reason: { code: 'correctAnswerNotMarked' } };
    const text = inside.slice(weighted?.length ?? 0);
    return shortAnswer([{ right: true, weight: null, text, feedback: '' }], stem, format, onLost);
  }
  if (answers.some(({ text, feedback }) => unescapedIndex(`${text} ${feedback}`, '=') !== -1))
    onLost({ code: 'equalsSignAsText' });
  if (answers.every(({ right, text }) => right && unescapedIndex(text, '->') !== -1))
    return matching(answers, stem, format, onLost);
  if (answers.every(({ right }) => right)) return shortAnswer(answers, stem, format, onLost);
  return choices(answers, stem, format, onLost);
}

/** A weight before an answer that has no marker: `{%100%Paris}`. */
const SINGLE_WEIGHT = /^%(-?\d+(?:\.\d+)?)%/;

function trueFalse(inside: string, word: string, stem: string, format: GiftFormat, onLost: Report): Read {
  const value = word.toUpperCase().startsWith('T');
  const [wrong = '', right = ''] = inside
    .split(/(?<!\\)#/)
    .slice(1)
    .map((text) => giftText(text, format, onLost));
  const feedback = [
    { text: value ? 'True' : 'False', feedback: right },
    { text: value ? 'False' : 'True', feedback: wrong },
  ];
  return { item: { type: 'true-false', stem, answer: value }, feedback };
}

function shortAnswer(answers: readonly GiftAnswer[], stem: string, format: GiftFormat, onLost: Report): Read {
  const feedback = feedbackOf(answers, format, onLost);
  const unweighted = answers.filter(({ weight }) => weight === null || weight >= 100);
  for (const { text, weight } of answers) {
    if (weight !== null && weight < 100 && weight !== 0)
      onLost({ code: 'partialCreditDropped', percent: weight, answer: unescapeGift(text) });
  }
  return {
    item: {
      type: 'short-answer',
      stem,
      answer: unweighted.map(({ text }) => unescapeGift(formatOf(text, format).raw).trim()),
    },
    feedback,
  };
}

function matching(answers: readonly GiftAnswer[], stem: string, format: GiftFormat, onLost: Report): Read {
  const pairs = answers.map(({ text }) => {
    const at = unescapedIndex(text, '->');
    return { prompt: giftText(text.slice(0, at), format, onLost), match: giftText(text.slice(at + 2), format, onLost) };
  });
  return { item: matchingQuestion(stem, pairs), feedback: feedbackOf(answers, format, onLost) };
}

function choices(
  answers: readonly GiftAnswer[],
  stem: string,
  format: GiftFormat,
  onLost: Report,
): Read | { readonly reason: ImportReason } {
  const rows = answers.map(({ text, right, weight }) => ({
    text: giftText(text, format, onLost),
    percent: weight ?? (right ? 100 : 0),
  }));
  // If no choice is marked as the correct one, several can be chosen.
  const single = answers.some(({ right }) => right) && rows.some(({ percent }) => percent >= 100);
  const read = weightedChoices(stem, rows, single, onLost);
  return 'reason' in read ? read : { ...read, feedback: feedbackOf(answers, format, onLost) };
}

const feedbackOf = (answers: readonly GiftAnswer[], format: GiftFormat, onLost: Report) =>
  answers.map(({ text, feedback }) => ({
    text: feedback === '' ? '' : giftText(text, format, onLost),
    feedback: feedback === '' ? '' : giftText(feedback, format, onLost),
  }));
