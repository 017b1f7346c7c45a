import { defineTexts } from '../text-set.ts';

/** The title of each address, by the id of its row. English titles are in the route table. */
type Titles = Readonly<Record<string, string>>;

export const titlesTexts = defineTexts<Titles>(
  {},
  { de: () => import(/* webpackChunkName: "de-start" */ '../compiled/de/platform/titles.generated.ts') },
);
