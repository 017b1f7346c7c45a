import * as z from 'zod/mini';
import { problemText } from '../platform/problem.ts';
import { SEARCH_MAX_CHARS } from '../platform/text.limits.ts';

const words = z.nullish(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_CHARS, problemText('searchTooLong'))));
const day = z.nullish(z.union([z.literal(''), z.iso.date(problemText('dateMissing'))]));

/** The filter of the audit log. Null, absent or empty: all. Days are whole, in the server's time zone. */
export const auditFilterSchema = z.object({ person: words, resource: words, record: words, from: day, to: day });
export type AuditFilter = z.infer<typeof auditFilterSchema>;
