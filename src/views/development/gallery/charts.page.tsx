import { BarChart } from '#ui/chart/bar-chart.tsx';
import type { ChartData } from '#ui/chart/chart-data.ts';
import { Histogram } from '#ui/chart/histogram.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { RowChart } from '#ui/chart/row-chart.tsx';
import { SmallMultiples } from '#ui/chart/small-multiples.tsx';
import { GalleryExample } from './gallery-example.tsx';

const WEEKS: ChartData = {
  labelTitle: 'Week',
  labels: ['1', '2', '3', '4', '5', '6', '7', '8'],
  unit: '%',
  series: [
    { name: 'You', values: [42, 48, 47, null, 58, 66, 71, 74] },
    { name: 'Your group', values: [51, 52, 55, 54, 57, 58, 60, 61] },
  ],
};

const SUBJECTS: ChartData = {
  labelTitle: 'Subject',
  labels: ['Biology', 'Chemistry', 'Physics', 'Economics'],
  series: [
    { name: 'First attempt', values: [12, 9, 14, 7] },
    { name: 'Last attempt', values: [17, 15, 16, 13] },
  ],
};

const ACCURACY: ChartData = {
  labelTitle: 'Subject',
  labels: ['Biology', 'Chemistry', 'Environmental systems and societies'],
  series: [{ name: 'Correct', values: [72, 41, null] }],
  unit: '%',
};

const TOPICS: ChartData = {
  labelTitle: 'Week',
  labels: WEEKS.labels,
  unit: '%',
  series: [
    { name: 'Forces', values: [20, 30, 42, 50, 61, 64, 70, 78] },
    { name: 'Waves', values: [60, 58, 62, 61, 66, 64, 63, 68] },
    { name: 'Optics', values: [80, 76, 70, 71, 66, 60, 62, 55] },
  ],
};

const MARKS = Array.from({ length: 120 }, (_, index) => 35 + ((index * 17) % 31) + ((index * 7) % 29));

/** Charts of every kind, and what they look like without data. */
export function Page() {
  return (
    <>
      <GalleryExample name="Lines">
        <LineChart title="Average mark by week" data={WEEKS} />
      </GalleryExample>
      <GalleryExample name="Bars">
        <BarChart title="Marks by subject" data={SUBJECTS} />
      </GalleryExample>
      <GalleryExample name="Rows">
        <RowChart title="Chemistry is the weakest subject: 41%" data={ACCURACY} highlighted={1} />
      </GalleryExample>
      <GalleryExample name="Histogram">
        <Histogram title="Distribution of marks" values={MARKS} valueTitle="Marks" countTitle="Students" />
      </GalleryExample>
      <GalleryExample name="Small multiples">
        <SmallMultiples title="Topics compared" data={TOPICS} />
      </GalleryExample>
      <GalleryExample name="Empty">
        <LineChart title="Average mark by week" data={{ labelTitle: 'Week', labels: [], series: [] }} />
      </GalleryExample>
    </>
  );
}
