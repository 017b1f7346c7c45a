import { Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import pages from './page.module.css';

type PageSectionProps = {
  /** The id of its heading, by which the section is named. */
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

/** A part of a page with its heading. */
export const PageSection = ({ id, title, children }: PageSectionProps) => (
  <section className={pages.section} aria-labelledby={id}>
    <Heading as="h2" size="5" id={id}>
      {title}
    </Heading>
    {children}
  </section>
);
