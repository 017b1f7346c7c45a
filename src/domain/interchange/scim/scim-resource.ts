import { SCIM_TEXT_MAX_CHARS, SCIM_VALUES_MAX } from './scim.limits.ts';
import { attributeNamed, type ScimAttribute, type ScimResourceType } from './scim-attribute.ts';
import { ScimError } from './scim-error.ts';
import { attributePath, ownName } from './scim-path.ts';
import { isList, isObject, type ScimObject, type ScimValue } from './scim-value.ts';

/** Whether the attribute has a type that clients may not write. */
const isReadOnly = ({ mutability }: ScimAttribute): boolean => mutability === 'readOnly';

/**
 * A value as the schema has it: names in its letter case, booleans that were sent as texts, and without what it doesn't
 * have. Undefined for an empty value. Throws `valueInvalid`.
 */
export function attributeValue(attribute: ScimAttribute, value: ScimValue): ScimValue | undefined {
  if (attribute.multiValued !== true) return singleValue(attribute, value);
  const values = isList(value) ? value : [value];
  if (values.length > SCIM_VALUES_MAX && attribute.name !== 'members')
    throw new ScimError('valueInvalid', attribute.name);
  const read = values.flatMap((each) => singleValue(attribute, each) ?? []);
  return read.length === 0 ? undefined : read;
}

/** The same for one value of a list. */
export function singleValue(attribute: ScimAttribute, value: ScimValue): ScimValue | undefined {
  if (value === null || value === '') return undefined;
  if (attribute.type === 'complex') return complexValue(attribute, value);
  if (attribute.type === 'boolean') {
    const word = String(value).toLowerCase();
    if (typeof value !== 'boolean' && (typeof value !== 'string' || (word !== 'true' && word !== 'false')))
      throw new ScimError('valueInvalid', attribute.name);
    return word === 'true';
  }
  if (typeof value !== 'string' || value.length > SCIM_TEXT_MAX_CHARS)
    throw new ScimError('valueInvalid', attribute.name);
  return value;
}

function complexValue(attribute: ScimAttribute, value: ScimValue): ScimValue | undefined {
  const parts = attribute.subAttributes ?? [];
  // Some clients send a list of plain values.
  if (typeof value === 'string' && attribute.multiValued === true)
    return complexValue(attribute, new Map([['value', value]]));
  if (!isObject(value)) throw new ScimError('valueInvalid', attribute.name);
  const read = new Map<string, ScimValue>();
  for (const [name, each] of value) {
    const part = attributeNamed(parts, name);
    const single = part === undefined || isReadOnly(part) ? undefined : singleValue(part, each);
    if (part !== undefined && single !== undefined) read.set(part.name, single);
  }
  return read.size === 0 ? undefined : read;
}

/**
 * The attributes of a resource in a request that clients may write. Others are left out, as RFC 7644 allows. Throws
 * `valueInvalid`.
 */
export function readResource(type: ScimResourceType, body: ScimObject): ScimObject {
  const read = new Map<string, ScimValue>();
  for (const [name, value] of body) {
    const own = ownName(type, name);
    const attribute = own === null ? undefined : attributeNamed(type.attributes, own);
    if (attribute === undefined || isReadOnly(attribute)) continue;
    const single = attributeValue(attribute, value);
    if (single !== undefined) read.set(attribute.name, single);
  }
  return read;
}

/** Whether an attribute that the type doesn't have may be sent: of the standard, or of an extension. */
export const isIgnored = (type: ScimResourceType, written: string): boolean => {
  const own = ownName(type, written);
  return own === null || type.ignored.has(own.split('.', 1)[0]?.toLowerCase() ?? '');
};

/** Which attributes a response has. `id`, `schemas` and `meta` are always there. */
export function selectAttributes(
  type: ScimResourceType,
  resource: ScimObject,
  { only, without }: { readonly only: string | undefined; readonly without: string | undefined },
): ScimObject {
  const listed = only !== undefined && only.trim() !== '';
  const paths = (listed ? only : (without ?? ''))
    .split(',')
    .map((each) => attributePath(type, each.trim()))
    .filter(({ attribute }) => attribute !== null);
  const selected = new Map<string, ScimValue>();
  for (const [name, value] of resource) {
    const named = paths.filter(({ attribute }) => attribute?.name === name);
    const isWhole = named.some(({ sub }) => sub === null);
    const subs = new Set(named.flatMap(({ sub }) => sub?.name ?? []));
    if (/^(id|schemas|meta)$/.test(name)) selected.set(name, value);
    else if (listed ? isWhole : !isWhole && subs.size === 0) selected.set(name, value);
    else if (subs.size > 0 && !(isWhole && !listed)) {
      const part = partsOf(value, (sub) => subs.has(sub) === listed);
      if (part !== undefined) selected.set(name, part);
    }
  }
  return selected;
}

function partsOf(value: ScimValue, isSelected: (sub: string) => boolean): ScimValue | undefined {
  if (isList(value)) return value.flatMap((each) => partsOf(each, isSelected) ?? []);
  if (!isObject(value)) return value;
  const selected = new Map([...value].filter(([name]) => isSelected(name)));
  return selected.size === 0 ? undefined : selected;
}
