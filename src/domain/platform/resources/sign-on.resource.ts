import * as z from 'zod/mini';
import { isDomain } from '../../access/sign-on/email-domain.rule.ts';
import { CLAIM_MAX_CHARS, SIGN_ON_DOMAINS_MAX } from '../../access/sign-on/sign-on.limits.ts';
import { SIGN_ON_ACCOUNTS, SIGN_ON_ROLES } from '../../access/sign-on/sign-on-role.rule.ts';
import { isPlatformAddress } from '../../lti/platform-address.rule.ts';
import { problemText } from '../problem.ts';
import { externalField, linesField, nameField, optionalReferenceField } from './field.schemas.ts';
import { linesOf } from './lines.rule.ts';
import type { Resource } from './resource.ts';

const TOO_LONG = problemText('valueTooLong');

/** Email domains, one per line. */
export const domainLines = z.pipe(
  linesField,
  z
    .pipe(
      z.string(),
      z.transform((text) => linesOf(text.toLowerCase()).join('\n')),
    )
    .check(
      z.refine((text) => linesOf(text).every(isDomain), problemText('domainInvalid')),
      z.refine((text) => linesOf(text).length <= SIGN_ON_DOMAINS_MAX, TOO_LONG),
    ),
);

/** An identity provider of a school (Google, Microsoft Entra ID, …). Its secret is stored by a call of its own. */
export const SIGN_ON_RESOURCE = {
  name: 'sign-on',
  read: 'platforms.read',
  write: 'platforms.write',
  columns: [
    { name: 'name', kind: 'text', share: 1.5 },
    { name: 'issuerUrl', kind: 'text', unordered: true, share: 2 },
    { name: 'school', kind: 'text', references: 'school', unordered: true },
    { name: 'userCount', kind: 'number', unordered: true },
    { name: 'updatedAt', kind: 'instant' },
  ],
  order: { column: 'name', direction: 'ascending' },
  fields: [
    { name: 'name', input: 'text' },
    { name: 'school', input: 'reference', references: 'school' },
    { name: 'issuerUrl', input: 'text' },
    { name: 'clientId', input: 'text' },
    { name: 'scopes', input: 'text' },
    { name: 'domains', input: 'lines' },
    { name: 'accounts', input: 'choice', choices: SIGN_ON_ACCOUNTS },
    { name: 'newRole', input: 'choice', choices: SIGN_ON_ROLES },
    { name: 'teacherClaim', input: 'text' },
    { name: 'teacherValues', input: 'lines' },
    { name: 'refusesPasswords', input: 'toggle' },
  ],
  schema: z.strictObject({
    name: nameField,
    /** Null is only accepted of school admins, whose own school is used. */
    school: optionalReferenceField,
    issuerUrl: externalField.check(
      z.refine((text) => isPlatformAddress(text) && !text.includes('?'), problemText('secureAddressNeeded')),
    ),
    clientId: externalField,
    scopes: externalField.check(
      z.refine(
        (text) => text.split(' ').includes('openid') && !/ {2}|[^\x21-\x7e ]/.test(text),
        problemText('openidMissing'),
      ),
    ),
    /** Email domains whose users are led to this provider, once they are confirmed. */
    domains: domainLines,
    accounts: z.enum(SIGN_ON_ACCOUNTS),
    newRole: z.enum(SIGN_ON_ROLES),
    teacherClaim: z.string().check(z.trim(), z.maxLength(CLAIM_MAX_CHARS, TOO_LONG)),
    teacherValues: linesField,
    /** Whether students and teachers of the school can't sign in with a password. */
    refusesPasswords: z.boolean(),
  }),
  initial: {
    name: '',
    school: null,
    issuerUrl: '',
    clientId: '',
    scopes: 'openid profile email',
    domains: '',
    accounts: 'invited',
    newRole: 'student',
    teacherClaim: '',
    teacherValues: '',
    refusesPasswords: false,
  },
} as const satisfies Resource;
