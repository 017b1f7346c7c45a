import { bars } from '../../drawing/bars.ts';
import { type Figures, figure } from '../../drawing/figure.ts';
import { gap, market, risingDemand } from '../../drawing/market.ts';
import { plot } from '../../drawing/plot.ts';

const MRP = [120, 108, 90, 72, 54] as const;
const product = plot({
  x: { from: 0, to: 6, step: 1, title: 'Number of workers' },
  y: { from: 0, to: 140, step: 20, title: 'Euros a day' },
  grid: true,
});
const minimum = market({
  x: { to: 200, step: 40, title: 'Workers (thousands)' },
  y: { to: 16, step: 2, title: 'Wage rate (€ an hour)' },
});
const shift = market({ x: { title: 'Number of workers' }, y: { title: 'Wage rate' } });

export const figures: Figures = {
  mrp: figure(
    560,
    370,
    product.axes,
    product.lines(MRP.map((value, index) => [index + 1, value] as const)),
    MRP.map((value, index) => product.point(index + 1, value)),
    product.segment([0, 80], [6, 80], { colour: 'orange', dashed: true }),
    product.label(5, 54, 'MRP', { dx: 12, dy: 0, colour: 'blue' }),
    product.label(0, 80, 'wage', { dx: 10, dy: -14, colour: 'orange' }),
  ),
  'minimum-wage': figure(
    560,
    370,
    minimum.axes,
    minimum.straight('D', [40, 16], [190, 1], { colour: 'blue', dy: -12 }),
    minimum.straight('S', [0, 2], [192, 11.6], { colour: 'orange' }),
    minimum.segment([0, 10], [176, 10], { colour: 'violet', dashed: true }),
    minimum.meet(120, 8),
    minimum.point(100, 10),
    minimum.point(160, 10),
    minimum.label(2, 10, 'minimum wage', { dx: 4, dy: -14, colour: 'violet' }),
    gap(minimum.at(102, 11.2), minimum.at(158, 11.2), 'unemployment', { dx: 16, dy: -16 }),
  ),
  'labour-demand-shift': figure(
    560,
    370,
    risingDemand(shift, { before: { x: '*L*_{1}', y: '*W*_{1}' }, after: { x: '*L*_{2}', y: '*W*_{2}' } }),
  ),
  pay: figure(
    560,
    320,
    bars(
      [
        { name: 'cleaner', value: 13, words: '€13' },
        { name: 'shop assistant', value: 14, words: '€14' },
        { name: 'nurse', value: 21, words: '€21' },
        { name: 'electrician', value: 23, words: '€23' },
        { name: 'software developer', value: 36, words: '€36' },
        { name: 'surgeon', value: 62, words: '€62' },
      ],
      { max: 62, nameWidth: 160, barWidth: 310, corner: [20, 16] },
    ),
  ),
  'market-points': figure(
    560,
    370,
    shift.axes,
    shift.straight('S_{1}', [2.6, 1], [9.2, 7.6], { colour: 'orange' }),
    shift.straight('S_{2}', [0.8, 3.2], [6.4, 8.8], { colour: 'orange', dashed: true }),
    shift.straight('D_{1}', [0.6, 7], [6.8, 0.8], { colour: 'blue' }),
    shift.straight('D_{2}', [2.8, 9], [9.4, 2.4], { colour: 'blue', dashed: true }),
    ...[
      { x: 4.6, y: 3, name: 'P', dx: 0, dy: 22 },
      { x: 2.6, y: 5, name: 'Q', dx: 0, dy: -20 },
      { x: 6.7, y: 5.1, name: 'R', dx: 0, dy: -20 },
      { x: 4.7, y: 7.1, name: 'T', dx: 0, dy: -20 },
    ].map(({ x, y, name, dx, dy }) => shift.point(x, y) + shift.label(x, y, name, { dx, dy, anchor: 'middle' })),
  ),
};
