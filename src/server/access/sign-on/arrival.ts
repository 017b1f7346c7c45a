import type { SignOnProfile } from '#domain/access/sign-on/sign-on-profile.schema.ts';
import type { SignOnAccounts } from '#domain/access/sign-on/sign-on-role.rule.ts';

/** A verified user who has returned from their provider, and is not signed in yet. */
export type Arrival = {
  readonly providerId: string;
  /** Its name. */
  readonly provider: string;
  readonly schoolId: string;
  readonly accounts: SignOnAccounts;
  readonly issuer: string;
  readonly subject: string;
  readonly sid: string | null;
  readonly profile: SignOnProfile;
};
