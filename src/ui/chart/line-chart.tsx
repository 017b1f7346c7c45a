import { positionKey } from '#ui/rich-text/position-key.ts';
import styles from './chart.module.css';
import { type ChartData, extent } from './chart-data.ts';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { Marker } from './marker.tsx';
import { type Plot, PlotArea } from './plot.tsx';

/** Amounts that change from label to label. A gap in a line means that the value is unknown. */
export function LineChart(props: ChartProps) {
  return (
    <ChartFrame {...props}>
      <Lines data={props.data} range={extent(props.data)} />
    </ChartFrame>
  );
}

/** Only the lines, over the given range. */
export function Lines({ data, range }: { readonly data: ChartData; readonly range: readonly [number, number] }) {
  return (
    <PlotArea labels={data.labels} range={range} unit={data.unit}>
      {(plot) =>
        data.series.map(({ name, values }, series) => (
          <g key={name} className={styles.series} data-series={series}>
            <path d={pathOf(values, plot)} className={styles.line} />
            {values.map((value, index) =>
              value === null ? null : (
                <Marker key={positionKey(index)} series={series} x={plot.x(index)} y={plot.y(value)} />
              ),
            )}
          </g>
        ))
      }
    </PlotArea>
  );
}

function pathOf(values: readonly (number | null)[], { x, y }: Plot): string {
  let isDrawing = false;
  return values
    .map((value, index) => {
      const order = value === null ? '' : `${isDrawing ? 'L' : 'M'}${x(index)} ${y(value)}`;
      isDrawing = value !== null;
      return order;
    })
    .join('');
}
