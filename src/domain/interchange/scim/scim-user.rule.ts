import { emailSchema, nameSchema } from '../../access/credentials.schema.ts';
import { NAME_MAX_CHARS } from '../../users/user.limits.ts';
import { SCIM_ID_MAX_CHARS } from './scim.limits.ts';
import { ScimError } from './scim-error.ts';
import { type ScimRole, scimRole } from './scim-role.rule.ts';
import { isList, isObject, type ScimObject, type ScimValue } from './scim-value.ts';

/** What an account gets from a user of the identity system. */
export type ScimUser = {
  readonly userName: string;
  readonly externalId: string | null;
  readonly name: string;
  readonly email: string;
  /** Null: the identity system doesn't say. */
  readonly role: ScimRole | null;
  /** Whether the identity system wants the user to be able to sign in. */
  readonly isActive: boolean;
};

/** A text of a resource, without spaces around it; null for none. */
const textOf = (value: ScimValue | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Reads a user. Throws `attributeRequired`, `valueInvalid` and `emailMissing`. */
export function readScimUser(user: ScimObject): ScimUser {
  const userName = textOf(user.get('userName'));
  if (userName === null) throw new ScimError('attributeRequired', 'userName');
  const externalId = textOf(user.get('externalId'));
  if (userName.length > SCIM_ID_MAX_CHARS) throw new ScimError('valueInvalid', 'userName');
  if (externalId !== null && externalId.length > SCIM_ID_MAX_CHARS) throw new ScimError('valueInvalid', 'externalId');
  const written = textOf(chosenEmail(user)?.get('value')) ?? (userName.includes('@') ? userName : null);
  if (written === null) throw new ScimError('emailMissing');
  const email = emailSchema.safeParse(written);
  if (!email.success) throw new ScimError('valueInvalid', 'emails');
  const name = nameSchema.safeParse(shownName(user, userName).slice(0, NAME_MAX_CHARS));
  if (!name.success) throw new ScimError('valueInvalid', 'displayName');
  return {
    ...{ userName, externalId, name: name.data, email: email.data },
    ...{ role: scimRole(user), isActive: user.get('active') !== false },
  };
}

/** The entry with the address of the account: the work address, otherwise the primary one, otherwise the first. */
export function chosenEmail(user: ScimObject): ScimObject | null {
  const emails = user.get('emails');
  const entries = (isList(emails) ? emails : []).flatMap((each) =>
    isObject(each) && textOf(each.get('value')) !== null ? [each] : [],
  );
  const isWork = (entry: ScimObject): boolean => textOf(entry.get('type'))?.toLowerCase() === 'work';
  return entries.find(isWork) ?? entries.find((entry) => entry.get('primary') === true) ?? entries[0] ?? null;
}

function shownName(user: ScimObject, userName: string): string {
  const name = user.get('name');
  const part = (which: string): string | null => (isObject(name) ? textOf(name.get(which)) : null);
  const whole = [part('givenName'), part('familyName')].filter((each) => each !== null).join(' ');
  return textOf(user.get('displayName')) ?? part('formatted') ?? (whole === '' ? userName : whole);
}

/** The account as Lectern has it now. */
export type ScimAccount = {
  readonly name: string;
  readonly email: string;
  readonly role: ScimRole;
  readonly isActive: boolean;
};

/**
 * The resource as it is now: what the identity system has sent, with what has changed in Lectern since. An identity
 * system that changes one attribute then doesn't change others back.
 */
export function currentUser(sent: ScimObject, account: ScimAccount): ScimObject {
  const current = new Map(sent);
  const userName = textOf(sent.get('userName')) ?? '';
  current.set('active', account.isActive);
  // A user of whom the identity system doesn't say it has no type, so that it can say it later.
  const role = scimRole(sent);
  if (role !== null && role !== account.role) current.set('userType', account.role);
  if (shownName(sent, userName) !== account.name) current.set('displayName', account.name);
  const chosen = chosenEmail(sent);
  const emails = sent.get('emails');
  if (chosen === null || !isList(emails)) {
    if (userName.toLowerCase() !== account.email)
      current.set('emails', [
        new Map<string, ScimValue>([
          ['value', account.email],
          ['type', 'work'],
          ['primary', true],
        ]),
      ]);
  } else if (textOf(chosen.get('value'))?.toLowerCase() !== account.email)
    current.set(
      'emails',
      emails.map((each) => (each === chosen ? new Map([...chosen, ['value', account.email]]) : each)),
    );
  return current;
}
