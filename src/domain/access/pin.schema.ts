import * as z from 'zod/mini';

export const PIN_DIGITS = 6;
export const CODE_DIGITS = 6;

const RUNS = '01234567890 09876543210';

/** A new PIN: six digits, and none of those that an attacker would try first. */
export const newPinSchema = z.string('Enter a PIN').check(
  z.regex(/^\d{6}$/, `Use ${PIN_DIGITS} digits`),
  z.refine((pin) => new Set(pin).size > 1 && !RUNS.includes(pin), 'This PIN is too easy to guess'),
);

/** A PIN that a user enters. */
export const pinSchema = z
  .string('Enter your PIN')
  .check(z.regex(/^\d{6}$/, `Enter all ${PIN_DIGITS} digits of your PIN`));

/** A code out of a mail; blanks and dashes that came along with it are dropped. */
export const codeSchema = z.pipe(
  z.pipe(
    z.string('Enter the code'),
    z.transform((code: string) => code.replace(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, `Enter all ${CODE_DIGITS} digits of the code`)),
);
