import type { Api } from '#api/client.ts';
import { ResourceOptionsDocument } from '#api/documents/platform/resource.generated.ts';
import { type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import type { ResourceQuery } from '#domain/platform/resources/resource-query.schema.ts';
import type { Option } from '#ui/form/fields/select-field.tsx';

/** Filter options by column, for columns that refer to another resource. */
export type FilterOptions = Readonly<Record<string, readonly Option[]>>;

export async function readFilterOptions(api: Api, name: ResourceName, query: ResourceQuery): Promise<FilterOptions> {
  const columns = resourceOf(name).columns.filter(({ filter, references }) => filter && references !== undefined);
  const all = await Promise.all(
    columns.map(async (column) => {
      const chosen = query.filters[column.name];
      const { resourceOptions } = await api(ResourceOptionsDocument, {
        ...{ resource: column.references ?? '', search: '', ids: chosen === undefined ? [] : [chosen] },
      });
      return [column.name, resourceOptions.map(({ id, title }) => ({ value: id, label: title }))] as const;
    }),
  );
  return Object.fromEntries(all);
}
