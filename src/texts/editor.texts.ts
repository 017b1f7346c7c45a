import { texts } from './en/editor.ts';
import { defineTexts } from './text-set.ts';

export const editorTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/editor.ts'),
});
