import type { ScimAttribute } from './scim-attribute.ts';
import type { Comparison, ScimFilter } from './scim-filter.ts';
import { comparedAttribute } from './scim-filter-parser.ts';
import type { AttributePath } from './scim-path.ts';
import { isList, isObject, type ScimObject, type ScimValue } from './scim-value.ts';

/** Whether a resource, or a value of a list, fulfils a filter. Names in it are those of the schema. */
export function matchesFilter(filter: ScimFilter, resource: ScimObject): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((each) => matchesFilter(each, resource));
    case 'or':
      return filter.filters.some((each) => matchesFilter(each, resource));
    case 'not':
      return !matchesFilter(filter.filter, resource);
    case 'present':
      return valuesAt(filter.path, resource).some(isPresent);
    case 'some':
      return listAt(filter.path.attribute, resource).some(
        (each) => isObject(each) && matchesFilter(filter.filter, each),
      );
    case 'compare': {
      const { path, comparison, value } = filter;
      const found = valuesAt(path, resource).map((each) => simpleOf(each));
      if (found.length === 0) return (comparison === 'eq') === (value === null) && /^(eq|ne)$/.test(comparison);
      const attribute = comparedAttribute(path);
      return found.some((each) => compares(comparison, folded(attribute, each), folded(attribute, value)));
    }
  }
}

const isPresent = (value: ScimValue): boolean =>
  value !== null && value !== '' && !(isList(value) && value.length === 0) && !(isObject(value) && value.size === 0);

/** The values of an attribute, which may be one. */
function listAt(attribute: ScimAttribute | null, resource: ScimObject): readonly ScimValue[] {
  const value = attribute === null ? undefined : resource.get(attribute.name);
  if (value === undefined || value === null) return [];
  return isList(value) ? value : [value];
}

function valuesAt({ attribute, sub }: AttributePath, resource: ScimObject): readonly ScimValue[] {
  const values = listAt(attribute, resource);
  if (sub === null) return values;
  return values.flatMap((each) => {
    const value = isObject(each) ? each.get(sub.name) : undefined;
    return value === undefined || value === null ? [] : [value];
  });
}

const simpleOf = (value: ScimValue): ScimValue => (isObject(value) ? (value.get('value') ?? null) : value);

/** Texts are compared without case where the schema says so, and instants as numbers. */
function folded(attribute: ScimAttribute | null, value: ScimValue): ScimValue {
  if (typeof value !== 'string') return value;
  if (attribute?.type === 'dateTime') return Date.parse(value);
  return attribute?.caseExact === true ? value : value.toLowerCase();
}

function compares(comparison: Comparison, found: ScimValue, value: ScimValue): boolean {
  if (comparison === 'eq') return found === value;
  if (comparison === 'ne') return found !== value;
  if (typeof found === 'number' && typeof value === 'number') return inOrder(comparison, found - value);
  if (typeof found !== 'string' || typeof value !== 'string') return false;
  if (comparison === 'co') return found.includes(value);
  if (comparison === 'sw') return found.startsWith(value);
  if (comparison === 'ew') return found.endsWith(value);
  return inOrder(comparison, found === value ? 0 : found < value ? -1 : 1);
}

function inOrder(comparison: Comparison, difference: number): boolean {
  if (comparison === 'gt') return difference > 0;
  if (comparison === 'ge') return difference >= 0;
  if (comparison === 'lt') return difference < 0;
  return comparison === 'le' && difference <= 0;
}

/** A value that a filter fixes for a resource, for a search by an index. */
export function fixedText(filter: ScimFilter | null, attribute: string, sub: string | null): string | null {
  if (filter === null) return null;
  if (filter.kind === 'and') {
    for (const each of filter.filters) {
      const found = fixedText(each, attribute, sub);
      if (found !== null) return found;
    }
    return null;
  }
  if (filter.kind === 'some') {
    if (filter.path.attribute?.name !== attribute || sub === null) return null;
    return fixedText(filter.filter, sub, null);
  }
  if (filter.kind !== 'compare' || filter.comparison !== 'eq' || typeof filter.value !== 'string') return null;
  const { path } = filter;
  const isNamed =
    path.attribute?.name === attribute &&
    (path.sub === null ? sub === null || comparedAttribute(path)?.name === sub : path.sub.name === sub);
  return isNamed ? filter.value : null;
}
