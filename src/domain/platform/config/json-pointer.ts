const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** The value at a JSON pointer (RFC 6901), or undefined if there is no such value. */
export function readPointer(data: unknown, pointer: string): unknown {
  let value = data;
  for (const part of pointer.split('/').slice(1).map(unescaped)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}
