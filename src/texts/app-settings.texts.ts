import { texts } from './en/app-settings.ts';
import { defineTexts } from './text-set.ts';

export const appSettingsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ './de/app-settings.ts'),
});
