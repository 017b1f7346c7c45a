import * as z from 'zod/mini';
import { CLAIM_MAX_CHARS, SAML_METADATA_MAX_CHARS } from '../../access/sign-on/sign-on.limits.ts';
import { SIGN_ON_ACCOUNTS, SIGN_ON_ROLES } from '../../access/sign-on/sign-on-role.rule.ts';
import { isPlatformAddress } from '../../lti/platform-address.rule.ts';
import { problemText } from '../problem.ts';
import { externalField, linesField, nameField, optionalReferenceField } from './field.schemas.ts';
import type { Resource } from './resource.ts';
import { domainLines } from './sign-on.resource.ts';

const TOO_LONG = problemText('valueTooLong');

/** Whether metadata is the document itself, and not its address. */
export const isSamlDocument = (metadata: string): boolean => metadata.trimStart().startsWith('<');

/** A SAML identity provider of a school (SimpleSAMLphp, Shibboleth, AD FS, …). */
export const SAML_RESOURCE = {
  name: 'saml',
  read: 'platforms.read',
  write: 'platforms.write',
  columns: [
    { name: 'name', kind: 'text', share: 1.5 },
    { name: 'entityId', kind: 'text', unordered: true, share: 2 },
    { name: 'school', kind: 'text', references: 'school', unordered: true },
    { name: 'userCount', kind: 'number', unordered: true },
    { name: 'updatedAt', kind: 'instant' },
  ],
  order: { column: 'name', direction: 'ascending' },
  fields: [
    { name: 'name', input: 'text' },
    { name: 'school', input: 'reference', references: 'school' },
    { name: 'entityId', input: 'text' },
    { name: 'metadata', input: 'lines' },
    { name: 'domains', input: 'lines' },
    { name: 'accounts', input: 'choice', choices: SIGN_ON_ACCOUNTS },
    { name: 'newRole', input: 'choice', choices: SIGN_ON_ROLES },
    { name: 'teacherAttribute', input: 'text' },
    { name: 'teacherValues', input: 'lines' },
    { name: 'refusesPasswords', input: 'toggle' },
  ],
  schema: z.strictObject({
    name: nameField,
    /** Null is only accepted of school admins, whose own school is used. */
    school: optionalReferenceField,
    entityId: externalField,
    /** Its address, or the document itself. */
    metadata: z.string().check(
      z.trim(),
      z.minLength(1, problemText('valueMissing')),
      z.maxLength(SAML_METADATA_MAX_CHARS, TOO_LONG),
      z.refine((text) => isSamlDocument(text) || isPlatformAddress(text), problemText('samlMetadataInvalid')),
    ),
    domains: domainLines,
    accounts: z.enum(SIGN_ON_ACCOUNTS),
    newRole: z.enum(SIGN_ON_ROLES),
    teacherAttribute: z.string().check(z.trim(), z.maxLength(CLAIM_MAX_CHARS, TOO_LONG)),
    teacherValues: linesField,
    refusesPasswords: z.boolean(),
  }),
  initial: {
    name: '',
    school: null,
    entityId: '',
    metadata: '',
    domains: '',
    accounts: 'invited',
    newRole: 'student',
    teacherAttribute: '',
    teacherValues: '',
    refusesPasswords: false,
  },
} as const satisfies Resource;
