const isActor = (value: object): value is { readonly id: string } => 'getSnapshot' in value && 'id' in value;

/** A value of a context or an event as plain data that can be compared and serialised: actors by id, errors by name and message. */
export function plain(value: unknown): unknown {
  if (typeof value === 'function') return `function ${value.name}`;
  if (typeof value !== 'object' || value === null) return value;
  if (isActor(value)) return `actor ${value.id}`;
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  const entries = value instanceof Map || value instanceof Set ? [...value.entries()] : Object.entries(value);
  return Object.fromEntries(entries.map(([key, part]) => [key, plain(part)]));
}
