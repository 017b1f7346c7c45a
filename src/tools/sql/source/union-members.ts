import { isUnionType, type Type } from 'typescript/unstable/sync';

const known = new WeakMap<Type, readonly Type[]>();

/**
 * The types that a type is one of; for any type other than a union, the type itself. Cached, since each request is sent
 * to the compiler.
 */
export function unionMembers(type: Type): readonly Type[] {
  const found = known.get(type);
  if (found !== undefined) return found;
  const members = isUnionType(type) ? type.getTypes().flatMap(unionMembers) : [type];
  known.set(type, members);
  return members;
}
