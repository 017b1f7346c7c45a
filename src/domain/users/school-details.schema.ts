import * as z from 'zod/mini';
import { emailSchema, INVALID_EMAIL } from '../access/credentials.schema.ts';
import { imageDigestSchema } from '../content/media/image-digest.schema.ts';
import { oneLine } from '../platform/one-line.ts';
import { problemText } from '../platform/problem.ts';
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, SCHOOL_ADDRESS_MAX_CHARS, SCHOOL_TERMS_MAX } from './user.limits.ts';

const TOO_LONG = problemText('valueTooLong');
const PHONE = /^[\d\s()/.+-]+$/;
const PHONE_MAX_CHARS = 40;
const WEBSITE = /^https?:\/\/[^\s/@\\?#]+(?:[/?#][^\s\\]*)?$/i;
const WEBSITE_MAX_CHARS = 300;

/** Terms, and the holidays between them. */
export const SCHOOL_DATE_KINDS = ['term', 'holiday'] as const;

/** A term or a holiday of a school, from the first to the last day. */
export const schoolDatesSchema = z
  .object({
    kind: z.enum(SCHOOL_DATE_KINDS),
    name: z.string().check(oneLine, z.minLength(1, problemText('valueMissing')), z.maxLength(NAME_MAX_CHARS, TOO_LONG)),
    from: z.iso.date(problemText('dateMissing')),
    until: z.iso.date(problemText('dateMissing')),
  })
  .check(
    z.refine(({ from, until }) => from <= until, { error: problemText('periodEndsBeforeStart'), path: ['until'] }),
  );
export type SchoolDates = z.infer<typeof schoolDatesSchema>;

/** What a school says about itself. Empty texts are not shown. The logo, the place and the website are public. */
export const schoolDetailsSchema = z.object({
  address: z.string().check(z.trim(), z.maxLength(SCHOOL_ADDRESS_MAX_CHARS, TOO_LONG)),
  place: z.string().check(oneLine, z.maxLength(NAME_MAX_CHARS, TOO_LONG)),
  email: z.string().check(
    z.trim(),
    z.maxLength(EMAIL_MAX_CHARS, INVALID_EMAIL),
    z.refine((text) => text === '' || emailSchema.safeParse(text).success, INVALID_EMAIL),
  ),
  phone: z.string().check(
    oneLine,
    z.maxLength(PHONE_MAX_CHARS, TOO_LONG),
    z.refine((text) => text === '' || isPhone(text), problemText('phoneInvalid')),
  ),
  website: z.string().check(
    z.trim(),
    z.maxLength(WEBSITE_MAX_CHARS, TOO_LONG),
    z.refine((text) => text === '' || isWebsite(text), problemText('urlInvalid')),
  ),
  /** The digest of an image; null: none; left out, as by a page of an earlier version: as it is. */
  logo: z.optional(z.nullable(imageDigestSchema)),
  dates: z.pipe(
    z.array(schoolDatesSchema).check(
      z.maxLength(SCHOOL_TERMS_MAX, problemText('valueTooLarge')),
      z.refine((dates) => overlapping(dates) === null, problemText('schoolDatesOverlap')),
    ),
    z.transform((dates) => inOrder(dates)),
  ),
});
export type SchoolDetails = z.infer<typeof schoolDetailsSchema>;

const isPhone = (text: string): boolean => PHONE.test(text) && /\d/.test(text);

/** Whether this is a public address of the web, without a user name or password. */
function isWebsite(text: string): boolean {
  const [, , host = ''] = text.split(/[/?#]/);
  return WEBSITE.test(text) && host.slice(1, -1).includes('.');
}

const inOrder = (dates: readonly SchoolDates[]): SchoolDates[] =>
  dates.toSorted((one, other) => one.from.localeCompare(other.from) || one.until.localeCompare(other.until));

/** Two terms, or two holidays, that share a day; null if there are none. */
export function overlapping(dates: readonly SchoolDates[]): readonly [SchoolDates, SchoolDates] | null {
  for (const kind of SCHOOL_DATE_KINDS) {
    const sorted = inOrder(dates.filter((each) => each.kind === kind));
    for (const [at, next] of sorted.entries()) {
      const before = sorted[at - 1];
      if (before !== undefined && next.from <= before.until) return [before, next];
    }
  }
  return null;
}
