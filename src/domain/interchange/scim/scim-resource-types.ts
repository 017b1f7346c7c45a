import { COMMON_ATTRIBUTES, type ScimAttribute, type ScimResourceType } from './scim-attribute.ts';

const text = (name: string, description: string): ScimAttribute => ({ name, description, type: 'string' });

const lowerCase = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => name.toLowerCase()));

/** The attributes that values of a list have. */
const valueParts = (value: ScimAttribute, types: readonly string[]): readonly ScimAttribute[] => [
  value,
  text('display', 'A name to show.'),
  { ...text('type', 'What the value is for.'), canonicalValues: types },
  { name: 'primary', description: 'Whether it is the preferred one.', type: 'boolean' },
];

export const USER_TYPE: ScimResourceType = {
  ...{ name: 'User', endpoint: '/Users', description: 'Students and teachers' },
  schema: 'urn:ietf:params:scim:schemas:core:2.0:User',
  attributes: [
    ...COMMON_ATTRIBUTES,
    {
      ...text('userName', 'The name with which the user signs in to the identity system.'),
      ...{ required: true, uniqueness: 'server' },
    },
    {
      ...{ name: 'name', description: 'The parts of the name.', type: 'complex' },
      subAttributes: [
        text('formatted', 'The whole name.'),
        text('familyName', 'The family name.'),
        text('givenName', 'The given name.'),
      ],
    },
    text('displayName', 'The name that Lectern shows.'),
    text('userType', '“teacher” or “student”; accounts that have been used keep their type.'),
    { name: 'active', description: 'Whether the user can sign in.', type: 'boolean' },
    {
      ...{ name: 'emails', description: 'The first work address, or the primary one, is the email of the account.' },
      ...{ type: 'complex', multiValued: true },
      subAttributes: valueParts({ ...text('value', 'The address.'), uniqueness: 'global' }, ['work', 'home', 'other']),
    },
    {
      ...{ name: 'roles', description: 'Like userType, if there is none.', type: 'complex', multiValued: true },
      subAttributes: valueParts(text('value', '“teacher” or “student”.'), []),
    },
  ],
  ignored: lowerCase([
    ...['nickName', 'profileUrl', 'title', 'preferredLanguage', 'locale', 'timezone', 'password', 'phoneNumbers'],
    ...['ims', 'photos', 'addresses', 'entitlements', 'x509Certificates', 'groups'],
  ]),
};

export const GROUP_TYPE: ScimResourceType = {
  ...{ name: 'Group', endpoint: '/Groups', description: 'Classes' },
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  attributes: [
    ...COMMON_ATTRIBUTES,
    { ...text('displayName', 'The name of the class.'), required: true },
    {
      ...{ name: 'members', description: 'The students and teachers of the class.', type: 'complex' },
      multiValued: true,
      subAttributes: [
        { ...text('value', 'The id of the user.'), caseExact: true, mutability: 'immutable' },
        { ...text('display', 'The name of the user.'), mutability: 'readOnly' },
        { ...text('type', 'Always “User”.'), mutability: 'immutable', canonicalValues: ['User'] },
        {
          ...{ name: '$ref', description: 'The address of the user.', type: 'reference', caseExact: true },
          ...{ mutability: 'immutable', referenceTypes: ['User'] },
        },
      ],
    },
  ],
  ignored: new Set(),
};

export const SCIM_TYPES = [USER_TYPE, GROUP_TYPE] as const;
