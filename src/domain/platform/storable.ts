/**
 * The same value, with texts and names that PostgreSQL can store: it holds neither NUL nor half a surrogate pair. What a
 * broken paste brought in is left out or replaced, since nobody has typed it on purpose, and the answer around it counts.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [storable(name), storable(part)]));
}
