import { unescapedIndex } from '../gift/gift-answers.ts';
import { readNumber, withPoints } from '../gift/gift-numbers.ts';
import { decodeEntities } from '../text/html-entities.ts';
import { htmlToMarkdown } from '../text/html-to-markdown.ts';
import type { Tell } from './moodle-text.ts';

/** A gap as Moodle's embedded answers have it: `{1:SHORTANSWER:=Paris~%50%paris}`. */
export type EmbeddedGap = {
  readonly id: string;
  readonly choices: readonly string[] | null;
  readonly accepted: readonly string[];
  readonly feedback: readonly { readonly text: string; readonly feedback: string }[];
};

const OPENING =
  /\{\d*:(SHORTANSWER|SHORTANSWER_C|SA|SAC|MW|MWC|NUMERICAL|NM|MULTICHOICE|MULTICHOICE_[HV]S?|MULTICHOICE_S|MC|MCS|MCV|MCH|MCVS|MCHS|MULTIRESPONSE|MULTIRESPONSE_[HV]S?|MULTIRESPONSE_S|MR|MRS|MRH|MRHS):/g;

/** A text with its gaps cut out: each stands in it as `{{g1}}`. */
export type EmbeddedText = {
  readonly text: string;
  readonly gaps: readonly EmbeddedGap[];
  /** Whether letter case counts in its typed gaps. */
  readonly caseSensitive: boolean;
};

/** A gap of a kind that is not known. Left in the text, it would show its answers. */
const UNKNOWN = /\{\d*:([A-Z_]{2,40}):[^{}=]*=[^{}]*\}/;

/** Reads the gaps out of a text. One whose braces never close is text. */
export function embeddedGaps(text: string, tell: Tell): EmbeddedText | { readonly reason: string } {
  const gaps: EmbeddedGap[] = [];
  const typed: boolean[] = [];
  let out = '';
  let from = 0;
  for (const match of text.matchAll(OPENING)) {
    if (match.index < from) continue;
    const start = match.index + match[0].length;
    const end = unescapedIndex(text, '}', start);
    if (end === -1) break;
    const id = `g${gaps.length + 1}`;
    const kind = match[1] ?? '';
    gaps.push(gapOf(id, kind, text.slice(start, end), tell));
    if (/^(?:S|MW)/.test(kind)) typed.push(/C$/.test(kind));
    out += `${text.slice(from, match.index)}${gapMark(id)}`;
    from = end + 1;
  }
  const whole = out + text.slice(from);
  const unknown = UNKNOWN.exec(whole)?.[1];
  if (unknown !== undefined) return { reason: `gaps of the kind ${unknown} have no like in Lectern` };
  const caseSensitive = typed.includes(true);
  if (caseSensitive && typed.includes(false)) tell('that letter case counts in some gaps alone: it counts in all');
  return { text: whole, gaps, caseSensitive };
}

/** A gap within text that is still to become Markdown: letters alone, so that nothing of it is escaped. */
export const gapMark = (id: string): string => `\ue000${id}\ue001`;
/** The gaps as a cloze of the bank has them. */
export const withGaps = (markdown: string): string => markdown.replace(/\ue000(\w+)\ue001/g, '{{$1}}');

type Answer = { readonly worth: number; readonly text: string; readonly feedback: string };

function gapOf(id: string, kind: string, inside: string, tell: Tell): EmbeddedGap {
  const answers = answersOf(inside);
  const right = answers.filter(({ worth }) => worth >= 100);
  for (const { worth, text } of answers)
    if (worth > 0 && worth < 100) tell(`partial credit of ${worth} % for "${text}"`);
  const feedback = answers.map(({ text, feedback: said }) => ({
    text,
    feedback: said === '' ? '' : htmlToMarkdown(said),
  }));
  const typed = kind.startsWith('S') || kind.startsWith('MW');
  if (kind.startsWith('N')) return { id, choices: null, accepted: numbers(right, tell), feedback };
  if (typed) return { id, choices: null, accepted: right.map(({ text }) => text), feedback };
  if (/^MULTIRESPONSE|^MR/.test(kind)) tell('a gap that asks for several choices asks for one of them');
  const choices = [...new Set(answers.map(({ text }) => text))];
  return {
    id,
    choices,
    accepted: (right.length > 0 ? right : answers.filter(({ worth }) => worth > 0)).map(({ text }) => text),
    feedback,
  };
}

function numbers(right: readonly Answer[], tell: Tell): string[] {
  return right.flatMap(({ text }) => {
    const number = readNumber(withPoints(text));
    if (number === null) return [text];
    if (number.tolerance > 0) tell(`the tolerance of ${number.tolerance} of a number in a gap`);
    // A gap compares what is typed: who writes a comma before decimals has typed it as well.
    return withPoints(text) === text ? [number.written] : [number.written, number.written.replace('.', ',')];
  });
}

/** Answers between `~`, each with `=` or `%n%` before it and `#feedback` behind. */
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
  const said = weight === null ? raw.replace(/^=/, '') : raw.slice(weight[0].length);
  const worth = weight === null ? (raw.startsWith('=') ? 100 : 0) : Number(weight[1]);
  const mark = unescapedIndex(said, '#');
  const plain = (text: string): string => decodeEntities(text.replace(/\\([~#}"\\/=])/g, '$1')).trim();
  return {
    worth,
    text: plain(mark === -1 ? said : said.slice(0, mark)),
    feedback: mark === -1 ? '' : plain(said.slice(mark + 1)),
  };
}
