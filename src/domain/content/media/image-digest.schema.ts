import * as z from 'zod/mini';
import { problemText } from '../../platform/problem.ts';

/** The digest of a stored image: SHA-256 in hex. */
export const imageDigestSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/, problemText('imageMissing')));
