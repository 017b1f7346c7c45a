import { readProblem } from '#domain/platform/problem.ts';
import type { Texts } from '../texts.ts';

/** A problem's text in a catalogue; null if it has none. */
export function wordIn(words: Texts, text: string): string | null {
  const { code, parameters } = readProblem(text);
  const message = Object.hasOwn(words, code) ? words[code] : undefined;
  if (typeof message === 'function') return Reflect.apply(message, undefined, [parameters]);
  return typeof message === 'string' ? message : null;
}
