import { Skeleton } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import styles from './table-skeleton.module.css';

const ROWS = 8;

/** A skeleton for a table. */
export function TableSkeleton({ columns, label }: { readonly columns: number; readonly label: string }) {
  const t = useTexts(partsTexts);
  return (
    <div className={styles.frame} role="status" aria-label={t.loadingOf({ what: label })}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={positionKey(row)} className={styles.row}>
          {Array.from({ length: columns }, (__, column) => (
            <Skeleton key={positionKey(column)} height="16px" width={`${55 + ((row * 7 + column * 13) % 40)}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}
