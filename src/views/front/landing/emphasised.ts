import { createElement, Fragment, type ReactNode } from 'react';

/** Words in which nothing is marked but emphasis, `*so*` or `**so**`, without the code that reads Markdown. */
export function emphasised(words: string): ReactNode {
  const parts = words.split(/\*{1,2}([^*\s][^*\n]*)\*{1,2}/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, at) => (at % 2 === 0 ? part : createElement('em', null, part))),
  );
}
