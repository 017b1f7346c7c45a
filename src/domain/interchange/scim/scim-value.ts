import { ScimError } from './scim-error.ts';

/**
 * A value of a SCIM resource. Objects are maps, because their names are the client's: a map has no inherited names, and
 * `__proto__` is a name as any other.
 */
export type ScimValue = string | number | boolean | null | readonly ScimValue[] | ScimObject;
export type ScimObject = ReadonlyMap<string, ScimValue>;

/** Objects within objects, of which SCIM needs four. */
const DEPTH_MAX = 10;

/** A parsed JSON value. Throws `bodyInvalid` for values that no resource has. */
export function scimValue(json: unknown, depth = 0): ScimValue {
  if (depth > DEPTH_MAX) throw new ScimError('bodyInvalid');
  if (json === null || typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean') return json;
  if (Array.isArray(json)) return json.map((each) => scimValue(each, depth + 1));
  if (typeof json !== 'object') throw new ScimError('bodyInvalid');
  return new Map(Object.entries(json).map(([name, value]) => [name, scimValue(value, depth + 1)]));
}

/** The same for a JSON object. Throws `bodyInvalid` for anything else. */
export function scimObject(json: unknown): ScimObject {
  const value = scimValue(json);
  if (!isObject(value)) throw new ScimError('bodyInvalid');
  return value;
}

/** Whether a value is an object. */
export const isObject = (value: ScimValue | undefined): value is ScimObject => value instanceof Map;

/** Whether a value is a list. */
export const isList = (value: ScimValue | undefined): value is readonly ScimValue[] => Array.isArray(value);

/** The value as `JSON.stringify` accepts it. */
export function jsonOf(value: ScimValue): unknown {
  if (isObject(value)) return Object.fromEntries([...value].map(([name, each]) => [name, jsonOf(each)]));
  return isList(value) ? value.map(jsonOf) : value;
}

/** The value of a name in any letter case, as names of attributes are compared. */
export function valueNamed(object: ScimObject, name: string): ScimValue | undefined {
  const exact = object.get(name);
  if (exact !== undefined) return exact;
  const lower = name.toLowerCase();
  for (const [each, value] of object) if (each.toLowerCase() === lower) return value;
  return undefined;
}
