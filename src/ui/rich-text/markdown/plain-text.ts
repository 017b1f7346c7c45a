import { readableTex } from '#domain/content/notation/readable-tex.rule.ts';
import { withReferencesRead } from './character-reference.ts';
import { parseInline } from './markdown.parser.ts';
import { type RichToken, within } from './rich-token.ts';

/** A text without markup, where only plain text is possible: an option of a select, an accessible name. */
export const plainText = (source: string): string =>
  parseInline(source).map(plain).join('').replace(/\s+/g, ' ').trim();

/** Whether plain text would lose information. */
export const hasMarkup = (source: string): boolean =>
  parseInline(source).some(({ type }) => type !== 'text' && type !== 'escape');

function plain(token: RichToken): string {
  if (token.type === 'formula') return readableTex(token.tex);
  if (token.type === 'image') return token.text;
  if (token.type === 'br') return ' ';
  const inner = 'tokens' in token ? within(token) : [];
  if (inner.length > 0) return inner.map(plain).join('');
  return 'text' in token ? withReferencesRead(token.text) : token.raw;
}
