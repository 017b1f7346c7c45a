import { texts as titles } from '../compiled/en/platform/titles.generated.ts';
import { isolateAll } from '../message-parts.ts';
import { titlesTexts } from '../platform/titles.texts.ts';
import { changeTexts } from '../text-changes.ts';
import type { Texts } from '../texts.ts';
import { isPseudoLocale, PSEUDO_LOCALE_KEY as KEY, type PseudoLocale, pseudoText } from './pseudo-text.ts';

/**
 * Activates a pseudo-locale if the address requests one (`?locale=en-XA`) or has done so in this tab. Another value,
 * such as `?locale=en`, deactivates it. Returns whether one is active.
 */
export function startPseudoLocale({ location, sessionStorage, document }: Window): boolean {
  const requested = new URLSearchParams(location.search).get('locale') ?? sessionStorage.getItem(KEY);
  if (!isPseudoLocale(requested)) {
    sessionStorage.removeItem(KEY);
    return false;
  }
  sessionStorage.setItem(KEY, requested);
  isolateAll(true);
  for (const [id, title] of Object.entries(titles)) Reflect.set(titlesTexts.in('en') ?? {}, id, title);
  changeTexts((texts) => changeIn(requested, texts));
  if (requested === 'ar-XB') document.documentElement.dir = 'rtl';
  return true;
}

/** Transforms every message of an area, in place. */
export function changeIn(locale: PseudoLocale, texts: Texts): void {
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string') Reflect.set(texts, name, pseudoText(locale, value));
    else if (typeof value === 'object') changeIn(locale, value);
    else Reflect.set(texts, name, (facts: unknown) => pseudoText(locale, Reflect.apply(value, undefined, [facts])));
  }
}
