import { positionKey } from '#ui/rich-text/position-key.ts';
import { customProperties } from '../theme/custom-properties.ts';
import styles from './chart.module.css';
import { type ChartData, extent, valueText } from './chart-data.ts';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';

type Props = ChartProps & {
  /** The label that the title is about: only its bar has the accent colour. Without it, all have. */
  readonly highlighted?: number | null;
};

/** Amounts of one series to compare, one below the other, each next to its name: for names of any length. */
export function RowChart({ highlighted = null, ...props }: Props) {
  return (
    <ChartFrame {...props}>
      <Rows data={props.data} highlighted={highlighted} />
    </ChartFrame>
  );
}

function Rows({ data, highlighted }: { readonly data: ChartData; readonly highlighted: number | null }) {
  const { labels, series, unit } = data;
  const [, most] = extent(data);
  return (
    <div className={styles.rows}>
      {labels.map((label, index) => {
        const value = series[0]?.values[index] ?? null;
        return (
          <div
            key={positionKey(index)}
            className={styles.row}
            data-muted={highlighted !== null && highlighted !== index}
          >
            <span className={styles.rowLabel}>
              <bdi>{label}</bdi>
            </span>
            <span className={styles.track}>
              {value !== null && (
                <span className={styles.fill} style={customProperties({ '--share': most === 0 ? 0 : value / most })} />
              )}
            </span>
            <span className={styles.rowValue}>{valueText(value, unit)}</span>
          </div>
        );
      })}
    </div>
  );
}
