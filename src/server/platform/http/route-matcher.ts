import { DEVELOPMENT_ROUTES } from '#routes/development.routes.ts';
import { pattern } from '#routes/pattern.ts';
import type { RouteRow } from '#routes/route-row.ts';
import { ROUTES } from '#routes/table.ts';

/**
 * The route of an address; null if the product has no such address, so that the server can respond
 * with a real 404. A trailing slash makes no difference, as in the router.
 * @param inspect whether the addresses for developers exist here
 */
export function rowAt(path: string, inspect = false): RouteRow | null {
  const plain = safelyDecoded(path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path);
  return (inspect ? [...KNOWN, ...DEVELOPMENT] : KNOWN).find(({ fits }) => fits.test(plain))?.row ?? null;
}

/** Whether an address is one of the product's. */
export const isKnownAddress = (path: string, inspect = false): boolean => rowAt(path, inspect) !== null;

const matcherOf = (row: RouteRow): { readonly row: RouteRow; readonly fits: RegExp } => ({
  row,
  fits: new RegExp(
    `^${pattern(row.path)
      .replace(/[.+?^$()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')}$`,
  ),
});

const KNOWN = ROUTES.filter(({ path }) => path !== '*').map(matcherOf);
const DEVELOPMENT = DEVELOPMENT_ROUTES.map(matcherOf);

function safelyDecoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
