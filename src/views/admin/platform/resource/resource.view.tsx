import { ResourceListDocument, ResourceRecordDocument } from '#api/documents/platform/resource.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { resourceOf } from '#domain/platform/resources/registry.ts';
import { deferData } from '#ui/loading/track-promise.ts';
import { readFilterOptions } from './filter-options.ts';
import { queryOf, resourceAt } from './resource-address.ts';
import { ResourceForm } from './resource-form.tsx';
import { ResourceList } from './resource-list.tsx';

/** The list of a resource, or the form of one record, depending on the address. */
export const loader = async ({ api, url, params, user }: ViewLoaderArgs) => {
  const { name, shows } = resourceAt(url, params.id);
  if (shows === 'list') {
    const query = queryOf(name, url.searchParams);
    const answer = Promise.all([
      api(ResourceListDocument, { resource: name, query }),
      readFilterOptions(api, name, query),
    ]);
    return deferData({ name, shows, query, answer });
  }
  if (shows === 'create') {
    // A form with an address of its own has its own row; others use the list's.
    if (!hasPermission(user, resourceOf(name).write)) throw new ProductError('FORBIDDEN');
    return { name, shows };
  }
  const record = api(ResourceRecordDocument, { resource: name, id: shows.id });
  return deferData({ name, shows: 'edit' as const, id: shows.id, record });
};

/** The list or form that the loader has found. Keys keep the input of one record out of the form of the next. */
export function Component() {
  const data = useViewData<typeof loader>();
  if (data.shows === 'list') return <ResourceList key={data.name} {...data} />;
  return data.shows === 'create' ? (
    <ResourceForm key={data.name} name={data.name} record={null} />
  ) : (
    <ResourceForm key={data.id} name={data.name} record={data.record} />
  );
}
