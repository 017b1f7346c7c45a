import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { useTexts } from '#texts/current-language.ts';
import { chartTexts } from '#texts/platform/chart.texts.ts';
import { customProperties } from '../theme/custom-properties.ts';
import { type ChartData, valuesAt, valueText } from './chart-data.ts';
import { FIELD } from './plot.tsx';
import styles from './plot-reader.module.css';

/** The plot area as shares of the drawing, which is scaled to its frame. */
const AREA = customProperties({
  '--plot-left': FIELD.left / FIELD.width,
  '--plot-width': (FIELD.right - FIELD.left) / FIELD.width,
  '--plot-ratio': (FIELD.right - FIELD.left) / FIELD.bottom,
});

/** Keys and where they lead; the page scrolls by the others. */
const TARGETS = {
  ArrowRight: (index, last) => (index === null ? 0 : Math.min(last, index + 1)),
  ArrowLeft: (index, last) => (index === null ? last : Math.max(0, index - 1)),
  Home: () => 0,
  End: (_, last) => last,
  Escape: () => null,
} satisfies Readonly<Record<string, (index: number | null, last: number) => number | null>>;

/**
 * Reads the values of a chart at one label after the other: with a pointer or a finger on the plot, or with the arrow
 * keys. For assistive technology it is a slider over the labels, whose value is read out.
 */
export function PlotReader({ data, title }: { readonly data: ChartData; readonly title: string }) {
  const t = useTexts(chartTexts);
  const { labels, series, unit } = data;
  const [index, setIndex] = useState<number | null>(null);
  const last = labels.length - 1;
  const label = index === null ? undefined : labels[index];

  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setIndex(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * labels.length))));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = ownEntry(TARGETS, event.key);
    if (target === undefined) return;
    event.preventDefault();
    setIndex(target(index, last));
  };
  return (
    <div
      className={styles.reader}
      style={AREA}
      role="slider"
      tabIndex={0}
      aria-label={t.reader({ title })}
      aria-valuemin={1}
      aria-valuemax={labels.length}
      aria-valuenow={(index ?? 0) + 1}
      aria-valuetext={valuesAt(data, index ?? 0)}
      onPointerMove={follow}
      onPointerDown={follow}
      // A finger leaves the screen when it has chosen, and the values stay.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setIndex(null)}
      onBlur={() => setIndex(null)}
      onKeyDown={onKeyDown}
    >
      {index !== null && label !== undefined && (
        <div
          className={styles.at}
          style={customProperties({ '--at': (index + 0.5) / labels.length })}
          data-side={index > last / 2 ? 'before' : 'after'}
          aria-hidden="true"
        >
          <div className={styles.tip} dir="auto">
            <strong>{label}</strong>
            {series.map(({ name, values }, at) => (
              <span key={name} className={styles.value} data-series={at}>
                <span>{name}</span>
                <b>{valueText(values[index] ?? null, unit)}</b>
              </span>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
