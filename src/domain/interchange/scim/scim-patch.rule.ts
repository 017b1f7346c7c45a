import { SCIM_OPERATIONS_MAX } from './scim.limits.ts';
import { attributeNamed, type ScimAttribute, type ScimResourceType } from './scim-attribute.ts';
import { ScimError } from './scim-error.ts';
import { matchesFilter } from './scim-filter.rule.ts';
import type { ScimFilter } from './scim-filter.ts';
import { parseTarget, type ScimTarget } from './scim-filter-parser.ts';
import { attributePath } from './scim-path.ts';
import { attributeValue, isIgnored, singleValue } from './scim-resource.ts';
import { isList, isObject, type ScimObject, type ScimValue, valueNamed } from './scim-value.ts';

const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const KINDS = ['add', 'replace', 'remove'] as const;

type Operation = {
  readonly kind: (typeof KINDS)[number];
  readonly path: string | null;
  readonly value: ScimValue | undefined;
};

/**
 * The resource after a PATCH request of RFC 7644, section 3.5.2: all operations, or none. Names of operations have any
 * letter case, a value without a path may have paths as its names, and a removal may list values, as Entra ID sends them.
 * Throws `ScimError`.
 */
export function patchResource(type: ScimResourceType, resource: ScimObject, body: ScimObject): ScimObject {
  return operationsOf(body).reduce((patched, operation) => applied(type, patched, operation), resource);
}

function operationsOf(body: ScimObject): readonly Operation[] {
  const schemas = valueNamed(body, 'schemas');
  if (!isList(schemas) || !schemas.some((each) => String(each).toLowerCase() === PATCH_SCHEMA.toLowerCase()))
    throw new ScimError('schemaMissing', PATCH_SCHEMA);
  const operations = valueNamed(body, 'Operations');
  if (!isList(operations) || operations.length === 0) throw new ScimError('bodyInvalid', 'Operations');
  if (operations.length > SCIM_OPERATIONS_MAX) throw new ScimError('operationsTooMany', String(SCIM_OPERATIONS_MAX));
  return operations.map((each) => {
    if (!isObject(each)) throw new ScimError('bodyInvalid', 'Operations');
    const op = valueNamed(each, 'op');
    const kind = KINDS.find((name) => typeof op === 'string' && name === op.toLowerCase());
    if (kind === undefined) throw new ScimError('operationUnknown');
    const path = valueNamed(each, 'path') ?? null;
    if (path !== null && typeof path !== 'string') throw new ScimError('pathInvalid');
    return { kind, path: path === '' ? null : path, value: valueNamed(each, 'value') };
  });
}

function applied(type: ScimResourceType, resource: ScimObject, { kind, path, value }: Operation): ScimObject {
  if (path !== null) return atPath(type, resource, { kind, path, value });
  if (kind === 'remove') throw new ScimError('pathMissing');
  if (!isObject(value)) throw new ScimError('valueInvalid');
  let patched = resource;
  for (const [name, each] of value)
    if (!isRepeated(type, name)) patched = atPath(type, patched, { kind, path: name, value: each });
  return patched;
}

/** Okta repeats the id of a resource next to what it changes. */
const isRepeated = (type: ScimResourceType, name: string): boolean =>
  attributePath(type, name).attribute?.mutability === 'readOnly';

function atPath(
  type: ScimResourceType,
  resource: ScimObject,
  { kind, path, value }: Operation & { readonly path: string },
): ScimObject {
  const target = parseTarget(path, type);
  const { attribute } = target;
  if (attribute === null) {
    if (isIgnored(type, target.written)) return resource;
    throw new ScimError('pathInvalid', path.slice(0, 200));
  }
  if (attribute.mutability === 'readOnly' || target.sub?.mutability === 'readOnly')
    throw new ScimError('attributeReadOnly', attribute.name);
  if (kind !== 'remove' && value === undefined) throw new ScimError('valueInvalid', attribute.name);
  const before = resource.get(attribute.name);
  const after =
    attribute.multiValued === true
      ? changedList(attribute, target, before, { kind, path, value })
      : changedSingle(attribute, target, before, { kind, path, value });
  if (after === undefined && attribute.required === true) throw new ScimError('attributeRequired', attribute.name);
  const patched = new Map(resource);
  if (after === undefined) patched.delete(attribute.name);
  else patched.set(attribute.name, after);
  return patched;
}

function changedSingle(
  attribute: ScimAttribute,
  { sub, filter }: ScimTarget,
  before: ScimValue | undefined,
  { kind, path, value }: Operation,
): ScimValue | undefined {
  if (filter !== null) throw new ScimError('pathInvalid', path);
  if (sub !== null) return withPart(isObject(before) ? before : new Map(), sub, kind === 'remove' ? null : value);
  if (kind === 'remove') return undefined;
  const read = singleValue(attribute, value ?? null);
  return isObject(read) && isObject(before) ? new Map([...before, ...read]) : read;
}

/** The object with another value of a part; undefined if it has no parts left. */
function withPart(object: ScimObject, part: ScimAttribute, value: ScimValue | undefined): ScimObject | undefined {
  const changed = new Map(object);
  const read = singleValue(part, value ?? null);
  if (read === undefined) changed.delete(part.name);
  else changed.set(part.name, read);
  return changed.size === 0 ? undefined : changed;
}

function changedList(
  attribute: ScimAttribute,
  target: ScimTarget,
  before: ScimValue | undefined,
  { kind, value }: Operation,
): ScimValue | undefined {
  const values = isList(before) ? before : [];
  const { filter, sub } = target;
  if (filter !== null) return nonEmpty(changedValues(attribute, target, values, { kind, filter, value }));
  if (sub !== null) {
    const parts = values.flatMap(
      (each) => withPart(isObject(each) ? each : new Map(), sub, kind === 'remove' ? null : value) ?? [],
    );
    return nonEmpty(parts);
  }
  if (kind === 'replace') return attributeValue(attribute, value ?? null);
  if (kind === 'remove') {
    if (value === undefined || value === null) return undefined;
    const gone = attributeValue(attribute, value);
    return nonEmpty(values.filter((each) => !isList(gone) || !gone.some((other) => isSameEntry(each, other))));
  }
  const added = attributeValue(attribute, value ?? null);
  return nonEmpty((isList(added) ? added : []).reduce(withEntry, values));
}

const nonEmpty = (values: readonly ScimValue[]): ScimValue | undefined => (values.length === 0 ? undefined : values);

/** Whether two entries are about the same: by their values, whatever else they say. */
function isSameEntry(one: ScimValue, other: ScimValue): boolean {
  const [first, second] = [isObject(one) ? one.get('value') : one, isObject(other) ? other.get('value') : other];
  return first !== undefined && first === second;
}

/** An entry that is there already is replaced; a new primary one ends the earlier. */
function withEntry(values: readonly ScimValue[], entry: ScimValue): readonly ScimValue[] {
  const at = values.findIndex((each) => isSameEntry(each, entry));
  return at < 0
    ? [...onlyPrimary(values, entry), entry]
    : onlyPrimary(values, entry).map((each, index) => (index === at ? entry : each));
}

const onlyPrimary = (values: readonly ScimValue[], entry: ScimValue): readonly ScimValue[] =>
  isObject(entry) && entry.get('primary') === true
    ? values.map((each) =>
        isObject(each) && each.get('primary') === true ? new Map([...each, ['primary', false]]) : each,
      )
    : values;

/** The values of a list after a change of those that a filter selects. */
function changedValues(
  attribute: ScimAttribute,
  { sub, written }: ScimTarget,
  values: readonly ScimValue[],
  {
    kind,
    filter,
    value,
  }: { readonly kind: Operation['kind']; readonly filter: ScimFilter; readonly value: ScimValue | undefined },
): readonly ScimValue[] {
  const isSelected = (each: ScimValue): boolean => isObject(each) && matchesFilter(filter, each);
  const change = (each: ScimObject): ScimObject | undefined => {
    if (sub !== null) return withPart(each, sub, kind === 'remove' ? null : value);
    const read = singleValue(attribute, value ?? null);
    return isObject(read) ? new Map([...each, ...read]) : undefined;
  };
  if (kind === 'remove' && sub === null) return values.filter((each) => !isSelected(each));
  if (!values.some(isSelected)) {
    if (kind === 'remove') return values;
    const fresh = kind === 'add' ? describedBy(filter, attribute) : null;
    const added = fresh === null ? undefined : change(fresh);
    if (added === undefined) throw new ScimError('targetMissing', written);
    return [...onlyPrimary(values, added), added];
  }
  return values.flatMap((each) => (isObject(each) && isSelected(each) ? (change(each) ?? []) : [each]));
}

/** The value that a filter of equalities describes, which Entra ID adds; null for other filters. */
function describedBy(filter: ScimFilter, attribute: ScimAttribute): ScimObject | null {
  const filters = filter.kind === 'and' ? filter.filters : [filter];
  const described = new Map<string, ScimValue>();
  for (const each of filters) {
    if (each.kind !== 'compare' || each.comparison !== 'eq' || each.path.attribute === null) return null;
    const part = attributeNamed(attribute.subAttributes ?? [], each.path.attribute.name);
    if (part === undefined || part.mutability === 'readOnly') return null;
    described.set(part.name, each.value);
  }
  return described;
}
