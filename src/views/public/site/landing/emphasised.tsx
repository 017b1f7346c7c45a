import type { ReactNode } from 'react';
import { positionKey } from '#ui/rich-text/position-key.ts';

/**
 * An author's text whose only markup is emphasis, `*so*` or `**so**`, without the Markdown parser. It has its own
 * direction, so that its punctuation is at its end.
 */
export const emphasised = (text: string): ReactNode => (
  <bdi>
    {text
      .split(/\*{1,2}([^*\s][^*\n]*)\*{1,2}/)
      .map((part, at) => (at % 2 === 0 ? part : <em key={positionKey(at)}>{part}</em>))}
  </bdi>
);
