import type { StoredReason } from '#domain/interchange/import-reason.ts';
import { texts as english } from '../compiled/en/interchange/import-reasons.generated.ts';
import { useTexts } from '../current-language.ts';
import { questionKindsTexts } from '../questions/question-types.texts.ts';
import { defineTexts } from '../text-set.ts';
import { wordReason } from './import-reason.wording.ts';

const importReasonsTexts = defineTexts(english, {
  de: () => import(/* webpackChunkName: "de-reasons" */ '../compiled/de/interchange/import-reasons.generated.ts'),
});

/** `const reason = useReasons()`, then `reason(rejected.reason)`: why a question is rejected, or what is lost of it. */
export function useReasons(): (reason: StoredReason) => string {
  const texts = useTexts(importReasonsTexts);
  const { type: types } = useTexts(questionKindsTexts);
  return (reason) => wordReason({ ...texts, types }, reason);
}
