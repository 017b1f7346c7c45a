import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { isResourceName, type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import type { Resource } from '#domain/platform/resources/resource.ts';
import type { Viewer } from '../../access/viewer.ts';
import { QUIZ_CHOICES } from './quiz-choices.table.ts';
import type { ResourceTable } from './resource-table.ts';
import { RESOURCE_TABLES } from './tables.ts';

/** A resource as one viewer may use it. */
export type OpenResource = {
  readonly name: ResourceName;
  readonly resource: Resource;
  readonly table: ResourceTable;
  readonly viewer: Viewer;
  /** The one school whose records are the viewer's; null: all are. */
  readonly school: string | null;
};

/**
 * The one place that asks whether a person may read or write a kind of record. Throws `NOT_FOUND` for a kind there is
 * not, `FORBIDDEN` for who may not. Who belongs to a school sees its records alone, and may read but never write what
 * belongs to no school.
 */
export function openResource(viewer: Viewer, name: string, action: 'read' | 'write'): OpenResource {
  if (!isResourceName(name)) throw new ProductError('NOT_FOUND');
  const resource = resourceOf(name);
  const table = RESOURCE_TABLES[name];
  if (!hasPermission(viewer, resource[action])) throw new ProductError('FORBIDDEN');
  if (viewer.role === 'admin') return { name, resource, table, viewer, school: null };
  if (table.school === null && action === 'read') return { name, resource, table, viewer, school: null };
  if (table.school === null || viewer.schoolId === null) throw new ProductError('FORBIDDEN');
  return { name, resource, table, viewer, school: viewer.schoolId };
}

/** What a field can refer to, as one viewer may see it: a resource, or what has a list of its own. */
export type Choices = Pick<OpenResource, 'table' | 'school'> & { readonly resource: Pick<Resource, 'columns'> };

/** As `openResource`, for choosing. */
export function openChoices(viewer: Viewer, name: string): Choices {
  if (name !== 'quiz') return openResource(viewer, name, 'read');
  if (!hasPermission(viewer, 'quiz.read')) throw new ProductError('FORBIDDEN');
  return { table: QUIZ_CHOICES, resource: { columns: [] }, school: null };
}

/** SQL of when a record went into the recycle bin, and of its revision. */
export const deletedAtSql = ({ deletedAt = 'deleted_at' }: ResourceTable): string => `r.${deletedAt}`;
export const revisionSql = ({ revision = 'r.revision' }: ResourceTable): string => revision;

/** Which rows the viewer may touch, as SQL; adds what it compares with to the parameters. */
export function scopeSql({ table, school }: Choices, parameters: unknown[]): string {
  const own = table.where ?? 'true';
  if (school === null) return own;
  parameters.push(school);
  return `${own} and ${table.school} = $${parameters.length}`;
}
