/**
 * The same value, with texts and names that PostgreSQL can store: no NUL and no lone surrogates. They are caused by
 * broken pastes, not by typing, so they are removed or replaced, and the rest of the answer counts.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [storable(name), storable(part)]));
}
