import { textsNow, useTexts } from './current-language.ts';
import { defineTexts } from './text-set.ts';

/**
 * What rules say wherever they are asked, in the browser and on the server: refusals, messages beside fields, remarks
 * about an answer, what is stored and why. Such a sentence is written in English, beside its rule; that sentence is its
 * name here. A test proves that every other language has all of them.
 */
type Messages = Readonly<Record<string, string>>;

const messagesTexts = defineTexts<Messages>(
  {},
  { de: () => import(/* webpackChunkName: "de-start" */ './de/messages.ts') },
);

/** A rule's sentence in the language; any other text as it is. */
const translated = (messages: Messages, sentence: string): string =>
  Object.hasOwn(messages, sentence) ? (messages[sentence] ?? sentence) : sentence;

/** `const say = useMessages()`, then `say(error.message)`. Sentences that are no rule's come back as they are. */
export function useMessages(): (sentence: string) => string {
  const messages = useTexts(messagesTexts);
  return (sentence) => translated(messages, sentence);
}

/** The same outside of a view, for what is said once. */
export const messageNow = (sentence: string): string => translated(textsNow(messagesTexts), sentence);
