import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { isResourceName, type ResourceName, resourceOf } from '#domain/platform/resources/registry.ts';
import type { Resource } from '#domain/platform/resources/resource.ts';
import type { Viewer } from '../../access/viewer.ts';
import { QUIZ_CHOICES } from './quiz-choices.table.ts';
import type { ResourceTable } from './resource-table.ts';
import { RESOURCE_TABLES } from './tables.ts';

/** A resource with one viewer's access. */
export type OpenResource = {
  readonly name: ResourceName;
  readonly resource: Resource;
  readonly table: ResourceTable;
  readonly viewer: Viewer;
  /** The school whose records the viewer may access; null: all. */
  readonly school: string | null;
};

/**
 * The only place that checks whether a user may read or write a kind of record. Throws `NOT_FOUND` for an unknown kind,
 * `FORBIDDEN` without permission. School admins see their school's records alone, and may read but never write what
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

/** The target of a reference, as one viewer may see it: a resource, or something with its own list. */
export type Choices = Pick<OpenResource, 'table' | 'school'> & { readonly resource: Pick<Resource, 'columns'> };

/** As `openResource`, for choosing. */
export function openChoices(viewer: Viewer, name: string): Choices {
  if (name !== 'quiz') return openResource(viewer, name, 'read');
  if (!hasPermission(viewer, 'quiz.read')) throw new ProductError('FORBIDDEN');
  return { table: QUIZ_CHOICES, resource: { columns: [] }, school: null };
}

/** SQL of when a record was deleted, and of its revision. */
export const deletedAtSql = ({ deletedAt = 'deleted_at' }: ResourceTable): string => `r.${deletedAt}`;

/** SQL of a record's revision. */
export const revisionSql = ({ revision = 'r.revision' }: ResourceTable): string => revision;

/** Which rows the viewer may access, as SQL; adds to the parameters. */
export function scopeSql({ table, school }: Choices, parameters: unknown[]): string {
  const own = table.where ?? 'true';
  if (school === null) return own;
  parameters.push(school);
  return `${own} and ${table.school} = $${parameters.length}`;
}
