const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text as HTML may hold it. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

type Letter = {
  readonly language: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Two columns, such as things and their prices; the last row is the sum. */
  readonly rows?: readonly (readonly [string, string])[];
};

/** The looks of a mail: one column, plain enough for every reader of mail, light and dark. */
export function mailHtml({ language, title, paragraphs, rows = [] }: Letter): string {
  const cells = rows
    .map(([label, value], at) => {
      const weight = at === rows.length - 1 ? 'bold' : 'normal';
      const style = `padding:6px 0;border-top:1px solid #8884;font-weight:${weight}`;
      return `<tr><td style="${style}">${escapedHtml(label)}</td><td align="right" style="${style}">${escapedHtml(value)}</td></tr>`;
    })
    .join('');
  const words = paragraphs.map((text) => `<p style="margin:0 0 16px;line-height:1.5">${escapedHtml(text)}</p>`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapedHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 'Source Sans 3',system-ui,sans-serif"><div style="max-width:36em;margin:auto">
<p style="margin:0 0 24px;font:24px Georgia,serif">Lectern</p>${words.join('')}${cells === '' ? '' : `<table width="100%" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${cells}</table>`}
</div></body></html>`;
}
