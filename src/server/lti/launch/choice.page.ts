import { createHash } from 'node:crypto';
import type { Language } from '#domain/platform/language.ts';
import { escapedHtml } from '../../platform/mail/mail.layout.ts';
import { plainPage } from '../../platform/pages/plain-page.ts';
import type { Choosable } from './choice.queries.ts';
import { LAUNCH_TEXTS } from './launch.texts.ts';

const STYLE = `
main{inline-size:min(100%,44rem)}.search{grid-template-columns:minmax(0,1fr) auto;align-items:end;margin-block-end:1rem}
.search button{background:none;color:inherit;border-color:var(--edge);font-weight:400}
label{display:block}input[type=search]{inline-size:100%;min-block-size:2.75rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.5rem;background:none;color:inherit;font:inherit}
ul{display:grid;margin:0 0 1rem;padding:0;list-style:none;border:1px solid var(--edge);border-radius:.5rem}
li+li{border-block-start:1px solid var(--edge)}li label{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:.1rem .75rem;align-items:center;padding:.6rem .9rem;cursor:pointer}
li input{inline-size:1.25rem;block-size:1.25rem;grid-row:span 2;accent-color:var(--accent)}li small{grid-column:2;color:var(--soft)}li em{grid-row:1/span 2;grid-column:3;color:var(--soft);font-style:normal;font-size:.875rem}
`;

type Shown = {
  readonly ticket: string;
  readonly search: string;
  readonly items: readonly Choosable[];
  readonly chosen: ReadonlySet<string>;
  /** Whether more than one may be added to the course. */
  readonly multiple: boolean;
  /** Submitted without a selection. */
  readonly isEmpty: boolean;
};

/**
 * What can be added to a course, searched and selected without scripts, since the page is in a frame of another site.
 */
export function choicePage(language: Language, { ticket, search, items, chosen, multiple, isEmpty }: Shown): string {
  const t = LAUNCH_TEXTS[language].choice;
  const line = ({ kind, id, title, location }: Choosable): string => {
    const name = `${kind}.${id}`;
    const field = multiple ? `type="checkbox" name="${name}"` : `type="radio" name="one" value="${name}"`;
    return `<li><label><input ${field}${chosen.has(name) ? ' checked' : ''}><span>${escapedHtml(title)}</span><small>${escapedHtml(location)}</small><em>${t.kinds[kind]}</em></label></li>`;
  };
  return plainPage({
    language,
    title: t.title,
    style: STYLE,
    body: `<p>${multiple ? t.several : t.one}</p>${isEmpty ? `<p class="notice" role="alert">${t.none}</p>` : ''}
<form method="post" action="/lti/choose"><input type="hidden" name="ticket" value="${escapedHtml(ticket)}">
<div class="search" style="display:grid;gap:.6rem"><label>${t.search}<input type="search" name="q" maxlength="200" value="${escapedHtml(search)}"></label><button name="do" value="search">${t.searchButton}</button></div>
${items.length === 0 ? `<p role="status">${t.noResults}</p>` : `<ul>${items.map(line).join('')}</ul>`}
<button name="do" value="send" class="send">${t.add}</button></form>`,
  });
}

const SUBMIT = 'document.forms[0].submit()';
export const SUBMIT_DIGEST = createHash('sha256').update(SUBMIT).digest('base64');

/** Returns to the platform automatically, or with a button if scripts are disabled. */
export function returningPage(language: Language, address: string, token: string): string {
  const t = LAUNCH_TEXTS[language].choice;
  return plainPage({
    language,
    title: t.title,
    body: `<form method="post" action="${escapedHtml(address)}"><input type="hidden" name="JWT" value="${escapedHtml(token)}"><button>${t.back}</button></form><script>${SUBMIT}</script>`,
  });
}
