import { isResourceName, type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import { FIRST_PAGE, type ResourceQuery } from '#domain/platform/resources/resource-query.schema.ts';
import { ROUTES } from '#routes/table.ts';

/* The state of a resource's screen is in the address, so that it can be bookmarked and shared. */

const FILTER = 'f.';
const EDIT = 'edit';
const CREATE = 'create';

/** What an address of the admin area shows. */
export type ResourceLocation = {
  readonly name: ResourceName;
  /** The list; the form of a new record; the form of an existing one. */
  readonly shows: 'list' | 'create' | { readonly id: string };
};

/** Throws if the address belongs to no resource: the row of the route table is wrong then. */
export function resourceAt(url: URL, id: string | undefined): ResourceLocation {
  const [, , name = '', third] = url.pathname.split('/');
  if (!isResourceName(name)) throw new Error(`${url.pathname} is not the address of a resource.`);
  const edited = id ?? url.searchParams.get(EDIT);
  if (edited !== null) return { name, shows: { id: edited } };
  return { name, shows: third === CREATE || url.searchParams.has(CREATE) ? 'create' : 'list' };
}

const pathOf = (id: string): string | undefined => ROUTES.find((row) => row.id === id)?.path;

/** The address of a resource's list. */
export const listAddress = (name: ResourceName): string => `/admin/${name}`;
/** Screens with a separate form have an address for it; the others show it in their own. */
export const createAddress = (name: ResourceName): string =>
  pathOf(`admin.${name}.create`) ?? `${listAddress(name)}?${CREATE}`;

/** The address of a record's form; resources without a route for it open it on their list, by a parameter. */
export const editAddress = (name: ResourceName, id: string): string =>
  pathOf(`admin.${name}.edit`)?.replace(':id', id) ?? `${listAddress(name)}?${new URLSearchParams({ [EDIT]: id })}`;

/** The query of a list from its address; defaults are those of the first page. */
export function queryOf(name: ResourceName, search: URLSearchParams): ResourceQuery {
  const { columns } = resourceOf(name);
  const order = search.get('order');
  const column = order?.replace(/^-/, '');
  const known = columns.find((entry) => entry.name === column && !entry.unordered);
  return {
    search: search.get('q') ?? '',
    filters: Object.fromEntries(
      columns.flatMap((entry) => {
        const value = entry.filter ? search.get(`${FILTER}${entry.name}`) : null;
        return value === null ? [] : [[entry.name, value]];
      }),
    ),
    order: (known && { column: known.name, direction: order?.startsWith('-') ? 'descending' : 'ascending' }) || null,
    after: search.get('after'),
    before: search.get('before'),
    deleted: search.has('bin'),
  };
}

/** The address of a list from its query. */
export function searchOf(query: ResourceQuery): URLSearchParams {
  const { search, filters, order, after, before, deleted } = { ...FIRST_PAGE, ...query };
  const parameters = new URLSearchParams();
  if (search !== '') parameters.set('q', search);
  for (const [name, value] of Object.entries(filters)) if (value !== '') parameters.set(`${FILTER}${name}`, value);
  if (order !== null) parameters.set('order', `${order.direction === 'descending' ? '-' : ''}${order.column}`);
  if (after !== null) parameters.set('after', after);
  if (before !== null) parameters.set('before', before);
  if (deleted) parameters.set('bin', '1');
  return parameters;
}
