import { Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import pages from '#ui/page/page.module.css';

type AccountPageProps = { readonly title: string; readonly children: ReactNode };

/** A page about the user's own account. */
export function AccountPage({ title, children }: AccountPageProps) {
  return (
    <div className={pages.page}>
      <Heading as="h1" size="7">
        {title}
      </Heading>
      {children}
    </div>
  );
}
