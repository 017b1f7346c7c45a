import { texts } from '../../compiled/en/platform/admin/app-settings.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const appSettingsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../../compiled/de/platform/admin/app-settings.generated.ts'),
});
