import { Button } from '@radix-ui/themes';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { chartTexts } from '#texts/platform/chart.texts.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './chart.module.css';
import { type ChartData, describe, valueText } from './chart-data.ts';
import { Marker } from './marker.tsx';

export type ChartProps = {
  readonly title: string;
  readonly data: ChartData;
  /** Description of the chart in a sentence; by default generated from the data. */
  readonly description?: string;
  /** What to do about the finding in the title: a button below the chart. */
  readonly action?: ReactNode;
};

/** The frame of a chart: title, legend, description and data table. */
export function ChartFrame({
  title,
  data,
  description,
  action,
  reader,
  children,
}: ChartProps & {
  readonly children: ReactNode;
  /** Reads the values one by one, over the drawing. */
  readonly reader?: ReactNode;
}) {
  const t = useTexts(chartTexts);
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const { series, labels } = data;
  const isEmpty = labels.length === 0 || series.every(({ values }) => values.every((value) => value === null));
  const toggle = (
    <Button
      id={`${id}-toggle`}
      variant="ghost"
      color="gray"
      size="2"
      disabled={isEmpty}
      // A screen may have several charts: the button is named by its words and by the chart it belongs to.
      aria-labelledby={`${id}-toggle ${id}-title`}
      onClick={() => setAsTable(!asTable)}
    >
      <Icon name={asTable ? 'chart' : 'table'} px={18} /> {asTable ? t.chart : t.table}
    </Button>
  );
  return (
    <figure className={styles.chartFigure} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <figcaption id={`${id}-title`} className={styles.title}>
          {title}
        </figcaption>
        {action === undefined && toggle}
      </div>
      {series.length > 1 && !asTable && (
        <ul className={styles.key} aria-hidden="true">
          {series.map(({ name }, index) => (
            <li key={name}>
              <svg
                width="28"
                height="14"
                viewBox="0 0 28 14"
                aria-hidden="true"
                className={styles.series}
                data-series={index}
              >
                <path d="M1 7H27" className={styles.line} />
                <Marker series={index} x={14} y={7} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      {isEmpty ? (
        <p className={styles.empty}>{t.empty}</p>
      ) : asTable ? (
        <ChartTable data={data} title={title} />
      ) : (
        <div className={styles.stage}>
          <div role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-words`}>
            {children}
          </div>
          {reader}
        </div>
      )}
      <p id={`${id}-words`} className={styles.visuallyHidden}>
        {description ?? describe(data)}
      </p>
      {action !== undefined && (
        <div className={styles.foot}>
          {action}
          {toggle}
        </div>
      )}
    </figure>
  );
}

function ChartTable({ data, title }: Pick<ChartProps, 'data' | 'title'>) {
  const { labelTitle, labels, series, unit } = data;
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{labelTitle}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{valueText(values[index] ?? null, unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
