import type { ReactNode } from 'react';
import { positionKey } from '#ui/rich-text/position-key.ts';

/** Text whose only markup is emphasis, `*so*` or `**so**`, without the Markdown parser. */
export const emphasised = (words: string): ReactNode =>
  words
    .split(/\*{1,2}([^*\s][^*\n]*)\*{1,2}/)
    .map((part, at) => (at % 2 === 0 ? part : <em key={positionKey(at)}>{part}</em>));
