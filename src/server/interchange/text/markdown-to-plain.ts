import { decodeEntities } from './html-entities.ts';
import { markdownToHtml } from './markdown-to-html.ts';

/** Markdown as plain text: formulas as TeX, images as their descriptions, lines between blocks. */
export function markdownToPlain(markdown: string): string {
  if (!/[\n\\`*[\]<$~|&_#>!-]/.test(markdown)) return markdown;
  const html = markdownToHtml(markdown, () => '')
    .replace(/<img [^<>]*alt="([^"<>]*)"\/>/g, '$1')
    .replace(/<br\/>|<\/(?:p|li|tr|pre|blockquote)>/g, '\n')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<[^<>]*>/g, '');
  return decodeEntities(html)
    .replace(/\n{2,}/g, '\n')
    .trim();
}
