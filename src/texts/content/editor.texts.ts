import { texts } from '../compiled/en/content/editor.generated.ts';
import { defineTexts } from '../text-set.ts';

export const editorTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/content/editor.generated.ts'),
});
