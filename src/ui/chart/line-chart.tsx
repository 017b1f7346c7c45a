import { positionKey } from '#ui/rich-text/position-key.ts';
import styles from './chart.module.css';
import { type ChartData, extent, valueText } from './chart-data.ts';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { Marker } from './marker.tsx';
import { FIELD, type Plot, PlotArea } from './plot.tsx';
import { PlotReader } from './plot-reader.tsx';

/** Height of a number with its distance to the line, in the drawing's units. */
const ROOM = 34;

/** Amounts that change from label to label. A gap in a line means that the value is unknown. */
export function LineChart(props: ChartProps) {
  return (
    <ChartFrame {...props} reader={<PlotReader data={props.data} title={props.title} />}>
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
            {data.series.length === 1 && <LastValue values={values} plot={plot} unit={data.unit} />}
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

type LastValueProps = {
  readonly values: readonly (number | null)[];
  readonly plot: Plot;
  readonly unit: string | undefined;
};

/** The number at the end of a line: on the side that the line does not come from, if there is room. */
function LastValue({ values, plot, unit }: LastValueProps) {
  const index = values.findLastIndex((value) => value !== null);
  const value = values[index] ?? null;
  if (value === null) return null;
  const y = plot.y(value);
  const previous = values.slice(0, index).findLast((each) => each !== null) ?? value;
  const isBelow = y < FIELD.top + ROOM || (previous > value && y < FIELD.bottom - ROOM);
  return (
    <text x={plot.x(index)} y={isBelow ? y + 28 : y - 12} textAnchor="middle" className={styles.amount}>
      {valueText(value, unit)}
    </text>
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
