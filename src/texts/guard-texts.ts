import { MissingParameter } from './message-parts.ts';
import { reportOnce } from './report-once.ts';
import type { Texts } from './texts.ts';

type Message = Exclude<Texts[string], string | Texts>;

/** Shown for a parameter that is missing. */
const ELLIPSIS = '…';

/**
 * Makes an area’s texts safe to use, in place: what a language lacks is there in English, and a message that isn’t given a
 * parameter it needs is said in English without it. Both are faults of the product, which are logged once.
 */
export function guardTexts(texts: Texts, english: Texts, area = ''): void {
  for (const [name, inEnglish] of Object.entries(english)) {
    const place = `${area}${name}`;
    const value = texts[name];
    if (value === undefined) {
      reportOnce(`Missing message: ${place}`);
      Reflect.set(texts, name, inEnglish);
    } else if (typeof value === 'function' && typeof inEnglish === 'function') {
      Reflect.set(texts, name, guarded(value, inEnglish, place));
    } else if (typeof value === 'object' && typeof inEnglish === 'object') {
      guardTexts(value, inEnglish, `${place}.`);
    }
  }
}

const guarded =
  (say: Message, inEnglish: Message, place: string): ((facts: unknown) => string) =>
  (facts) => {
    try {
      return Reflect.apply(say, undefined, [facts ?? {}]);
    } catch (error) {
      if (!(error instanceof MissingParameter)) throw error;
      reportOnce(`Missing parameter: ${place}`);
      const filled = new Proxy(Object(facts), { get: (known, name) => known[name] ?? ELLIPSIS });
      // A date that isn't there can't be formatted.
      return tryOr(() => Reflect.apply(inEnglish, undefined, [filled]).replaceAll('NaN', ELLIPSIS), ELLIPSIS);
    }
  };

function tryOr(say: () => string, otherwise: string): string {
  try {
    return say();
  } catch {
    return otherwise;
  }
}
