import { Heading } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import pages from './page.module.css';

/** A framed part of a page with its heading. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={pages.panel} aria-labelledby={id}>
      <Heading as="h2" size="5" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
