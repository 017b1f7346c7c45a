import { Skeleton } from '@radix-ui/themes';
import { placeKey } from '#ui/rich-text/place-key.ts';
import styles from './table-bones.module.css';

const ROWS = 8;

/** The outline of a table on its way. */
export function TableBones({ columns, label }: { readonly columns: number; readonly label: string }) {
  return (
    <div className={styles.frame} role="status" aria-label={`Loading ${label}`}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={placeKey(row)} className={styles.row}>
          {Array.from({ length: columns }, (__, column) => (
            <Skeleton key={placeKey(column)} height="16px" width={`${55 + ((row * 7 + column * 13) % 40)}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}
