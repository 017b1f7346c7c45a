import { userText } from '../message-parts.ts';

const EXCERPT_MAX_CHARS = 80;

/** A piece of a file within a sentence, truncated if it is long. */
export const excerptText = (text: string): string =>
  userText(text.length > EXCERPT_MAX_CHARS ? `${text.slice(0, EXCERPT_MAX_CHARS)}…` : text);

/** Text with a capital first letter. */
export const sentenceText = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
