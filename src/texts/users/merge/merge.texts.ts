import { texts } from '../../compiled/en/users/merge/merge.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const mergeTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../../compiled/de/users/merge/merge.generated.ts'),
});
