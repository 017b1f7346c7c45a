import type { Api } from '#api/client.ts';
import { ResourceOptionsDocument } from '#api/documents/platform/resource.generated.ts';
import { isReferable, type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import type { ResourceQuery } from '#domain/platform/resources/resource-query.schema.ts';
import type { Option } from '#ui/form/fields/select-field.tsx';

/** Filter options by column, for columns that refer to another resource. */
export type FilterOptions = Readonly<Record<string, readonly Option[]>>;

/**
 * The options of those filters that refer to other records. A chosen record is included even if it is not among the
 * first.
 */
export async function readFilterOptions(api: Api, name: ResourceName, query: ResourceQuery): Promise<FilterOptions> {
  const columns = resourceOf(name).columns.flatMap(({ name: column, filter, references = '' }) =>
    filter && isReferable(references) ? [{ column, resource: references }] : [],
  );
  const all = await Promise.all(
    columns.map(async ({ column, resource }) => {
      const chosen = query.filters[column];
      const ids = chosen === undefined ? [] : [chosen];
      const { resourceOptions } = await api(ResourceOptionsDocument, { resource, search: '', ids });
      return [column, resourceOptions.map(({ id, title }) => ({ value: id, label: title }))] as const;
    }),
  );
  return Object.fromEntries(all);
}
