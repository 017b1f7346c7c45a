import type { Language } from '#domain/platform/language.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';

const SYMBOLS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
/** Text escaped for HTML. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ownEntry(SYMBOLS, sign) ?? sign);

/** The parts of an email. A plain text is a paragraph; none of them contains HTML. */
export type MailPart =
  | string
  /** A code to type elsewhere. */
  | { readonly code: string }
  /** The main action. */
  | { readonly label: string; readonly href: string }
  /** A quotation of another user. */
  | { readonly quote: string }
  /** Two columns, such as items and prices; the last row is the total. */
  | { readonly rows: readonly (readonly [string, string])[] };

type Page = {
  readonly language: Language;
  readonly title: string;
  readonly parts: readonly MailPart[];
  /** Who sends the email and why, below the content. */
  readonly footer: string;
};

/* Email programs don't support custom properties, so the tokens' colours are repeated here. */
const STYLE = `body{margin:0;padding:32px 16px;background:#f3efe4;color:#211d16}
.card{overflow-wrap:anywhere;max-width:34em;margin:0 auto;padding:32px;background:#fffdf8;border:1px solid #e6e0d2;border-radius:10px}
.soft{color:#5d5749}.code{background:#f3efe4}.quote{border-left:3px solid #e6e0d2}.cell{border-top:1px solid #e6e0d2}
@media(max-width:30em){body{padding:16px 8px}.card{padding:24px 20px}}
@media(prefers-color-scheme:dark){body{background:#11100d;color:#ece7da}.card{background:#1e1d18;border-color:#35322a}
.soft{color:#aea795}.code{background:#11100d}.quote,.cell{border-color:#35322a}}`;

const P = 'margin:0 0 16px';

function partHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p style="${P}">${escapedHtml(part)}</p>`;
  if ('code' in part) {
    const codeStyle = 'margin:0 0 16px;padding:16px;border-radius:8px;font:600 28px/1.2 ui-monospace,monospace';
    return `<p class="code" style="${codeStyle};letter-spacing:.2em;text-align:center">${escapedHtml(part.code)}</p>`;
  }
  if ('href' in part) {
    const codeStyle = 'display:inline-block;padding:12px 20px;border-radius:8px;background:#34509f;color:#ffffff';
    return `<p style="margin:24px 0"><a href="${escapedHtml(part.href)}" style="${codeStyle};font-weight:600;text-decoration:none">${escapedHtml(part.label)}</a></p>`;
  }
  if ('quote' in part) {
    return `<p class="quote" style="${P};padding-left:16px;white-space:pre-wrap">${escapedHtml(part.quote)}</p>`;
  }
  const cells = part.rows.map(([label, value], at) => {
    const codeStyle = `padding:8px 0;font-weight:${at === part.rows.length - 1 ? 650 : 400}`;
    return `<tr><td class="cell" style="${codeStyle}">${escapedHtml(label)}</td><td class="cell" align="right" style="${codeStyle}">${escapedHtml(value)}</td></tr>`;
  });
  return `<table width="100%" cellspacing="0" style="margin:8px 0 16px;border-collapse:collapse">${cells.join('')}</table>`;
}

/** A part as plain text. */
export function partText(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('code' in part) return part.code;
  if ('href' in part) return `${part.label}: ${part.href}`;
  if ('quote' in part) return part.quote;
  return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}

/** The layout of every email: one card, light and dark, simple enough for every email program. */
export const mailHtml = ({ language, title, parts, footer }: Page): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapedHtml(title)}</title><style>${STYLE}</style></head>
<body style="font:16px/1.55 'Source Sans 3','Segoe UI',system-ui,sans-serif"><div class="card">
<p style="margin:0 0 24px;font:600 22px/1.2 'Source Serif 4',Georgia,serif">Lectern</p>${parts.map(partHtml).join('')}
</div><p class="soft" style="max-width:34em;margin:16px auto 0;padding:0 8px;font-size:13px;text-align:center">${escapedHtml(footer)}</p></body></html>`;
