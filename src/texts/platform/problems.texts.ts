import { useSyncExternalStore } from 'react';
import type { ErrorCode } from '#domain/platform/errors.ts';
import { readProblem } from '#domain/platform/problem.ts';
import type { PlainProblem, ProblemParameters } from '#domain/platform/problem-codes.ts';
import { texts as start } from '../compiled/en/platform/start-problems.generated.ts';
import { currentLanguage, textsNow, useTexts } from '../current-language.ts';
import type { Language } from '../language.ts';
import { defineLaterTexts, defineTexts, type Texts } from '../text-set.ts';
import type { texts as others } from './english-problems.ts';
import { wordIn } from './problem.wording.ts';

/** Sign-in and the first screens include the texts of their problems; the others are loaded when a problem occurs. */
const startTexts = defineTexts(start, {
  de: () => import(/* webpackChunkName: "de-start" */ '../compiled/de/platform/start-problems.generated.ts'),
});
const otherTexts = defineLaterTexts<typeof others>({
  en: () => import(/* webpackChunkName: "en-problems" */ './english-problems.ts'),
  de: () => import(/* webpackChunkName: "de-problems" */ './german-problems.ts'),
});

/** Every code has a message, and no message needs a parameter that the code lacks. */
type Complete = { readonly [Code in PlainProblem | ErrorCode]: string } & {
  readonly [Code in keyof ProblemParameters]: (parameters: ProblemParameters[Code]) => string;
};
type Fitting<Catalogues extends Complete> = Catalogues;
/** Does not compile if the catalogues don't match the codes. */
export type ProblemWords = Fitting<typeof start & typeof others>;

/** The code of a problem, as opposed to a text of a screen. */
const CODE = /^[a-z]+[A-Z]\w*$|^[A-Z]+_[A-Z_]+$/;

const watchers = new Set<() => void>();
/** Languages whose texts are loaded, or can't be loaded. */
const tried = new Set<Language>();

/** Downloads the texts of all problems, for screens that can have any of them. */
export async function loadProblems(language: Language = currentLanguage()): Promise<void> {
  await otherTexts.load(language).catch(console.error);
  tried.add(language);
  for (const changed of watchers) changed();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

const arrivals = (): number => tried.size;

/** A problem's text. A screen's own text is returned unchanged; a problem whose texts are still loading is empty. */
function wordProblem(text: string, first: Texts, language: Language): string {
  const words = wordIn(first, text) ?? wordIn(otherTexts.in(language) ?? {}, text);
  if (words !== null) return words;
  if (!CODE.test(readProblem(text).code)) return text;
  if (tried.has(language)) return textsNow(startTexts).INVALID_INPUT;
  void loadProblems(language);
  return '';
}

/** `const say = useMessages()`, then `say(error.message)`: a problem's text. Other texts are returned unchanged. */
export function useMessages(): (text: string) => string {
  const first = useTexts(startTexts);
  useSyncExternalStore(watch, arrivals, arrivals);
  return (text) => wordProblem(text, first, currentLanguage());
}

/** The same outside of a view; the texts have been loaded before. */
export const messageNow = (text: string): string => wordProblem(text, textsNow(startTexts), currentLanguage());
