import { defineTexts } from '../text-set.ts';

/** By the id of its row, what an address is called. English stands in the route table itself. */
type Titles = Readonly<Record<string, string>>;

export const titlesTexts = defineTexts<Titles>(
  {},
  { de: () => import(/* webpackChunkName: "de-start" */ '../compiled/de/platform/titles.generated.ts') },
);
