import { DEVELOPMENT_ROUTES } from '#routes/development.routes.ts';
import { pattern } from '#routes/pattern.ts';
import { ROUTES } from '#routes/table.ts';

/**
 * Whether an address is one of the product's, so that the server can answer unknown ones with a real 404.
 * A slash at the end makes no difference, as it makes none to the router.
 * @param inspect whether the addresses for those who build the product exist here
 */
export function isKnownAddress(path: string, inspect = false): boolean {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return (inspect ? [...KNOWN, ...DEVELOPMENT] : KNOWN).some((known) => known.test(safelyDecoded(plain)));
}

const matcherOf = ({ path }: { readonly path: string }): RegExp =>
  new RegExp(
    `^${pattern(path)
      .replace(/[.+?^$()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')}$`,
  );

const KNOWN = ROUTES.filter(({ path }) => path !== '*').map(matcherOf);
const DEVELOPMENT = DEVELOPMENT_ROUTES.map(matcherOf);

function safelyDecoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
