import * as z from 'zod/mini';

/**
 * For names: one line, without spaces around it. Names appear in emails, where a name of several lines could look like
 * text of the email.
 */
export const oneLine = z.overwrite<string>((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim());
