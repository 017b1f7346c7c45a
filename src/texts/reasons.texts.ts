import type { StoredReason } from '#domain/interchange/import-reason.ts';
import { useTexts } from './current-language.ts';
import { texts as english } from './en/import-reasons.ts';
import { wordReason } from './import-reason.wording.ts';
import { defineTexts } from './text-set.ts';

const importReasonsTexts = defineTexts(english, {
  de: () => import(/* webpackChunkName: "de-reasons" */ './de/import-reasons.ts'),
});

/** `const reason = useReasons()`, then `reason(rejected.reason)`: why a question stays out, or what is lost of it. */
export function useReasons(): (reason: StoredReason) => string {
  const texts = useTexts(importReasonsTexts);
  return (reason) => wordReason(texts, reason);
}
