import { texts } from '../compiled/en/users/browser-storage.generated.ts';
import { defineTexts } from '../text-set.ts';

/** What is stored in the browser, why and for how long. */
export const browserStorageTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-site" */ '../compiled/de/users/browser-storage.generated.ts'),
});
