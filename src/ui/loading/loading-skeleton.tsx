import { Skeleton } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import styles from './loading-skeleton.module.css';

/** A skeleton for loading content: one bar for each height, in pixels. */
export function LoadingSkeleton({ heights }: { heights: readonly number[] }) {
  const t = useTexts(partsTexts);
  return (
    <div className={styles.skeleton} role="status" aria-label={t.loading}>
      {heights.map((height, index) => (
        <Skeleton key={positionKey(index)} height={`${height}px`} />
      ))}
    </div>
  );
}
