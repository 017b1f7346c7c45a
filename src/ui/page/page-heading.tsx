import { Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import pages from './page.module.css';

type PageHeadingProps = {
  readonly title: string;
  /** The back link above the heading. */
  readonly up?: ReactNode;
  /** One sentence about the purpose of the page. */
  readonly intro?: ReactNode;
  /** Actions, at the end of the line. */
  readonly actions?: ReactNode;
  /** Further content of the header. */
  readonly children?: ReactNode;
};

/** The header of a page: back link, title and description. */
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
  if (actions === undefined || actions === null || actions === false) return head;
  return (
    <div className={pages.headLine}>
      {head}
      <div className={pages.actions}>{actions}</div>
    </div>
  );
}
