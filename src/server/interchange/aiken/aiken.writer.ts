import type { Written } from '../gift/gift.writer.ts';
import { choiceId } from '../questions/interchange-question.ts';
import type { Question } from '../questions/question.schema.ts';
import { lostMisconceptions } from '../questions/question-parts.ts';
import { lostTags } from '../questions/question-tags.ts';
import { escapeMarkdown, plainToMarkdown } from '../text/markdown-escape.ts';
import { markdownToHtml } from '../text/markdown-to-html.ts';
import { markdownToPlain } from '../text/markdown-to-plain.ts';

/** A question in Aiken format; null for everything except multiple choice with at most 26 choices. */
export function writeAiken(question: Question): Written | null {
  if (question.type !== 'multiple-choice' || question.choices.length > 26) return null;
  const stem = stemOf(question.stem);
  const texts = question.choices.map(({ text }) => markdownToPlain(text).replace(/\s+/g, ' ').trim());
  if (stem === null || texts.some((text) => text === '')) return null;
  const rows = texts.map((text, at) => `${choiceId(at)}. ${text}`);
  const isPlain =
    isSameText(question.stem, plainToMarkdown(stem)) &&
    question.choices.every(({ text }, at) => isSameText(text, escapeMarkdown(texts[at] ?? '', false)));
  const right = choiceId(question.choices.findIndex(({ id }) => question.answer.includes(id)));
  const lost = [
    ...(isPlain ? [] : [{ code: 'formattingDropped' } as const]),
    ...(question.explanation ? [{ code: 'explanationDropped' } as const] : []),
    ...(question.hints !== undefined && question.hints.length > 0 ? [{ code: 'hintsDropped' } as const] : []),
    ...lostTags(question),
    ...(question.stem.includes('![') ? [{ code: 'imagesDropped' } as const] : []),
    ...lostMisconceptions(question),
    ...(question.weights === undefined ? [] : [{ code: 'weightsDropped' } as const]),
    ...(question.keepOrder === true ? [{ code: 'keepOrderDropped' } as const] : []),
  ];
  return { text: `${stem}\n${rows.join('\n')}\nANSWER: ${right}\n\n`, lost };
}

const isSameText = (markdown: string, plain: string): boolean =>
  markdown === plain || markdownToHtml(markdown, (path) => path) === markdownToHtml(plain, (path) => path);

/** A line that Aiken would read as a choice or as the answer. */
const OWN_LINE = /^\s*(?:[A-Za-z][.)]|ANSWER\s*:)/i;

/** The question text, on one line if one of its lines would be read as a choice. Null if its first line would. */
function stemOf(markdown: string): string | null {
  const lines = markdownToPlain(markdown)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first = '', ...others] = lines;
  if (first === '' || /^ANSWER\s*:/i.test(first)) return null;
  return lines.join(others.some((line) => OWN_LINE.test(line)) ? ' ' : '\n');
}
