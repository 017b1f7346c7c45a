import { Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import pages from './page.module.css';

type PageHeadingProps = {
  readonly title: string;
  /** The way up from the page, over its heading. */
  readonly up?: ReactNode;
  /** One sentence on what the page is for. */
  readonly intro?: ReactNode;
  /** What one can do here, at the end of the line. */
  readonly actions?: ReactNode;
  /** What else belongs to the head. */
  readonly children?: ReactNode;
};

/** The head of a page: where it belongs, what it is called, and what it is for. */
export function PageHeading({ title, up, intro, actions, children }: PageHeadingProps) {
  const head = (
    <header className={pages.head}>
      {up}
      <Heading as="h1" size="7">
        {title}
      </Heading>
      {intro !== undefined && <p className={pages.intro}>{intro}</p>}
      {children}
    </header>
  );
  if (actions === undefined) return head;
  return (
    <div className={pages.headLine}>
      {head}
      <div className={pages.actions}>{actions}</div>
    </div>
  );
}
