import type { OnLost } from '../questions/interchange-question.ts';
import { htmlToMarkdown } from '../text/html-to-markdown.ts';
import { plainToMarkdown } from '../text/markdown-escape.ts';
import { unescapeGift } from './gift-answers.ts';

export type GiftFormat = 'moodle' | 'html' | 'plain' | 'markdown';

const FORMAT = /^\s*\[(moodle|html|plain|markdown)\]/;

/** A text that may name its own format, and that format. */
export function formatOf(raw: string, around: GiftFormat): { readonly format: GiftFormat; readonly raw: string } {
  const match = raw.includes('[') ? FORMAT.exec(raw) : null;
  return match === null ? { format: around, raw } : { format: match[1] as GiftFormat, raw: raw.slice(match[0].length) };
}

/** A GIFT text as Markdown. `onLost` is called with what is left out. */
export function giftText(text: string, around: GiftFormat, onLost: OnLost): string {
  const { format, raw } = formatOf(text, around);
  const shownText = unescapeGift(raw.trim());
  switch (format) {
    case 'markdown':
      return shownText.trim();
    case 'plain':
      return plainToMarkdown(shownText);
    default:
      return htmlToMarkdown(shownText, { lenient: format === 'moodle', onLost });
  }
}
