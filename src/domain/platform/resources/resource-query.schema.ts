import * as z from 'zod/mini';
import { SEARCH_MAX_CHARS } from '../text.limits.ts';

const cursor = z.nullable(z.string().check(z.maxLength(2_000)));

/** Which rows of a list are requested. */
export const resourceQuerySchema = z.strictObject({
  search: z.string().check(z.trim(), z.maxLength(SEARCH_MAX_CHARS)),
  /** Required values, by column. */
  filters: z.record(z.string(), z.string().check(z.maxLength(200))),
  /** Null: the resource's default order. */
  order: z.nullable(z.strictObject({ column: z.string(), direction: z.enum(['ascending', 'descending']) })),
  /** The page after, or before, the row of this cursor; neither: the first page. */
  after: cursor,
  before: cursor,
  /** The recycle bin instead of what is in use. */
  deleted: z.boolean(),
});
export type ResourceQuery = z.infer<typeof resourceQuerySchema>;

export const FIRST_PAGE: ResourceQuery = {
  search: '',
  filters: {},
  order: null,
  after: null,
  before: null,
  deleted: false,
};
