import { texts } from '../../compiled/en/platform/site/news.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const newsTexts = defineTexts(texts, { de: () => import('../../compiled/de/platform/site/news.generated.ts') });
