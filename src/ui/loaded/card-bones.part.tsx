import { Skeleton } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/parts.texts.ts';
import { placeKey } from '#ui/rich-text/place-key.ts';
import rows from '../row-list/row-list.module.css';

/** A skeleton for a grid of cards. */
export function CardBones({ count }: { readonly count: number }) {
  const t = useTexts(partsTexts);
  return (
    <div className={rows.grid} role="status" aria-label={t.loading}>
      {Array.from({ length: count }, (_, place) => (
        <div key={placeKey(place)} className={rows.card}>
          <Skeleton height="20px" width="60%" />
          <Skeleton height="14px" width="90%" />
          <Skeleton height="6px" />
        </div>
      ))}
    </div>
  );
}
