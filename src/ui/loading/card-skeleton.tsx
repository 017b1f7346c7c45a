import { Skeleton } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import rows from '../row-list/row-list.module.css';

/** A skeleton for a grid of cards. */
export function CardSkeleton({ count }: { readonly count: number }) {
  const t = useTexts(partsTexts);
  return (
    <div className={rows.grid} role="status" aria-label={t.loading}>
      {Array.from({ length: count }, (_, index) => (
        <div key={positionKey(index)} className={rows.card}>
          <Skeleton height="20px" width="60%" />
          <Skeleton height="14px" width="90%" />
          <Skeleton height="6px" />
        </div>
      ))}
    </div>
  );
}
