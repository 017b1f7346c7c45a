import { Bars } from './bar-chart.tsx';
import { type ChartData, valueText } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { PlotReader } from './plot-reader.tsx';
import { binsOf } from './scale.ts';

type Props = {
  readonly title: string;
  readonly values: readonly number[];
  /** What the values are: `Marks`. */
  readonly valueTitle: string;
  /** What is counted: `Students`. */
  readonly countTitle: string;
  /** Approximate number of bins; boundaries are round numbers. Default 10. */
  readonly bins?: number;
};

/** Distribution of values. */
export function Histogram({ title, values, valueTitle, countTitle, bins = 10 }: Props) {
  const found = binsOf(values, bins);
  const data: ChartData = {
    labelTitle: valueTitle,
    labels: found.map(({ from, to }) => `${valueText(from)}–${valueText(to)}`),
    series: [{ name: countTitle, values: found.map(({ count }) => count) }],
  };
  return (
    <ChartFrame title={title} data={data} reader={<PlotReader data={data} title={title} />}>
      <Bars data={data} filled={0.96} />
    </ChartFrame>
  );
}
