import styles from './chart.module.css';
import { type ChartData, extent } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { Lines } from './line-chart.tsx';
import { PlotReader } from './plot-reader.tsx';

type Props = { readonly title: string; readonly data: ChartData };

/** Each series in a small chart, all on the same scale, so that their shapes can be compared. */
export function SmallMultiples({ title, data }: Props) {
  const range = extent(data);
  return (
    <section className={styles.multiples} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.multiplesGrid}>
        {data.series.map((series) => {
          const single: ChartData = { ...data, series: [series] };
          return (
            <ChartFrame
              key={series.name}
              title={series.name}
              data={single}
              reader={<PlotReader data={single} title={series.name} />}
            >
              <Lines data={single} range={range} />
            </ChartFrame>
          );
        })}
      </div>
    </section>
  );
}
