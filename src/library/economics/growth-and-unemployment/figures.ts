import { arrow, box, type Figures, figure, line, text } from '../../drawing/figure.ts';
import { market } from '../../drawing/market.ts';
import { plot } from '../../drawing/plot.ts';

const frontier = market({ x: { title: 'Consumer goods' }, y: { title: 'Capital goods' } });
const cycle = plot({ x: { from: 0, to: 10, title: 'Time' }, y: { from: 0, to: 10, title: 'Real GDP' } });
/** A wave around the trend 2 + 0.55 t. */
const trend = (t: number): number => 2 + 0.55 * t;
const output = (t: number): number => trend(t) + 1.7 * Math.sin(((t - 1) * 2 * Math.PI) / 6.4);
const quarter = (radius: number, bend: number): (readonly [number, number])[] =>
  Array.from({ length: 13 }, (_, index) => {
    const angle = (Math.PI / 2) * (index / 12);
    return [radius * Math.sin(angle) ** bend, radius * Math.cos(angle) ** bend] as const;
  });

export const figures: Figures = {
  'circular-flow': figure(
    560,
    350,
    box([170, 40], 180, 60, { colour: 'blue', fill: 'pale', radius: 8 }),
    text([260, 70], 'Firms', { bold: true, size: 19 }),
    box([170, 250], 180, 60, { colour: 'orange', fill: 'pale', radius: 8 }),
    text([260, 280], 'Households', { bold: true, size: 19 }),
    arrow([310, 100], [310, 246]),
    text([320, 172], 'wages, rent,\nprofit', { anchor: 'start', size: 16 }),
    arrow([210, 250], [210, 104]),
    text([200, 172], 'spending\non goods', { anchor: 'end', size: 16 }),
    arrow([436, 70], [356, 70], { colour: 'green' }),
    text([444, 70], 'injections:\ninvestment,\ngovernment\nspending,\nexports', { anchor: 'start', size: 16 }),
    arrow([170, 280], [104, 280], { colour: 'red' }),
    text([98, 280], 'withdrawals:\nsaving,\ntaxes,\nimports', { anchor: 'end', size: 16 }),
  ),
  ppf: figure(
    560,
    370,
    frontier.axes,
    frontier.smooth(quarter(6, 0.9), { colour: 'blue' }),
    frontier.smooth(quarter(8.4, 0.9), { colour: 'violet', dashed: true }),
    frontier.label(6, 0, 'PPF_{1}', { dx: 0, dy: 16, anchor: 'middle', colour: 'blue' }),
    frontier.label(8.4, 0, 'PPF_{2}', { dx: 0, dy: 16, anchor: 'middle', colour: 'violet' }),
    frontier.point(2.4, 2.6),
    frontier.label(2.4, 2.6, 'A', { dx: -14, dy: 0, anchor: 'end' }),
    frontier.point(4.4, 4.4),
    frontier.label(4.4, 4.4, 'B', { dx: -4, dy: 20, anchor: 'middle' }),
    frontier.point(6.15, 6.15),
    frontier.label(6.15, 6.15, 'C', { dx: 14, dy: -12, anchor: 'start' }),
    frontier.shift([2.6, 2.8], [4.2, 4.2]),
    frontier.shift([4.6, 4.6], [5.95, 5.95]),
  ),
  'business-cycle': figure(
    560,
    370,
    cycle.axes,
    cycle.graph(trend, { colour: 'muted', dashed: true }, 0, 10),
    cycle.graph(output, { colour: 'blue' }, 0, 10),
    cycle.label(10, trend(10), 'trend', { dx: 8, dy: 0, colour: 'muted' }),
    ...[
      { t: 2.86, name: 'A', dx: 0, dy: -18 },
      { t: 4.1, name: 'B', dx: 12, dy: -16 },
      { t: 5.35, name: 'C', dx: 0, dy: 20 },
      { t: 7.4, name: 'D', dx: -14, dy: -14 },
    ].map(
      ({ t, name, dx, dy }) =>
        cycle.point(t, output(t)) + cycle.label(t, output(t), name, { dx, dy, anchor: 'middle', size: 18 }),
    ),
  ),
  'labour-force': figure(
    560,
    220,
    box([30, 70], 380, 60, { colour: 'blue', fill: 'pale' }),
    text([220, 100], 'employed: 19 million', { size: 17 }),
    box([410, 70], 20, 60, { colour: 'red', fill: 'full' }),
    box([430, 70], 100, 60, { colour: 'muted', fill: 'pale' }),
    text([480, 100], 'inactive:\n5 million', { size: 16 }),
    line([420, 66], [420, 48], { width: 1.5 }),
    text([420, 36], 'unemployed: 1 million', { size: 16 }),
    line([30, 150], [430, 150], { arrow: 'both', colour: 'muted' }),
    text([230, 168], 'labour force: 20 million', { size: 16 }),
    line([30, 188], [530, 188], { arrow: 'both', colour: 'muted' }),
    text([280, 206], 'working-age population: 25 million', { size: 16 }),
  ),
};
