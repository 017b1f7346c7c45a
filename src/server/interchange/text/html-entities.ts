import { decodeHTMLStrict } from 'entities';

/**
 * Text of HTML with its character references resolved, once: `&amp;lt;` is `&lt;`. Unknown names, and names without a
 * semicolon, stay as written.
 */
export const decodeEntities = (text: string): string => (text.includes('&') ? decodeHTMLStrict(text) : text);

/** Text escaped for HTML or XML. */
export const escapeHtml = (words: string): string =>
  words.replace(/[&<>"]/g, (sign) =>
    sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : '&quot;',
  );
