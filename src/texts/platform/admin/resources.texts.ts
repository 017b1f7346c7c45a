import { texts } from '../../compiled/en/platform/admin/resources.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const resourcesTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../../compiled/de/platform/admin/resources.generated.ts'),
});
