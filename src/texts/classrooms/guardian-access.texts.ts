import { texts } from '../compiled/en/classrooms/guardian-access.generated.ts';
import { defineTexts } from '../text-set.ts';

export const guardianAccessTexts = defineTexts(texts, {
  de: () => import('../compiled/de/classrooms/guardian-access.generated.ts'),
});
