import { texts } from '../compiled/en/study/note.generated.ts';
import { defineTexts } from '../text-set.ts';

export const noteTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-topic" */ '../compiled/de/study/note.generated.ts'),
});
