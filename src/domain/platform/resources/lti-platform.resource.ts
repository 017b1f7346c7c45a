import * as z from 'zod/mini';
import { isPlatformAddress } from '../../lti/platform-address.rule.ts';
import { problemText } from '../problem.ts';
import { EXTERNAL_MAX_CHARS } from '../text.limits.ts';
import { externalField, linesField, nameField, optionalReferenceField } from './field.schemas.ts';
import type { Resource } from './resource.ts';

const TOO_LONG = problemText('valueTooLong');
const ADDRESS = problemText('secureAddressNeeded');

const leadsThere = z.refine<string>((text) => text === '' || isPlatformAddress(text), ADDRESS);
const address = externalField.check(leadsThere);
const addressOrNone = z.string().check(z.trim(), z.maxLength(EXTERNAL_MAX_CHARS, TOO_LONG), leadsThere);

/** A learning platform (Moodle, Canvas, …) that launches Lectern with LTI. */
export const LTI_PLATFORM_RESOURCE = {
  name: 'platform',
  read: 'platforms.read',
  write: 'platforms.write',
  columns: [
    { name: 'name', kind: 'text', share: 1.5 },
    { name: 'issuer', kind: 'text', unordered: true, share: 2 },
    { name: 'school', kind: 'text', references: 'school', unordered: true },
    { name: 'userCount', kind: 'number', unordered: true },
    { name: 'updatedAt', kind: 'instant' },
  ],
  order: { column: 'name', direction: 'ascending' },
  fields: [
    { name: 'name', input: 'text' },
    { name: 'school', input: 'reference', references: 'school' },
    { name: 'issuer', input: 'text' },
    { name: 'clientId', input: 'text' },
    { name: 'deployments', input: 'lines' },
    { name: 'authorizationUrl', input: 'text' },
    { name: 'tokenUrl', input: 'text' },
    { name: 'keysUrl', input: 'text' },
    { name: 'audience', input: 'text' },
  ],
  schema: z.strictObject({
    name: nameField,
    /** Null: for users of every school, and of none. */
    school: optionalReferenceField,
    issuer: externalField,
    clientId: externalField,
    deployments: linesField,
    authorizationUrl: address,
    tokenUrl: address,
    keysUrl: address,
    /** The audience of token requests, if it is not the token endpoint. */
    audience: addressOrNone,
  }),
  initial: {
    name: '',
    school: null,
    issuer: '',
    clientId: '',
    deployments: '',
    authorizationUrl: '',
    tokenUrl: '',
    keysUrl: '',
    audience: '',
  },
} as const satisfies Resource;
