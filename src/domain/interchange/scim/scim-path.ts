import { attributeNamed, type ScimAttribute, type ScimResourceType } from './scim-attribute.ts';

/** An attribute, or a sub-attribute of it. Null for `attribute`: the resource has no such attribute. */
export type AttributePath = { readonly attribute: ScimAttribute | null; readonly sub: ScimAttribute | null };

const EXTENSION = /^urn:/i;

/** The name within the schema of the type; null for one of another schema, such as an extension. */
export function ownName({ schema }: ScimResourceType, name: string): string | null {
  if (!EXTENSION.test(name)) return name;
  const prefix = `${schema}:`.toLowerCase();
  return name.toLowerCase().startsWith(prefix) ? name.slice(prefix.length) : null;
}

/** Reads `name`, `name.sub`, or the same after the name of the schema. An unknown name has no attribute. */
export function attributePath(type: ScimResourceType, written: string): AttributePath {
  const [first = '', second, third] = (ownName(type, written) ?? '').split('.');
  const attribute = attributeNamed(type.attributes, first) ?? null;
  if (attribute === null || second === undefined) return { attribute, sub: null };
  const sub = attributeNamed(attribute.subAttributes ?? [], second) ?? null;
  return sub === null || third !== undefined ? { attribute: null, sub: null } : { attribute, sub };
}
