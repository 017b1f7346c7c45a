import { href } from '#routes/href.ts';

/** The search parameter of the screens of duplicates: two ids with a comma to merge them; empty: the list. */
export const DUPLICATES_PARAMETER = 'duplicates';

/** The address of the list of possible duplicates, or of the merge of two accounts. */
export const duplicatesHref = (pair: readonly string[] = []): string =>
  `${href('admin.users')}?${DUPLICATES_PARAMETER}=${encodeURIComponent(pair.join(','))}`;

/** The two accounts in the address; null: the list. */
export function pairOf(params: URLSearchParams): readonly [string, string] | null {
  const [one = '', other = ''] = (params.get(DUPLICATES_PARAMETER) ?? '').split(',');
  return one === '' || other === '' ? null : [one, other];
}
