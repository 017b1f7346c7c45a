import { texts } from '../compiled/en/access/roles.generated.ts';
import { defineTexts } from '../text-set.ts';

export const rolesTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-staff" */ '../compiled/de/access/roles.generated.ts'),
});
