import { positionKey } from '#ui/rich-text/position-key.ts';
import styles from './chart.module.css';
import { type ChartData, extent, valueText } from './chart-data.ts';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { PlotArea } from './plot.tsx';
import { PlotReader } from './plot-reader.tsx';

/** Share of a label's width that its bars fill. */
const FILLED = 0.68;
/** Maximum width of a bar, in the drawing's units. */
const WIDEST = 96;
/** With more bars than this, the numbers above them would touch. */
const NUMBERED_MOST = 12;

/** Amounts to compare, one or more per label. */
export function BarChart(props: ChartProps) {
  return (
    <ChartFrame {...props} reader={<PlotReader data={props.data} title={props.title} />}>
      <Bars data={props.data} />
    </ChartFrame>
  );
}

/** Only the bars. @param filled share of a label's width that its bars fill; 1 if they touch */
export function Bars({ data, filled = FILLED }: { readonly data: ChartData; readonly filled?: number }) {
  const { labels, series, unit } = data;
  return (
    <PlotArea labels={labels} range={extent(data)} unit={unit}>
      {({ x, y, step }) => {
        const bars = Math.max(1, series.length);
        const width = filled === 1 ? step / bars : Math.min(WIDEST, (step * filled) / bars);
        return series.map(({ name, values }, at) => (
          <g key={name} className={styles.series} data-series={at}>
            {values.map((value, index) => {
              if (value === null) return null;
              const left = x(index) - (bars * width) / 2 + at * width;
              const top = Math.min(y(0), y(value));
              return (
                <g key={positionKey(index)}>
                  <rect x={left} y={top} width={Math.max(1, width - 1)} height={Math.abs(y(0) - y(value))} rx="2" />
                  {labels.length * series.length <= NUMBERED_MOST && (
                    <text x={left + width / 2} y={top - 6} textAnchor="middle" className={styles.amount}>
                      {valueText(value, unit)}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        ));
      }}
    </PlotArea>
  );
}
