import { Skeleton } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/parts.texts.ts';
import { placeKey } from '#ui/rich-text/place-key.ts';
import styles from './bones.module.css';

/** A skeleton for loading content: one bar for each height, in pixels. */
export function Bones({ heights }: { heights: readonly number[] }) {
  const t = useTexts(partsTexts);
  return (
    <div className={styles.bones} role="status" aria-label={t.loading}>
      {heights.map((height, place) => (
        <Skeleton key={placeKey(place)} height={`${height}px`} />
      ))}
    </div>
  );
}
