import type { Reason } from '#domain/interchange/import-reason.ts';
import { unescapedIndex } from '../gift/gift-answers.ts';
import { type NumberReader, numericAnswer } from '../questions/file-numbers.ts';
import { decodeEntities } from '../text/html-entities.ts';
import { htmlToMarkdown } from '../text/html-to-markdown.ts';
import type { Report } from './moodle-text.ts';

/** A blank in Moodle's embedded answers format: `{1:SHORTANSWER:=Paris~%50%paris}`. */
export type EmbeddedGap = {
  readonly id: string;
  readonly choices: readonly string[] | null;
  readonly accepted: readonly string[];
  readonly feedback: readonly { readonly text: string; readonly feedback: string }[];
};

const OPENING =
  /\{(\d*):(SHORTANSWER|SHORTANSWER_C|SA|SAC|MW|MWC|NUMERICAL|NM|MULTICHOICE|MULTICHOICE_[HV]S?|MULTICHOICE_S|MC|MCS|MCV|MCH|MCVS|MCHS|MULTIRESPONSE|MULTIRESPONSE_[HV]S?|MULTIRESPONSE_S|MR|MRS|MRH|MRHS):/g;

/** A text whose blanks are replaced by `{{g1}}` and so on. */
export type EmbeddedText = {
  readonly text: string;
  readonly gaps: readonly EmbeddedGap[];
  /** Whether its typed blanks are case-sensitive. */
  readonly caseSensitive: boolean;
};

/** A blank of an unknown kind. Left in the text, it would show its answers. */
const UNKNOWN = /\{\d*:([A-Z_]{2,40}):[^{}=]*=[^{}]*\}/;

/** Extracts the blanks of a text. One whose braces never close is text. */
export function embeddedGaps(
  text: string,
  onLost: Report,
  readNumber: NumberReader,
): EmbeddedText | { readonly reason: Reason } {
  const gaps: EmbeddedGap[] = [];
  const typed: boolean[] = [];
  const weights = new Set<number>();
  let out = '';
  let from = 0;
  for (const match of text.matchAll(OPENING)) {
    if (match.index < from) continue;
    const start = match.index + match[0].length;
    const end = unescapedIndex(text, '}', start);
    if (end === -1) break;
    const id = `g${gaps.length + 1}`;
    const kind = match[2] ?? '';
    const gap = gapOf(id, kind, text.slice(start, end), onLost, readNumber);
    if ('reason' in gap) return gap;
    gaps.push(gap);
    weights.add(Number(match[1] || 1));
    if (/^(?:S|MW)/.test(kind)) typed.push(/C$/.test(kind));
    out += `${text.slice(from, match.index)}${gapMark(id)}`;
    from = end + 1;
  }
  const fullText = out + text.slice(from);
  const unknown = UNKNOWN.exec(fullText)?.[1];
  if (unknown !== undefined) return { reason: { code: 'gapKindUnknown', kind: unknown } };
  if (weights.size > 1) onLost({ code: 'gapWeightsMadeEven' });
  const caseSensitive = typed.includes(true);
  if (caseSensitive && typed.includes(false)) onLost({ code: 'gapCaseMixed' });
  return { text: fullText, gaps, caseSensitive };
}

/** A placeholder for a blank in text that is not Markdown yet: letters alone, so that nothing is escaped. */
export const gapMark = (id: string): string => `\ue000${id}\ue001`;
/** The blanks in the form of a cloze question of the bank. */
export const withGaps = (markdown: string): string => markdown.replace(/\ue000(\w+)\ue001/g, '{{$1}}');

type Answer = { readonly worth: number; readonly text: string; readonly feedback: string };

/**
 * Parses one blank; an answer key that Lectern cannot check exactly is rejected, since an approximation would mark
 * incorrectly.
 */
function gapOf(
  id: string,
  kind: string,
  inside: string,
  onLost: Report,
  readNumber: NumberReader,
): EmbeddedGap | { readonly reason: Reason } {
  const number = id.slice(1);
  const answers = answersOf(inside);
  const isSeveral = /^MULTIRESPONSE|^MR/.test(kind);
  const best = Math.max(0, ...answers.map(({ worth }) => worth));
  if (best <= 0) return { reason: { code: 'gapAnswerNotMarked', gap: number } };
  // If several choices have to be selected, each earns its share.
  if (best < 100 && !isSeveral) {
    return { reason: { code: 'gapBelowFullMarks', gap: number, best } };
  }
  const right = answers.filter(({ worth }) => (isSeveral ? worth > 0 : worth >= 100));
  for (const { worth, text } of answers)
    if (worth > 0 && worth < 100 && !isSeveral) onLost({ code: 'partialCreditDropped', percent: worth, answer: text });
  if (answers.some(({ worth }) => worth < 0)) onLost({ code: 'negativeWeightsDropped' });
  const feedback = answers.map(({ text, feedback: shownText }) => ({
    text,
    feedback: shownText === '' ? '' : htmlToMarkdown(shownText),
  }));
  const accepted = right.map(({ text }) => text);
  if (kind.startsWith('N')) {
    const read = numbers(right, number, onLost, readNumber);
    return 'reason' in read ? read : { id, choices: null, accepted: read, feedback };
  }
  if (kind.startsWith('S') || kind.startsWith('MW')) {
    if (accepted.some((text) => text.includes('*'))) onLost({ code: 'wildcardAsText' });
    return { id, choices: null, accepted, feedback };
  }
  if (isSeveral) onLost({ code: 'gapOfSeveralAsOne' });
  return { id, choices: [...new Set(answers.map(({ text }) => text))], accepted, feedback };
}

function numbers(
  right: readonly Answer[],
  gap: string,
  onLost: Report,
  readNumber: NumberReader,
): readonly string[] | { readonly reason: Reason } {
  const accepted: string[] = [];
  for (const { text } of right) {
    const number = numericAnswer(text, readNumber);
    if (number === null) {
      return { reason: { code: 'gapNumberMissing', gap, written: text } };
    }
    if ('reason' in number) return number;
    if (number.tolerance > 0) onLost({ code: 'gapToleranceDropped', tolerance: String(number.tolerance) });
    // A blank compares text: the number counts in the author's spelling, too.
    const written = text.includes('..') ? number.written : (text.split(':')[0] ?? '').trim();
    accepted.push(...new Set([number.written, written]));
  }
  return accepted;
}

/** Answers separated by `~`, each with `=` or `%n%` before it and `#feedback` after it. */
function answersOf(inside: string): Answer[] {
  const answers: Answer[] = [];
  for (let from = 0; from <= inside.length; ) {
    const next = unescapedIndex(inside, '~', from);
    const raw = inside.slice(from, next === -1 ? inside.length : next).trim();
    if (raw !== '') answers.push(answerOf(raw));
    if (next === -1) break;
    from = next + 1;
  }
  return answers;
}

function answerOf(raw: string): Answer {
  const weight = /^%(-?\d+(?:\.\d+)?)%/.exec(raw);
  const shownText = weight === null ? raw.replace(/^=/, '') : raw.slice(weight[0].length);
  const worth = weight === null ? (raw.startsWith('=') ? 100 : 0) : Number(weight[1]);
  const mark = unescapedIndex(shownText, '#');
  const plain = (text: string): string => decodeEntities(text.replace(/\\([~#}"\\/=])/g, '$1')).trim();
  return {
    worth,
    text: plain(mark === -1 ? shownText : shownText.slice(0, mark)),
    feedback: mark === -1 ? '' : plain(shownText.slice(mark + 1)),
  };
}
