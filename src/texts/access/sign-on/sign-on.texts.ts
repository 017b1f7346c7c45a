import { texts } from '../../compiled/en/access/sign-on/sign-on.generated.ts';
import { defineTexts } from '../../text-set.ts';

export const signOnTexts = defineTexts(texts, {
  de: () => import(/* webpackChunkName: "de-account" */ '../../compiled/de/access/sign-on/sign-on.generated.ts'),
});
