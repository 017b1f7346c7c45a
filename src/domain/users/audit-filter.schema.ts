import * as z from 'zod/mini';
import { SEARCH_MAX_CHARS } from '../platform/limits.ts';

const words = z.nullish(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_CHARS, 'This search is too long')));
const day = z.nullish(z.union([z.literal(''), z.iso.date('Enter a date')]));

/** Which entries of the audit log are wanted. Null, absent or empty: all. Days are whole, in the server's zone. */
export const auditFilterSchema = z.object({ person: words, resource: words, record: words, from: day, to: day });
export type AuditFilter = z.infer<typeof auditFilterSchema>;
