import { currentLanguage, textsNow } from '#texts/current-language.ts';
import { chartTexts } from '#texts/platform/chart.texts.ts';
import { numberText } from '#texts/wording/number.wording.ts';
import { percentText } from '#texts/wording/share.wording.ts';

/** Named amounts side by side. */
export type Series = {
  readonly name: string;
  /** One per label; null if unknown. */
  readonly values: readonly (number | null)[];
};

export type ChartData = {
  /** What the labels are: `Week`. */
  readonly labelTitle: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** Unit after a number, in the table and in the description: `%`. */
  readonly unit?: string;
};

/** A value formatted in the current language. */
export function valueText(value: number | null, unit = ''): string {
  if (value === null) return textsNow(chartTexts).notKnown;
  if (unit === '%') return percentText(currentLanguage(), value);
  return `${numberText(currentLanguage(), value)}${unit === '' ? '' : `\u202F${unit}`}`;
}

/** The values at a label, in words: `Week 3: you 58%, your group 57%`. */
export function valuesAt({ labels, series, unit }: ChartData, index: number): string {
  const values = series.map(({ name, values: all }) => `${name} ${valueText(all[index] ?? null, unit)}`);
  return `${labels[index] ?? ''}: ${values.join(', ')}`;
}

/** Minimum and maximum of all series, including zero; for shares, up to 100%. */
export function extent({ series, unit }: ChartData): readonly [number, number] {
  const values = series.flatMap((each) => each.values.filter((value) => value !== null));
  return [Math.min(0, ...values), Math.max(unit === '%' ? 100 : 0, ...values)];
}

/** Description of the chart for screen readers: start, end, minimum and maximum of each series. */
export function describe({ labels, series, unit }: ChartData): string {
  const t = textsNow(chartTexts);
  return series
    .map(({ name, values }) => {
      const known = values.flatMap((value, index) => (value === null ? [] : [{ value, label: labels[index] ?? '' }]));
      const least = known.reduce((a, b) => (b.value < a.value ? b : a), known[0] ?? { value: 0, label: '' });
      const most = known.reduce((a, b) => (b.value > a.value ? b : a), known[0] ?? { value: 0, label: '' });
      if (known.length === 0) return t.nothingKnown({ name });
      return t.range({
        name,
        least: valueText(least.value, unit),
        leastAt: least.label,
        most: valueText(most.value, unit),
        mostAt: most.label,
      });
    })
    .join(' ');
}
