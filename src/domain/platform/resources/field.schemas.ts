import * as z from 'zod/mini';
import { NAME_MAX_CHARS } from '../../users/user.limits.ts';
import { oneLine } from '../one-line.ts';
import { problemText } from '../problem.ts';
import {
  EXTERNAL_MAX_CHARS,
  LINES_MAX_CHARS,
  POSITION_MAX,
  SLUG_MAX_CHARS,
  SUMMARY_MAX_CHARS,
  TEXT_MAX_CHARS,
  TITLE_MAX_CHARS,
} from '../text.limits.ts';
import { linesOf } from './lines.rule.ts';
import { SLUG } from './slug.rule.ts';

/* Schemas of fields that many resources have. Their messages are shown next to the field; the schema has a default. */

const NEEDED = problemText('valueMissing');
const TOO_LONG = problemText('valueTooLong');

const needed = (maxChars: number) => z.string().check(oneLine, z.minLength(1, NEEDED), z.maxLength(maxChars, TOO_LONG));

export const titleField = needed(TITLE_MAX_CHARS);
export const nameField = needed(NAME_MAX_CHARS);
export const summaryField = z.string().check(z.trim(), z.maxLength(SUMMARY_MAX_CHARS, TOO_LONG));
export const textField = z.string().check(z.trim(), z.minLength(1, NEEDED), z.maxLength(TEXT_MAX_CHARS, TOO_LONG));
/** An address, or a name that another system has given. */
export const externalField = z
  .string()
  .check(z.trim(), z.minLength(1, NEEDED), z.maxLength(EXTERNAL_MAX_CHARS, TOO_LONG));
/** Names, one per line. */
export const linesField = z.pipe(
  z.string().check(z.maxLength(LINES_MAX_CHARS, TOO_LONG)),
  z.transform((text) => linesOf(text).join('\n')),
);
/** Empty: generated from the title. */
export const slugField = z.string().check(
  z.trim(),
  z.maxLength(SLUG_MAX_CHARS, TOO_LONG),
  z.refine((slug) => slug === '' || SLUG.test(slug), problemText('slugInvalid')),
);
/** Position in its list; empty (null): after all others. */
export const positionField = z.nullable(
  z.int(problemText('wholeNumberMissing')).check(z.gte(0), z.lte(POSITION_MAX, problemText('valueTooLarge'))),
);
export const referenceField = z.string().check(z.minLength(1, problemText('optionMissing')), z.maxLength(100));
/** An id, or null if the field is empty. */
export const optionalReferenceField = z.nullable(
  z.pipe(
    z.string().check(z.maxLength(100)),
    z.transform((text) => (text === '' ? null : text)),
  ),
);
const isEmptyOrInstant = (text: string): boolean => text === '' || !Number.isNaN(Date.parse(text));
/** From when on it is published; empty (null): a draft. */
export const publishedField = z.nullable(
  z.pipe(
    z.string().check(z.maxLength(40), z.refine(isEmptyOrInstant, problemText('dateMissing'))),
    z.transform((text) => (text === '' ? null : new Date(text).toISOString())),
  ),
);
export const amountField = z
  .int(problemText('amountMissing'))
  .check(z.gte(0), z.lte(POSITION_MAX * 100, problemText('valueTooLarge')));
