import { type Figures, figure, text } from '../../drawing/figure.ts';
import { gap, market, risingDemand } from '../../drawing/market.ts';
import { plot } from '../../drawing/plot.ts';

const countries = plot({
  x: { from: 0, to: 70, step: 10, title: 'Wheat (tonnes)' },
  y: { from: 0, to: 35, step: 5, title: 'Cloth (bales)' },
  grid: true,
});
const tariff = market({
  x: { to: 100, step: 20, title: 'Quantity (units a day)' },
  y: { to: 12, step: 2, title: 'Price (€)' },
});
const areas = market({ x: { to: 100, title: 'Quantity' }, y: { to: 12, title: 'Price' } });
const currency = market({ x: { title: 'Quantity of euros' }, y: { title: 'Dollars for one euro' } });

export const figures: Figures = {
  'two-countries': figure(
    560,
    370,
    countries.axes,
    countries.segment([0, 30], [60, 0], { colour: 'blue' }),
    countries.segment([0, 20], [20, 0], { colour: 'orange', dashed: true }),
    countries.label(30, 15, 'Alba', { dx: 12, dy: -14, colour: 'blue' }),
    countries.label(10, 10, 'Borea', { dx: -12, dy: 14, anchor: 'end', colour: 'orange' }),
  ),
  tariff: figure(
    560,
    370,
    tariff.area('red', [20, 4], [40, 6], [40, 4]),
    tariff.area('green', [40, 4], [60, 4], [60, 6], [40, 6]),
    tariff.area('red', [60, 4], [80, 4], [60, 6]),
    tariff.axes,
    tariff.straight('D', [0, 12], [98, 2.2], { colour: 'blue' }),
    tariff.straight('S', [0, 2], [84, 10.4], { colour: 'orange' }),
    tariff.segment([0, 4], [98, 4], { colour: 'violet' }),
    tariff.segment([0, 6], [98, 6], { colour: 'violet', dashed: true }),
    tariff.label(98, 4, 'world\nprice', { dx: 8, dy: -6, colour: 'violet' }),
    tariff.label(98, 6, 'with\ntariff', { dx: 8, dy: -6, colour: 'violet' }),
    [
      [20, 4],
      [80, 4],
      [40, 6],
      [60, 6],
    ].map(
      ([x = 0, y = 0]) =>
        tariff.segment([x, y], [x, 0], { colour: 'muted', width: 1.5, dashed: true }) + tariff.point(x, y),
    ),
    gap(tariff.at(21, 1.2), tariff.at(79, 1.2), '', { dy: -16 }),
    text(tariff.at(50, 2.4), 'imports\nbefore', { size: 16 }),
    text(tariff.at(50, 5), 'revenue', { size: 16 }),
  ),
  'tariff-areas': figure(
    560,
    370,
    areas.area('blue', [0, 4], [20, 4], [40, 6], [0, 6]),
    areas.area('red', [20, 4], [40, 6], [40, 4]),
    areas.area('green', [40, 4], [60, 4], [60, 6], [40, 6]),
    areas.area('orange', [60, 4], [80, 4], [60, 6]),
    areas.axes,
    areas.straight('D', [0, 12], [98, 2.2], { colour: 'blue' }),
    areas.straight('S', [0, 2], [84, 10.4], { colour: 'orange' }),
    areas.segment([0, 4], [98, 4], { colour: 'violet' }),
    areas.segment([0, 6], [98, 6], { colour: 'violet', dashed: true }),
    areas.segment([40, 6], [40, 4], { colour: 'muted', width: 1.5 }),
    areas.segment([60, 6], [60, 4], { colour: 'muted', width: 1.5 }),
    areas.label(98, 4, 'world\nprice', { dx: 8, dy: -6, colour: 'violet' }),
    areas.label(98, 6, 'with\ntariff', { dx: 8, dy: -6, colour: 'violet' }),
    text(areas.at(14, 5), 'A', { bold: true, size: 18 }),
    text(areas.at(34.5, 4.55), 'B', { bold: true, size: 18 }),
    text(areas.at(50, 5), 'C', { bold: true, size: 18 }),
    text(areas.at(65.5, 4.55), 'D', { bold: true, size: 18 }),
  ),
  'exchange-rate': figure(
    560,
    370,
    risingDemand(currency, { before: { x: '*Q*_{1}', y: '1.10' }, after: { x: '*Q*_{2}', y: '1.20' } }),
  ),
};
