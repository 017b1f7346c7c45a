import { decodeEntities } from '../text/html-entities.ts';

/** A text with `*answers*`: what is around them as HTML, with the positions of blanks, and each answer as written. */
export type StarredText = { readonly html: string; readonly answers: readonly string[] };

/** A doubled asterisk is the character itself. */
const STARS = /\*\*|\*([^*\n]{1,1000})\*/g;

/** `mark`: what stands for the answer at an index. */
export const starred = (html: string, mark: (at: number) => string, from = 0): StarredText =>
  starredBy(STARS, html, mark, from);

function starredBy(stars: RegExp, html: string, mark: (at: number) => string, from: number): StarredText {
  const answers: string[] = [];
  const text = html.replace(stars, (written, answer: string | undefined) => {
    if (answer === undefined) return '*';
    if (/<\/?(?:p|div|li)\b/i.test(answer)) return written;
    answers.push(plainWords(answer.replaceAll('**', '*')));
    return mark(from + answers.length - 1);
  });
  return { html: text, answers };
}

/** In Mark the Words, a doubled asterisk within a marked word is an asterisk. */
const MARKED = /\*\*|\*((?:[^*\n]|\*\*){1,1000}?)\*(?!\*)/g;

/** The marked words of a text. Colons and slashes are characters: this library has neither tips nor alternatives. */
export const markedWords = (html: string, mark: (at: number) => string): StarredText =>
  starredBy(MARKED, html, mark, 0);

/** The words of HTML. */
export const plainWords = (html: string): string =>
  decodeEntities(html.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** A plain text of several lines as HTML. */
export const linesAsHtml = (text: string): string => text.replaceAll(/\r?\n/g, '<br>');

/** `Oslo/Christiania:the capital` → the accepted answers, and the tip. */
export function answerParts(written: string): { readonly accepted: readonly string[]; readonly tip: string } {
  const at = written.indexOf(':');
  const [answers, tip] = at === -1 ? [written, ''] : [written.slice(0, at), written.slice(at + 1)];
  const accepted = answers
    .replace(/\s?[+-]$/, '')
    .split('/')
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '');
  return { accepted: [...new Set(accepted)], tip: tip.trim() };
}

/** A word to drag, without its tip and its feedback. */
export const dragWord = (written: string): string => (written.split(/:|\\[+-]/, 1)[0] ?? '').trim();
