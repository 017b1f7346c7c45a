import * as z from 'zod/mini';
import { NAME_MAX_CHARS } from '../../users/user.limits.ts';
import { emailSchema } from '../credentials.schema.ts';
import { domainOf } from './email-domain.rule.ts';
import { CLAIM_MAX_CHARS } from './sign-on.limits.ts';
import { type ClaimRule, roleFromClaims, type SignOnRole } from './sign-on-role.rule.ts';

/** What is used of a provider's claims for a new account. */
export type SignOnProfile = {
  /** Empty if the provider sends none. */
  readonly name: string;
  /** Null if there is none, or if its domain does not belong to the provider. */
  readonly email: string | null;
  readonly role: SignOnRole;
};

const text = z.optional(z.string().check(z.maxLength(CLAIM_MAX_CHARS)));
const claimsSchema = z.object({ name: text, given_name: text, family_name: text, email: text });

/**
 * The user that claims describe. An email address only counts within the provider's own domains: a provider could
 * otherwise reserve addresses of users of other schools.
 */
export function profileFromClaims(
  claims: object,
  rule: ClaimRule & { readonly confirmedDomains: readonly string[] },
): SignOnProfile {
  const parsed = claimsSchema.safeParse(claims);
  const { name, given_name: given, family_name: family, email } = parsed.success ? parsed.data : {};
  const address = emailSchema.safeParse(email);
  const isOwn = address.success && rule.confirmedDomains.includes(domainOf(address.data) ?? '');
  return {
    name: (name ?? [given, family].filter(Boolean).join(' ')).trim().slice(0, NAME_MAX_CHARS),
    email: isOwn ? address.data : null,
    role: roleFromClaims(claims, rule),
  };
}
