import * as z from 'zod/mini';
import { problemText } from '../platform/problem.ts';

export const PIN_DIGITS = 6;
export const CODE_DIGITS = 6;

/** How an entered PIN was received. */
export const PIN_OUTCOMES = ['verified', 'wrong', 'locked'] as const;
export type PinOutcome = (typeof PIN_OUTCOMES)[number];

const RUNS = '01234567890 09876543210';

/** A new PIN: six digits, and none of those that attackers try first. */
export const newPinSchema = z.string(problemText('newPinMissing')).check(
  z.regex(/^\d{6}$/, problemText('pinLength', { digits: PIN_DIGITS })),
  z.refine((pin) => new Set(pin).size > 1 && !RUNS.includes(pin), problemText('pinTooGuessable')),
);

/** A PIN that a user enters. */
export const pinSchema = z
  .string(problemText('pinMissing'))
  .check(z.regex(/^\d{6}$/, problemText('pinIncomplete', { digits: PIN_DIGITS })));

/** An emailed code; pasted spaces and dashes are dropped. */
export const codeSchema = z.pipe(
  z.pipe(
    z.string(problemText('codeMissing')),
    z.transform((code: string) => code.replace(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, problemText('codeIncomplete', { digits: CODE_DIGITS }))),
);
