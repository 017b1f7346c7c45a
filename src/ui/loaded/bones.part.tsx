import { Skeleton } from '@radix-ui/themes';
import { placeKey } from '#ui/rich-text/place-key.ts';
import styles from './bones.module.css';

/** The outline of what is on its way: one bar for each height, in pixels. */
export function Bones({ heights }: { heights: readonly number[] }) {
  return (
    <div className={styles.bones} role="status" aria-label="Loading">
      {heights.map((height, place) => (
        <Skeleton key={placeKey(place)} height={`${height}px`} />
      ))}
    </div>
  );
}
