import { texts } from './en/topic.ts';
import { defineTexts } from './text-set.ts';

export const topicTexts = defineTexts(texts, { de: () => import(/* webpackChunkName: "de-topic" */ './de/topic.ts') });
