import { pattern } from '#routes/pattern.ts';
import { ROUTES } from '#routes/table.ts';

/**
 * Whether an address is one of the product's, so that the server can answer unknown ones with a real 404.
 * A slash at the end makes no difference, as it makes none to the router.
 */
export function isKnownAddress(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return KNOWN.some((known) => known.test(safelyDecoded(plain)));
}

const KNOWN: readonly RegExp[] = ROUTES.filter(({ path }) => path !== '*').map(
  ({ path }) =>
    new RegExp(
      `^${pattern(path)
        .replace(/[.+?^$()|[\]\\]/g, '\\$&')
        .replace(/:\w+/g, '[^/]+')}$`,
    ),
);

function safelyDecoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
