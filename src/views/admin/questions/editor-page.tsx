import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/icon/icon.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import styles from './editor-page.module.css';

/** A page around an editor, with a link back to the list. */
export function EditorPage({
  title,
  back,
  backTo,
  children,
}: {
  readonly title: string;
  readonly back: string;
  readonly backTo: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <PageHeading
        up={
          <Link to={backTo} className={pages.up}>
            <Icon name="back" px={14} />
            {back}
          </Link>
        }
        title={title}
      />
      {children}
    </div>
  );
}
