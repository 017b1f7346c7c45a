import { plainText } from '#ui/rich-text/markdown/plain-text.ts';

/** The beginning of a question as plain text. It may have been cut within bold text. */
export const questionTitle = (beginning: string): string => plainText(beginning).replaceAll('**', '');
