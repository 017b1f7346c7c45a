import { subjectAccent } from '../../accent/subject-accent.ts';
import styles from './cover.module.css';
import { motifOf } from './motifs.ts';
import { TILE, type TileTone, tiles } from './tiles.ts';

type Props = {
  readonly slug: string;
  /** `banner` for the page of the subject, `card` for lists. */
  readonly size: 'banner' | 'card';
};

/** In tiles. As wide as the widest page, and as a card; narrower places show the end of the line. */
const SIZES = { banner: { columns: 27, rows: 3 }, card: { columns: 8, rows: 2 } } as const;

/** Mostly quiet, so that the motif is seen first. */
const TONES: readonly TileTone[] = ['accent', 'tint', 'tint', 'faint', 'faint', 'faint', 'warm'];

/** The edge of a motif's own square. */
const MOTIF_EDGE = 120;

/**
 * The cover of a subject, in its colour: its motif, and a pattern of its own that fades towards the start of the line.
 * Hidden from screen readers.
 */
export function SubjectCover({ slug, size }: Props) {
  const { className, ...hue } = subjectAccent(slug);
  const { columns, rows } = SIZES[size];
  const [width, height] = [columns * TILE, rows * TILE];
  const motif = motifOf(slug);
  // The motif is on a square at the end of the line.
  const density = (position: number): number => 0.05 + 0.9 * position ** 2.2;
  const pattern = tiles(slug, { columns: columns - rows, rows, density, tones: TONES });
  return (
    <svg
      className={`${className} ${styles.cover}`}
      {...hue}
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {pattern.map(({ tone, d }) => (
        <path key={d} className={styles[tone]} d={d} />
      ))}
      <g transform={`translate(${width - height} 0)`}>
        <path className={styles.accent} d={`M0 0h${height}v${height}h-${height}z`} />
        {motif === null ? (
          tiles(`${slug} motif`, { columns: rows, rows, density: () => 0.8, tones: TONES }).map(({ d }, index) => (
            <path key={d} className={index % 3 === 0 ? styles.warm : styles.faint} d={d} />
          ))
        ) : (
          <g transform={`scale(${height / MOTIF_EDGE})`}>
            <g className={styles.upright}>
              <path className={styles.motif} d={motif.lines} />
              <path className={styles.dot} d={motif.dots} />
            </g>
          </g>
        )}
      </g>
    </svg>
  );
}
