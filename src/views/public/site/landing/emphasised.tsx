import type { ReactNode } from 'react';
import { positionKey } from '#ui/rich-text/position-key.ts';

/** Words in which nothing is marked but emphasis, `*so*` or `**so**`, without the code that reads Markdown. */
export const emphasised = (words: string): ReactNode =>
  words
    .split(/\*{1,2}([^*\s][^*\n]*)\*{1,2}/)
    .map((part, at) => (at % 2 === 0 ? part : <em key={positionKey(at)}>{part}</em>));
