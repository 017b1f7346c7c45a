import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/icon/icon.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../load-failed.tsx';
import styles from './editor-page.module.css';

/** A page around an editor, with a link back to the list. It is shown before the editor's data has loaded. */
export function EditorPage<Data>({
  title,
  back,
  backTo,
  data,
  heights = [64, 120, 300],
  children,
}: {
  readonly title: string;
  readonly back: string;
  readonly backTo: string;
  readonly data: Promise<Data>;
  /** Of the skeleton, in pixels. */
  readonly heights?: readonly number[];
  readonly children: (data: Data) => ReactNode;
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
      <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={heights} />}>
        {children}
      </Loaded>
    </div>
  );
}
