import { Fragment, type ReactNode } from 'react';

/** A message with elements in it: `<Rich text={t.sent} slots={{ email: <strong>…</strong> }} />`. */
export function Rich({
  text,
  slots,
}: {
  readonly text: string;
  readonly slots: { readonly [name: string]: ReactNode };
}) {
  const parts = text.split(/\ue000(\w+)\ue001/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other key and keep their order
    <Fragment key={index}>{index % 2 === 0 ? part : slots[part]}</Fragment>
  ));
}
