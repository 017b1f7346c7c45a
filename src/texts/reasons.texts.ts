import type { Reason } from '#domain/interchange/import-reason.ts';
import { useTexts } from './current-language.ts';
import { texts as english } from './en/import-reasons.ts';
import { wordReason } from './import-reason.wording.ts';
import { useMessages } from './messages.texts.ts';
import { reasonWording } from './reason.wording.ts';
import { defineTexts } from './text-set.ts';

const importReasonsTexts = defineTexts(english, {
  de: () => import(/* webpackChunkName: "de-reasons" */ './de/import-reasons.ts'),
});

/** Sentences of readers without codes: the server's English is what is shown; other languages use templates. */
const sentencesTexts = defineTexts<Readonly<Record<string, string>>>(
  {},
  { de: () => import(/* webpackChunkName: "de-reasons" */ './de/reasons.ts') },
);

/** `const reason = useReasons()`, then `reason(rejected.reason)`: why a question stays out, or what is lost of it. */
export function useReasons(): (reason: Reason) => string {
  const texts = useTexts(importReasonsTexts);
  const sentences = useTexts(sentencesTexts);
  const rule = useMessages();
  const wordSentence = reasonWording(sentences, rule);
  return (reason) => wordReason(texts, reason, wordSentence);
}
