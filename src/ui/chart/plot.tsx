import type { ReactNode } from 'react';
import { customProperties } from '../theme/custom-properties.ts';
import styles from './chart.module.css';
import { valueText } from './chart-data.ts';
import { linear, roundTicks } from './scale.ts';

/** The plot area of a chart, in its own units; it is scaled to the available width. */
export const FIELD = { left: 44, right: 632, top: 12, bottom: 232, width: 640, height: 264 } as const;
const TICKS = 4;
const LABELS_MOST = 8;
/** Approximate width of a letter of a label, in the drawing's units: in a wide and a narrow frame. */
const LETTER = { wide: 6.5, narrow: 11 } as const;
/** Vertical extent of a slanted label, as a share of its length. */
const SLANTED_HEIGHT = 0.82;
/** Horizontal extent of a slanted label, as a share of its length. */
const SLANTED_WIDTH = 0.57;

export type Plot = {
  /** Centre and width of a label's slot. */
  readonly x: (index: number) => number;
  readonly step: number;
  readonly y: (value: number) => number;
};

type Props = {
  readonly labels: readonly string[];
  /** The least and the most to be shown. */
  readonly range: readonly [number, number];
  readonly unit: string | undefined;
  readonly children: (plot: Plot) => ReactNode;
};

/** Axes with round numbers, and the content between them. */
export function PlotArea({ labels, range, unit, children }: Props) {
  const { left, right, top, bottom, width, height } = FIELD;
  const ticks = roundTicks(range[0], range[1], TICKS, range.every(Number.isInteger) ? 1 : 0);
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, top]);
  const step = (right - left) / Math.max(1, labels.length);
  const x = (index: number): number => left + step * (index + 0.5);
  const every = Math.ceil(labels.length / LABELS_MOST);
  const longest = Math.max(0, ...labels.map((label) => label.length));
  const slants = (['wide', 'narrow'] as const).filter((frame) => longest * LETTER[frame] > step * every);
  // Slanted labels at the left could leave the screen of a phone.
  const isUpright = labels.some(
    (label, index) => index % every === 0 && label.length * LETTER.narrow * SLANTED_WIDTH > x(index),
  );
  const labelHeight = (longest * LETTER.narrow * (isUpright ? 1 : SLANTED_HEIGHT)) / width;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.plot}
      data-upright={isUpright || undefined}
      data-slants={slants.join(' ')}
      style={customProperties({ '--droop': labelHeight })}
      aria-hidden="true"
      focusable="false"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y(tick)}H${right}`} className={tick === 0 ? styles.axis : styles.rule} />
          <text x={left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
            {valueText(tick, unit)}
          </text>
        </g>
      ))}
      {labels.map((label, index) =>
        index % every === 0 ? (
          <text
            key={label}
            x={x(index)}
            y={bottom + 20}
            className={styles.label}
            style={{ transformOrigin: `${x(index)}px ${bottom + 14}px` }}
          >
            {label}
          </text>
        ) : null,
      )}
      {children({ x, y, step })}
    </svg>
  );
}
