import { Heading } from '@radix-ui/themes';
import { type ReactNode, type RefObject, useId } from 'react';
import pages from './page.module.css';

type Props = {
  readonly title: string;
  /** For a panel that gets the focus when it opens: its heading. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
};

/** A framed part of a page with its heading. */
export function Panel({ title, heading, children }: Props) {
  const id = useId();
  return (
    <section className={pages.panel} aria-labelledby={id}>
      <Heading as="h2" size="5" id={id} ref={heading} tabIndex={heading === undefined ? undefined : -1}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
