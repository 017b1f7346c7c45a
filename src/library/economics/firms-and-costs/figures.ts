import { type Figures, figure, line, text } from '../../drawing/figure.ts';
import { market } from '../../drawing/market.ts';
import { plot } from '../../drawing/plot.ts';

const product = plot({
  x: { from: 0, to: 8, step: 1, title: 'Number of workers' },
  y: { from: 0, to: 80, step: 20, title: 'Pizzas an hour' },
  grid: true,
});
const OUTPUT = [0, 10, 24, 39, 52, 62, 68, 70] as const;

const curves = plot({ x: { from: 0, to: 16, title: 'Output' }, y: { from: 0, to: 20, title: 'Cost per unit' } });
const averageVariable = (q: number): number => 12 - 1.2 * q + 0.06 * q ** 2;
const averageTotal = (q: number): number => averageVariable(q) + 40 / q;
const marginal = (q: number): number => 12 - 2.4 * q + 0.18 * q ** 2;

const chart = plot({
  x: { from: 0, to: 1000, step: 200, title: 'Output (units)' },
  y: { from: 0, to: 10, step: 2, title: 'Thousand euros' },
});
const scale = market({ x: { title: 'Output' }, y: { title: 'Long-run average cost' } });

export const figures: Figures = {
  'diminishing-returns': figure(
    560,
    370,
    product.axes,
    product.smooth(OUTPUT.map((output, workers) => [workers, output] as const)),
    OUTPUT.map((output, workers) => product.point(workers, output)),
    product.label(3, 39, 'from here on each worker\nadds less', { dx: 22, dy: 22 }),
  ),
  'cost-curves': figure(
    560,
    370,
    curves.axes,
    curves.graph((q) => 40 / q, { colour: 'green', dashed: true }, 2.1, 15),
    curves.graph(averageVariable, { colour: 'orange' }, 1, 15),
    curves.graph(averageTotal, { colour: 'blue' }, 2.8, 15),
    curves.graph(marginal, { colour: 'violet', width: 3 }, 1, 15.4),
    curves.point(10, 6),
    curves.point(12.23, averageTotal(12.23)),
    curves.label(15, 40 / 15, 'AFC', { dx: 8, dy: 0, colour: 'green' }),
    curves.label(15, averageVariable(15), 'AVC', { dx: 8, dy: 0, colour: 'orange' }),
    curves.label(15, averageTotal(15), 'AC', { dx: 8, dy: 0, colour: 'blue' }),
    curves.label(15.4, marginal(15.4), 'MC', { dx: 8, dy: 0, colour: 'violet' }),
  ),
  'break-even': figure(
    560,
    370,
    chart.area('red', [0, 0], [500, 4.5], [0, 2]),
    chart.area('green', [500, 4.5], [1000, 9], [1000, 7]),
    chart.axes,
    chart.segment([0, 2], [1000, 2], { colour: 'orange', dashed: true }),
    chart.segment([0, 2], [1000, 7], { colour: 'violet' }),
    chart.segment([0, 0], [1000, 9], { colour: 'blue' }),
    chart.drop(500, 4.5),
    chart.point(500, 4.5),
    chart.label(1000, 9, 'TR', { dx: 8, dy: 0, colour: 'blue' }),
    chart.label(1000, 7, 'TC', { dx: 8, dy: 0, colour: 'violet' }),
    chart.label(1000, 2, 'FC', { dx: 8, dy: 0, colour: 'orange' }),
    text(chart.at(880, 7.25), 'profit', { size: 16 }),
    text(chart.at(250, 5.2), 'loss', { size: 16 }),
    line(chart.at(235, 4.85), chart.at(150, 2.2), { width: 1.5 }),
  ),
  'long-run': figure(
    560,
    370,
    scale.axes,
    scale.smooth([
      [0.8, 9],
      [1.6, 6.4],
      [2.6, 4.6],
      [3.6, 3.8],
      [4.6, 3.6],
      [5.8, 3.6],
      [6.8, 3.8],
      [7.8, 4.6],
      [8.6, 6],
      [9.2, 8],
    ]),
    scale.segment([3.7, 0], [3.7, 9], { colour: 'muted', width: 1.5, dashed: true }),
    scale.segment([6.7, 0], [6.7, 9], { colour: 'muted', width: 1.5, dashed: true }),
    scale.label(2.2, 8, 'A', { dx: 0, dy: 0, anchor: 'middle', size: 20 }),
    scale.label(5.2, 8, 'B', { dx: 0, dy: 0, anchor: 'middle', size: 20 }),
    scale.label(7.9, 8, 'C', { dx: 0, dy: 0, anchor: 'middle', size: 20 }),
  ),
};
