import { boxPlot, scale } from '../../drawing/box-plot.ts';
import { type Figures, figure, type Part, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

const cumulative = plot({
  x: { from: 0, to: 60, step: 10, title: 'height / cm' },
  y: { from: 0, to: 80, step: 10, title: 'cumulative frequency' },
  grid: true,
  width: 440,
  height: 320,
});
const heights = [
  [0, 0],
  [10, 2],
  [20, 11],
  [30, 29],
  [40, 56],
  [50, 72],
  [60, 80],
] as const;

const histogram = plot({
  x: { from: 0, to: 50, step: 10, title: 'time / min' },
  y: { from: 0, to: 1.6, step: 0.2, title: 'frequency density' },
  grid: true,
  width: 440,
  height: 300,
});
const bar = (from: number, to: number, height: number): Part => {
  const corners = [
    [from, 0],
    [from, height],
    [to, height],
    [to, 0],
  ] as const;
  return histogram.area('blue', ...corners) + histogram.lines(corners, { width: 2 });
};

const scatter = plot({
  x: { from: 10, to: 28, step: 2, title: 'temperature / °C' },
  y: { from: 0, to: 80, step: 10, title: 'drinks sold' },
  grid: true,
  width: 440,
  height: 300,
});

const across = (value: number): number => 60 + value * 7.5;

export const figures: Figures = {
  cumulative: figure(
    560,
    410,
    cumulative.axes,
    cumulative.smooth(heights),
    cumulative.crosses(heights),
    ...(
      [
        [25.3, 20],
        [34.1, 40],
        [42.1, 60],
      ] as const
    ).map(([x, y]) => cumulative.drop(x, y, 'orange')),
  ),
  'box-plots': figure(
    560,
    260,
    boxPlot([12, 25, 34, 42, 58], { at: across, y: 60, name: 'A' }),
    boxPlot([20, 30, 33, 36, 45], { at: across, y: 140, name: 'B', colour: 'green' }),
    scale(0, 60, 10, across, 195, 'height / cm'),
  ),
  'box-parts': figure(
    560,
    190,
    boxPlot([4, 20, 30, 44, 56], { at: across, y: 75, height: 70 }),
    scale(0, 60, 10, across, 140),
  ),
  histogram: figure(560, 390, histogram.axes, bar(0, 10, 0.6), bar(10, 20, 1.4), bar(20, 30, 1.2), bar(30, 50, 0.4)),
  scatter: figure(
    560,
    390,
    scatter.axes,
    scatter.crosses([
      [12, 18],
      [14, 28],
      [16, 30],
      [18, 42],
      [20, 44],
      [22, 56],
      [24, 60],
      [26, 70],
    ]),
    scatter.segment([11, 16], [27, 72], { colour: 'orange', width: 2 }),
    text([scatter.at(21, 62)[0] - 30, scatter.at(21, 62)[1]], 'line of best fit', { colour: 'orange', anchor: 'end' }),
  ),
};
