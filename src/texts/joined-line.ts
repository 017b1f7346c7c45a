import { userText } from './message-parts.ts';

type Part = string | null | undefined | false;

const joined = (parts: readonly Part[], separator: string): string =>
  parts.flatMap((part) => (typeof part === 'string' && part !== '' ? [userText(part)] : [])).join(separator);

/**
 * Facts on one line, such as a class's name and a date: `Physics · due 21 Nov`. Each part is isolated, so that a name in
 * the other direction does not reorder the line; empty parts are left out.
 */
export const joinedLine = (...parts: readonly Part[]): string => joined(parts, ' · ');

/** Names in a row: `Ann, Ben`. Each is isolated, as in `joinedLine`. */
export const nameList = (names: readonly Part[]): string => joined(names, ', ');
