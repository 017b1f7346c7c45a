import * as z from 'zod/mini';
import { oneLine } from '../../platform/one-line.ts';
import { problemText } from '../../platform/problem.ts';
import { LEVELS } from '../../users/profile.schema.ts';
import {
  SCHEME_LINK_MAX_CHARS,
  SCHEME_NOTE_MAX_CHARS,
  SCHEME_TITLE_MAX_CHARS,
  SCHEME_WEEK_ASSIGNMENTS_MAX,
  SCHEME_WEEK_LINKS_MAX,
  SCHEME_WEEK_TOPICS_MAX,
  SCHEME_WEEKS_MAX,
} from './scheme.limits.ts';

const tooLong = (max: number): string => problemText('charactersTooMany', { max });

/** What a scheme of work is about, and how many weeks it has. */
export const schemeSchema = z.object({
  title: z
    .string()
    .check(
      oneLine,
      z.minLength(1, problemText('nameMissing')),
      z.maxLength(SCHEME_TITLE_MAX_CHARS, tooLong(SCHEME_TITLE_MAX_CHARS)),
    ),
  /** The id of a subject. */
  subject: z.guid(problemText('schemeSubjectMissing')),
  level: z.nullable(z.enum(LEVELS)),
  weeks: z
    .int(problemText('wholeNumberMissing'))
    .check(
      z.minimum(1, problemText('schemeWeeksOutOfRange', { max: SCHEME_WEEKS_MAX })),
      z.maximum(SCHEME_WEEKS_MAX, problemText('schemeWeeksOutOfRange', { max: SCHEME_WEEKS_MAX })),
    ),
});
export type SchemeDraft = z.infer<typeof schemeSchema>;

const WEB_ADDRESS = /^https?:\/\/[^\s/@\\?#]+(?:[/?#][^\s\\]*)?$/i;

const linkSchema = z.object({
  title: z.string().check(oneLine, z.maxLength(SCHEME_TITLE_MAX_CHARS, tooLong(SCHEME_TITLE_MAX_CHARS))),
  url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(SCHEME_LINK_MAX_CHARS, tooLong(SCHEME_LINK_MAX_CHARS)),
      z.regex(WEB_ADDRESS, problemText('urlInvalid')),
    ),
});
export type SchemeLink = z.infer<typeof linkSchema>;

/** The content of one week, as a teacher writes it. */
export const schemeWeekSchema = z.object({
  title: z.string().check(oneLine, z.maxLength(SCHEME_TITLE_MAX_CHARS, tooLong(SCHEME_TITLE_MAX_CHARS))),
  /** For teachers only. */
  note: z.string().check(z.trim(), z.maxLength(SCHEME_NOTE_MAX_CHARS, tooLong(SCHEME_NOTE_MAX_CHARS))),
  /** Ids of topics. */
  topics: z
    .array(z.guid())
    .check(z.maxLength(SCHEME_WEEK_TOPICS_MAX, problemText('schemeTooMany', { max: SCHEME_WEEK_TOPICS_MAX }))),
  links: z
    .array(linkSchema)
    .check(z.maxLength(SCHEME_WEEK_LINKS_MAX, problemText('schemeTooMany', { max: SCHEME_WEEK_LINKS_MAX }))),
  /** Ids of assignments of the week, and of assignments in classes of the teacher that are copied into the week. */
  assignments: z
    .array(z.guid())
    .check(
      z.maxLength(SCHEME_WEEK_ASSIGNMENTS_MAX, problemText('schemeTooMany', { max: SCHEME_WEEK_ASSIGNMENTS_MAX })),
    ),
});
export type SchemeWeekDraft = z.infer<typeof schemeWeekSchema>;

/** From when on a class follows a scheme. */
export const followSchema = z.object({
  scheme: z.guid(problemText('schemeMissing')),
  startsOn: z.iso.date(problemText('dateMissing')),
});
