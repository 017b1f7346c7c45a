import { texts } from '../compiled/en/study/onboarding.generated.ts';
import { defineTexts } from '../text-set.ts';

export const onboardingTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-first-minute" */ '../compiled/de/study/onboarding.generated.ts'),
});
