import * as z from 'zod/mini';
import { emailSchema } from '../../access/credentials.schema.ts';
import { isSameMailbox } from '../../access/normalised-email.rule.ts';
import { problemText } from '../../platform/problem.ts';

/** Raised when the request to guardians changes: the ledger records which version was answered. */
export const GUARDIAN_TEXT_VERSION = 1;

export const GUARDIAN_ANSWERS = ['allowed', 'refused', 'withdrawn'] as const;
export type GuardianAnswer = (typeof GUARDIAN_ANSWERS)[number];

const OLDEST_YEARS = 120;

/** Months since the year 0. */
const monthOf = (born: string): number => Number(born.slice(0, 4)) * 12 + Number(born.slice(5)) - 1;
const monthAt = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth();

/** A month of birth, such as `2011-04`, that is plausible `now`: not in the future and not too long ago. */
export const birthSchemaAt = (now: Date) =>
  z.object({
    born: z.string().check(
      z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, problemText('birthMissing')),
      z.refine((born) => monthOf(born) <= monthAt(now), problemText('birthInFuture')),
      z.refine((born) => monthOf(born) > monthAt(now) - OLDEST_YEARS * 12, problemText('birthYearUnlikely')),
    ),
  });

/** A guardian's address, entered by a student whose address is `own`. */
export const guardianSchemaFor = (own: string) =>
  z.object({
    email: emailSchema.check(z.refine((email) => !isSameMailbox(email, own), problemText('guardianEmailIsOwn'))),
  });

/** The address in a guardian's email if it has no link. */
export const guardianCodeSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, problemText('couponCodeMissing'))),
});

/**
 * Whether a user born in a month is `age` by now. The day is not known, so the month of the birthday has to be over.
 */
export const hasReached = (born: string, age: number, now: Date): boolean => monthAt(now) - monthOf(born) > age * 12;

/** What has to be known about a user with an incomplete profile, to decide what to ask for. */
export type ConsentFacts = {
  /** Age from which a user consents alone; 0: age is not asked for. */
  readonly age: number;
  /** As `2011-04`; null before it is given. */
  readonly born: string | null;
  /** Until when the guardian's first answer is accepted; null if none was asked. */
  readonly askedUntil: Date | null;
  readonly answer: GuardianAnswer | null;
};

export const CONSENT_STATUSES = ['none', 'ageOwed', 'alone', 'guardianOwed', 'waiting', 'allowed', 'refused'] as const;
export type ConsentStatus = (typeof CONSENT_STATUSES)[number];

/**
 * The status of the consent of a student who signed up without a school. A guardian's refusal stays valid whatever is
 * set later; after a link has expired, the guardian is asked again.
 */
export function consentStatus({ age, born, askedUntil, answer }: ConsentFacts, now: Date): ConsentStatus {
  if (answer !== null) return answer === 'allowed' ? 'allowed' : 'refused';
  if (age === 0) return 'none';
  if (born === null) return 'ageOwed';
  if (hasReached(born, age, now)) return 'alone';
  return askedUntil === null || askedUntil <= now ? 'guardianOwed' : 'waiting';
}

const CAN_CONTINUE: readonly ConsentStatus[] = ['none', 'alone', 'allowed'];

/** Whether more data may be requested from this user. */
export const canContinue = (status: ConsentStatus): boolean => CAN_CONTINUE.includes(status);
