import { texts } from '../compiled/en/content/topic.generated.ts';
import { defineTexts } from '../text-set.ts';

export const topicTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-topic" */ '../compiled/de/content/topic.generated.ts'),
});
