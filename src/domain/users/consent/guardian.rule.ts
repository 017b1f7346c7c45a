import * as z from 'zod/mini';
import { emailSchema } from '../../access/credentials.schema.ts';
import { isSameMailbox } from '../../access/normalised-email.rule.ts';
import { problemText } from '../../platform/problem.ts';

/** Raised when what a guardian is told and asked changes: the ledger says which words were answered. */
export const GUARDIAN_TEXT_VERSION = 1;

export const GUARDIAN_ANSWERS = ['allowed', 'refused', 'withdrawn'] as const;
export type GuardianAnswer = (typeof GUARDIAN_ANSWERS)[number];

const OLDEST_YEARS = 120;

/** Months since the year 0. */
const monthOf = (born: string): number => Number(born.slice(0, 4)) * 12 + Number(born.slice(5)) - 1;
const monthAt = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth();

/** A month of birth, such as `2011-04`, as somebody can give it `now`: not to come, and of a person who may be alive. */
export const birthSchemaAt = (now: Date) =>
  z.object({
    born: z.string().check(
      z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, problemText('birthMissing')),
      z.refine((born) => monthOf(born) <= monthAt(now), problemText('birthInFuture')),
      z.refine((born) => monthOf(born) > monthAt(now) - OLDEST_YEARS * 12, problemText('birthYearUnlikely')),
    ),
  });

/** A guardian's address, given by whoever has the address `own`. */
export const guardianSchemaFor = (own: string) =>
  z.object({
    email: emailSchema.check(z.refine((email) => !isSameMailbox(email, own), problemText('guardianEmailIsOwn'))),
  });

/** What stands in a guardian's mail where it holds no link. */
export const guardianCodeSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, problemText('couponCodeMissing'))),
});

/** Whether somebody born in a month is `age` by now. The day is not known, so the month of the birthday has to be over. */
export const hasReached = (born: string, age: number, now: Date): boolean => monthAt(now) - monthOf(born) > age * 12;

/** What has to be known of somebody whose profile is not complete, to say what is to be asked. */
export type ConsentFacts = {
  /** From which somebody consents alone; 0: nobody is asked. */
  readonly age: number;
  /** As `2011-04`; null before it is given. */
  readonly born: string | null;
  /** Until when the guardian's first answer can be given; null while none was asked. */
  readonly askedUntil: Date | null;
  readonly answer: GuardianAnswer | null;
};

export type ConsentStatus = 'none' | 'ageOwed' | 'alone' | 'guardianOwed' | 'waiting' | 'allowed' | 'refused';

/**
 * How it stands with the consent of somebody who signs up by themselves. A guardian's no holds whatever is set later; a
 * link that has ended leads to asking anew.
 */
export function consentStatus({ age, born, askedUntil, answer }: ConsentFacts, now: Date): ConsentStatus {
  if (answer !== null) return answer === 'allowed' ? 'allowed' : 'refused';
  if (age === 0) return 'none';
  if (born === null) return 'ageOwed';
  if (hasReached(born, age, now)) return 'alone';
  return askedUntil === null || askedUntil <= now ? 'guardianOwed' : 'waiting';
}

const GOES_ON: readonly ConsentStatus[] = ['none', 'alone', 'allowed'];

/** Whether more may be asked and kept of this person. */
export const mayGoOn = (standing: ConsentStatus): boolean => GOES_ON.includes(standing);
