import type { Language } from '#domain/language.ts';
import type { Mail } from './mail.ts';

/** What a mail says, in the person's language. Nothing of it is HTML. */
export type Letter = {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Shown large, below the first paragraph: a code. */
  readonly code?: string;
  /** Why it was sent, in small letters at the end. */
  readonly caution?: string;
};

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

// Mail readers know little of style sheets: each element carries its own style, and a table holds the page.
const FONT = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.5;color:#1c2024">${escapedHtml(text)}</p>`;
const codeBlock = (code: string): string =>
  `<p style="margin:0 0 16px;padding:16px;border-radius:8px;background:#f0f0f3;${FONT};font-size:28px;font-weight:600;letter-spacing:0.2em;text-align:center;color:#1c2024">${escapedHtml(code)}</p>`;

/** The one form of all mails: the same words as plain text and as HTML, without pictures, links or anything to load. */
export function letterMail({ to, language, subject, greeting, paragraphs, code, caution }: Letter): Mail {
  const [first = '', ...rest] = paragraphs;
  const end = caution === undefined ? [] : [caution];
  // A name cannot add lines to the mail's head.
  const title = subject.replace(/\s+/g, ' ');
  const shownCode = code === undefined ? '' : codeBlock(code);
  return {
    to,
    subject: title,
    text: [greeting, first, ...(code === undefined ? [] : [code]), ...rest, ...end, 'Lectern'].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapedHtml(title)}</title></head>
<body style="margin:0;background:#f9f9fb"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 16px;${FONT};font-size:20px;font-weight:700;color:#1c2024">Lectern</td></tr>
<tr><td style="padding:32px 32px 16px;border-radius:12px;background:#ffffff">${paragraph(greeting)}${paragraph(first)}${shownCode}${rest.map(paragraph).join('')}</td></tr>
${end.map((text) => `<tr><td style="padding:16px 32px;${FONT};font-size:14px;line-height:1.5;color:#60646c">${escapedHtml(text)}</td></tr>`).join('')}
</table></td></tr></table></body></html>`,
  };
}
