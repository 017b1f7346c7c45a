import styles from './cover.module.css';
import { TILE, type TileTone, tiles } from './tiles.ts';

const EDGE = 2;

/** Strong, so that topics can be told apart at this size. */
const TONES: readonly TileTone[] = ['accent', 'accent', 'accent', 'tint', 'tint', 'warm'];

/**
 * The mark of a topic, in the colour of its place: four shapes, always the same for the same topic. Its title is next to
 * it.
 */
export function TopicGlyph({ slug }: { readonly slug: string }) {
  return (
    <svg
      className={styles.glyph}
      viewBox={`0 0 ${EDGE * TILE} ${EDGE * TILE}`}
      width="44"
      height="44"
      aria-hidden="true"
      focusable="false"
    >
      {tiles(slug, { columns: EDGE, rows: EDGE, density: () => 0.95, tones: TONES }).map(({ tone, d }) => (
        <path key={d} className={styles[tone]} d={d} />
      ))}
    </svg>
  );
}
