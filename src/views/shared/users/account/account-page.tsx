import { Heading } from '@radix-ui/themes';
import { type ReactNode, useRef } from 'react';
import pages from '#ui/page/page.module.css';
import styles from './account-page.module.css';
import { SectionList } from './section-list.tsx';

type AccountPageProps = { readonly title: string; readonly children: ReactNode };

/** A page about the user's own account, with a list of its sections where there is space. */
export function AccountPage({ title, children }: AccountPageProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.layout}>
      <div className={pages.page} ref={content}>
        <Heading as="h1" size="7">
          {title}
        </Heading>
        {children}
      </div>
      <SectionList content={content} />
    </div>
  );
}
