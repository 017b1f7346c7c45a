import { decodeEntities } from '../text/html-entities.ts';

/** A text with `*answers*`: what is around them as HTML, with the positions of blanks, and each answer as written. */
export type StarredText = { readonly html: string; readonly answers: readonly string[] };

/** A doubled asterisk is the character itself. */
const STARS = /\*\*|\*([^*\n]{1,1000})\*/g;

/** `mark`: what stands for the answer at an index. */
export function starred(html: string, mark: (at: number) => string, from = 0): StarredText {
  const answers: string[] = [];
  const text = html.replace(STARS, (written, answer: string | undefined) => {
    if (answer === undefined) return '*';
    if (/<\/?(?:p|div|li)\b/i.test(answer)) return written;
    answers.push(plainWords(answer));
    return mark(from + answers.length - 1);
  });
  return { html: text, answers };
}

/** The words of HTML. */
export const plainWords = (html: string): string =>
  decodeEntities(html.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

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

/** A word to drag or to mark, without its tip and its feedback. */
export const dragWord = (written: string): string => (written.split(/:|\\[+-]/, 1)[0] ?? '').trim();
