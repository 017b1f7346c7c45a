import { texts } from '../compiled/en/attempts/answer-groups.generated.ts';
import { defineTexts } from '../text-set.ts';

export const answerGroupsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/attempts/answer-groups.generated.ts'),
});
