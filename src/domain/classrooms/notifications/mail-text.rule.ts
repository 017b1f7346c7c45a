/** How much of a text is in an email; the rest is on the page. */
export const MAIL_TEXT_MAX_CHARS = 2_000;

/** A Markdown text for an email, where images and formatting aren't shown: images by their description, links by both. */
export function mailText(markdown: string): string {
  const plain = markdown
    .replace(/!\[([^[\]]*)\]\([^()\s]*\)/g, (_, alt: string) => (alt === '' ? '' : `[${alt}]`))
    .replace(/\[([^[\]]+)\]\(([^()\s]+)\)/g, '$1 ($2)')
    .replace(/(\*\*|__)(?=\S)/g, '')
    .replace(/(?<=\S)(\*\*|__)/g, '')
    .trim();
  return plain.length <= MAIL_TEXT_MAX_CHARS ? plain : `${plain.slice(0, MAIL_TEXT_MAX_CHARS).trimEnd()}…`;
}
