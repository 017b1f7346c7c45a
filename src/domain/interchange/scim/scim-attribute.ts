/** An attribute of a resource, as RFC 7643, section 7, describes it. */
export type ScimAttribute = {
  readonly name: string;
  readonly description: string;
  readonly type: 'string' | 'boolean' | 'dateTime' | 'reference' | 'complex';
  readonly multiValued?: true;
  readonly required?: true;
  readonly caseExact?: true;
  readonly mutability?: 'readOnly' | 'immutable';
  readonly returned?: 'always';
  readonly uniqueness?: 'server' | 'global';
  readonly referenceTypes?: readonly string[];
  readonly canonicalValues?: readonly string[];
  readonly subAttributes?: readonly ScimAttribute[];
};

/** A type of resources: its schema, its own attributes, and those of the standard that are accepted and not stored. */
export type ScimResourceType = {
  readonly name: 'User' | 'Group';
  readonly endpoint: '/Users' | '/Groups';
  readonly description: string;
  readonly schema: string;
  readonly attributes: readonly ScimAttribute[];
  /** Lower-case names. */
  readonly ignored: ReadonlySet<string>;
};

/** The attribute with a name, in any letter case. */
export function attributeNamed(attributes: readonly ScimAttribute[], name: string): ScimAttribute | undefined {
  const lower = name.toLowerCase();
  return attributes.find((each) => each.name.toLowerCase() === lower);
}

/** The attributes that every resource has. */
export const COMMON_ATTRIBUTES: readonly ScimAttribute[] = [
  {
    ...{ name: 'schemas', description: 'The schemas of the resource.', type: 'reference', multiValued: true },
    ...{ mutability: 'readOnly', returned: 'always', caseExact: true, referenceTypes: ['uri'] },
  },
  {
    ...{ name: 'id', description: 'Lectern’s id of the resource.', type: 'string', caseExact: true },
    ...{ mutability: 'readOnly', returned: 'always', uniqueness: 'server' },
  },
  {
    ...{ name: 'externalId', description: 'The id of the resource in the identity system.', type: 'string' },
    ...{ caseExact: true, uniqueness: 'server' },
  },
  {
    ...{ name: 'meta', description: 'Times, address and version of the resource.', type: 'complex' },
    mutability: 'readOnly',
    subAttributes: [
      { name: 'resourceType', description: 'Its type.', type: 'string', caseExact: true, mutability: 'readOnly' },
      { name: 'created', description: 'When it was created.', type: 'dateTime', mutability: 'readOnly' },
      {
        ...{ name: 'lastModified', description: 'When the identity system last changed it.', type: 'dateTime' },
        mutability: 'readOnly',
      },
      {
        ...{ name: 'location', description: 'Its address.', type: 'reference', caseExact: true },
        ...{ mutability: 'readOnly', referenceTypes: ['uri'] },
      },
      { name: 'version', description: 'Its ETag.', type: 'string', caseExact: true, mutability: 'readOnly' },
    ],
  },
];
