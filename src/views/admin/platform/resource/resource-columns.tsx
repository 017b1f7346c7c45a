import { Link } from 'react-router';
import type { ResourceListQuery } from '#api/documents/platform/resource.generated.ts';
import { withListsAsSentences } from '#domain/content/notation/list-sentence.rule.ts';
import { type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import type { ResourceColumn } from '#domain/platform/resources/resource.ts';
import type { texts } from '#texts/compiled/en/platform/admin/resources.generated.ts';
import { currentLanguage } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { resourceLabel } from '#texts/platform/admin/resource-label.wording.ts';
import { priceText } from '#texts/wording/price.wording.ts';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import type { CellValue, Column } from '#ui/table/column.ts';
import { ContentState } from '../../content/content-state.tsx';
import type { FilterOptions } from './filter-options.ts';
import styles from './resource.module.css';
import { editAddress } from './resource-address.ts';

type Row = ResourceListQuery['resourceList']['rows'][number];
type Words = typeof texts;

function cellOf(row: Row, { name, kind }: ResourceColumn, t: Words): CellValue {
  const { cells } = row;
  const value = cells[name];
  if (value === null || value === undefined) return null;
  if (kind === 'instant' || kind === 'stage') return new Date(String(value));
  if (kind === 'toggle') return value === true;
  if (kind === 'number') return Number(value);
  if (kind === 'money') return priceText(currentLanguage(), Number(value), String(cells.currency));
  if (kind === 'markdown') return plainText(withListsAsSentences(String(value)));
  return kind === 'choice' ? named(t.choices, String(value)) : String(value);
}

/** Whether a row links to its record: separate editors don't open deleted records. */
export const opens = (name: ResourceName, deleted: boolean): boolean => !(deleted && resourceOf(name).ownEditor);

/** The columns of a resource's list; the first one links to the record. */
export function columnsOf(name: ResourceName, t: Words, options: FilterOptions): readonly Column<Row>[] {
  return resourceOf(name).columns.map((column, at) => ({
    id: column.name,
    title: resourceLabel(t, column.name),
    value: (row) => cellOf(row, column, t),
    ...(at === 0 && {
      show: (row) =>
        opens(name, row.deletedAt !== null) ? (
          <Link className={styles.open} to={editAddress(name, row.id)}>
            {String(cellOf(row, column, t) ?? row.title)}
          </Link>
        ) : (
          String(cellOf(row, column, t) ?? row.title)
        ),
    }),
    ...(column.kind === 'stage' && {
      show: (row) => <ContentState publishedAt={cellOf(row, column, t) as Date | null} />,
    }),
    ...(column.share !== undefined && { share: column.share }),
    numeric: column.kind === 'number' || column.kind === 'money',
    sortable: column.unordered !== true,
    hiddenAtFirst: column.hiddenAtFirst === true,
    ...(column.filter && { filter: filterOf(column, t, options) }),
  }));
}

function filterOf(column: ResourceColumn, t: Words, options: FilterOptions) {
  if (column.kind === 'toggle') {
    return [
      { value: 'true', label: t.yes },
      { value: 'false', label: t.no },
    ];
  }
  return (
    options[column.name] ?? (column.choices ?? []).map((choice) => ({ value: choice, label: named(t.choices, choice) }))
  );
}
