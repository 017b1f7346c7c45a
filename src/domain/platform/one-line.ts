import * as z from 'zod/mini';

/**
 * For names: one line, without blanks around it. Names stand in mails, so that a name of several lines would say there
 * whatever its owner wants to have said.
 */
export const oneLine = z.overwrite<string>((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim());
