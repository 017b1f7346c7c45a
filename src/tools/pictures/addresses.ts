import { pattern } from '#routes/pattern.ts';
import { ALL_ROUTES } from '#routes/table.ts';

/** An address to take screenshots of. */
export type Address = { readonly id: string; readonly path: string };

const isBuilt = ({ view, path }: (typeof ALL_ROUTES)[number]): boolean => view !== 'redirect' && path !== '*';

/** Routes with a screen of their own, those without parameters first, and an unknown address. */
export const BUILT_ROWS = ALL_ROUTES.filter(isBuilt).toSorted(
  (a, b) => a.path.split(':').length - b.path.split(':').length,
);

export const UNKNOWN: Address = { id: 'error', path: '/no/such/page' };

/**
 * An address for a route: its own, or, with parameters, the first matching link seen so far.
 * The gallery is the one route with several addresses, one per component.
 */
export function addressesOf(
  row: { readonly id: string; readonly path: string },
  links: ReadonlySet<string>,
): Address[] {
  if (!row.path.includes(':')) return [{ id: row.id, path: row.path }];
  const fits = new RegExp(`^${pattern(row.path).replace(/[.+]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
  const found = [...links].filter((link) => fits.test(link));
  if (row.id === 'gallery.part') return found.map((path) => ({ id: `gallery.${path.split('/').at(-1)}`, path }));
  return found.slice(0, 1).map((path) => ({ id: row.id, path }));
}
