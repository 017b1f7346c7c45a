import { texts } from '../compiled/en/users/stored-things.generated.ts';
import { defineTexts } from '../text-set.ts';

/** What is stored in the browser, why and for how long. */
export const storedThingsTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-site" */ '../compiled/de/users/stored-things.generated.ts'),
});
