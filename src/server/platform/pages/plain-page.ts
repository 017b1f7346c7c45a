import type { Language } from '#domain/platform/language.ts';

/* Pages of the server itself, without the application: they work in a frame of another site, and without scripts. */

const STYLE = `
:root{color-scheme:light dark;--edge:light-dark(#d9d4ca,#45413b);--accent:light-dark(#34509f,#a9bcf5);--on:light-dark(#fff,#141a2e);--warn:light-dark(#fff3d6,#3a2f12);--soft:light-dark(#635e55,#b3aca0)}
*{box-sizing:border-box}body{margin:0;min-block-size:100dvh;display:grid;place-items:center;padding:1rem;background:light-dark(#faf8f4,#1b1a18);color:light-dark(#24211c,#eeeae3);font:1rem/1.5 'Source Sans 3',system-ui,sans-serif}
main{inline-size:min(100%,26rem);padding:2rem;border:1px solid var(--edge);border-radius:.75rem;background:light-dark(#fff,#232220)}
h1{margin:0 0 1rem;font:600 1.6rem/1.2 Georgia,serif}.notice{margin:0 0 1.5rem;padding:.75rem 1rem;border-radius:.5rem;background:var(--warn)}
dl{display:grid;grid-template-columns:1fr auto;gap:.4rem 1rem;margin:0 0 1.5rem}dd{margin:0;font-variant-numeric:tabular-nums}
form{display:grid;gap:.6rem}button,a{display:block;min-block-size:2.75rem;padding:.5rem 1rem;border:1px solid var(--edge);border-radius:.5rem;background:none;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button:first-of-type{border-color:var(--accent);background:var(--accent);color:var(--on);font-weight:600}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}a{margin-block-start:.6rem}
`;

/**
 * A page with one centred card.
 * @param body HTML
 * @param style further CSS for this page
 */
export const plainPage = ({
  language,
  title,
  body,
  style = '',
}: {
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  readonly style?: string;
}): string => `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} · Lectern</title><style>${STYLE}${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
