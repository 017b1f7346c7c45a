import { MissingParameter } from './message-parts.ts';
import { reportOnce } from './report-once.ts';
import type { Texts } from './texts.ts';

type Message = Exclude<Texts[string], string | Texts>;

/** Shown instead of a missing parameter. */
const ELLIPSIS = '…';

/**
 * Makes an area's texts safe to use, in place: a message that the language lacks falls back to English, and a message
 * without a parameter it needs is shown in English without it. Both are bugs, which are logged once.
 */
export function guardTexts(texts: Texts, english: Texts, area = ''): void {
  for (const [name, inEnglish] of Object.entries(english)) {
    const path = `${area}${name}`;
    const value = texts[name];
    if (value === undefined) {
      reportOnce(`Missing message: ${path}`);
      Reflect.set(texts, name, inEnglish);
    } else if (typeof value === 'function' && typeof inEnglish === 'function') {
      Reflect.set(texts, name, guarded(value, inEnglish, path));
    } else if (typeof value === 'object' && typeof inEnglish === 'object') {
      guardTexts(value, inEnglish, `${path}.`);
    }
  }
}

const guarded =
  (message: Message, inEnglish: Message, path: string): ((facts: unknown) => string) =>
  (facts) => {
    try {
      return Reflect.apply(message, undefined, [facts ?? {}]);
    } catch (error) {
      if (!(error instanceof MissingParameter)) throw error;
      reportOnce(`Missing parameter: ${path}`);
      const filled = new Proxy(Object(facts), { get: (known, name) => known[name] ?? ELLIPSIS });
      // A missing date cannot be formatted.
      return tryOr(() => Reflect.apply(inEnglish, undefined, [filled]).replaceAll('NaN', ELLIPSIS), ELLIPSIS);
    }
  };

function tryOr(message: () => string, otherwise: string): string {
  try {
    return message();
  } catch {
    return otherwise;
  }
}
