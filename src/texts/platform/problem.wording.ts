import { readProblem } from '#domain/platform/problem.ts';
import type { Texts } from '../texts.ts';

/** A problem in the words of a catalogue; null where it has none for it. */
export function wordIn(words: Texts, text: string): string | null {
  const { code, parameters } = readProblem(text);
  const message = Object.hasOwn(words, code) ? words[code] : undefined;
  if (typeof message === 'function') return Reflect.apply(message, undefined, [parameters]);
  return typeof message === 'string' ? message : null;
}
