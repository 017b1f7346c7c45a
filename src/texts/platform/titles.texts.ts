import type { KnownRow } from '#routes/table.ts';
import { defineTexts } from '../text-set.ts';

/** The title of each address, by the id of its row. English titles are in the route table. */
export type Titles = { readonly [Id in KnownRow['id']]?: string };

export const titlesTexts = defineTexts<Titles>(
  {},
  { de: () => import(/* webpackChunkName: "de-start" */ '../compiled/de/platform/titles.generated.ts') },
);
