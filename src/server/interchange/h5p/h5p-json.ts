/* Fields of parsed JSON of unknown form. */

export type JsonObject = { readonly [name: string]: unknown };

/** Whether a value is an object, neither null nor a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field; undefined if the value is no object. */
export const fieldOf = (value: unknown, ...path: readonly string[]): unknown => {
  let found = value;
  for (const name of path) found = isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  return found;
};

/** A field that is a text; empty for anything else. */
export const textField = (value: unknown, ...path: readonly string[]): string => {
  const found = fieldOf(value, ...path);
  return typeof found === 'string' ? found : '';
};

/** A field that is a list; an empty one for anything else. */
export const listField = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = fieldOf(value, ...path);
  return Array.isArray(found) ? found : [];
};
