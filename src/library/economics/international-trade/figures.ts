import { type Figures, figure, text } from '../../drawing/figure.ts';
import { gap, market } from '../../drawing/market.ts';
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
    countries.lines(
      [
        [0, 30],
        [60, 0],
      ],
      { colour: 'blue' },
    ),
    countries.lines(
      [
        [0, 20],
        [20, 0],
      ],
      { colour: 'orange', dashed: true },
    ),
    countries.label(30, 15, 'Alba', { dx: 12, dy: -14, colour: 'blue' }),
    countries.label(10, 10, 'Borea', { dx: -12, dy: 14, anchor: 'end', colour: 'orange' }),
  ),
  tariff: figure(
    560,
    370,
    tariff.area(
      [
        [20, 4],
        [40, 6],
        [40, 4],
      ],
      'red',
    ),
    tariff.area(
      [
        [40, 4],
        [60, 4],
        [60, 6],
        [40, 6],
      ],
      'green',
    ),
    tariff.area(
      [
        [60, 4],
        [80, 4],
        [60, 6],
      ],
      'red',
    ),
    tariff.axes,
    tariff.straight(
      'D',
      [
        [0, 12],
        [98, 2.2],
      ],
      { colour: 'blue' },
    ),
    tariff.straight(
      'S',
      [
        [0, 2],
        [84, 10.4],
      ],
      { colour: 'orange' },
    ),
    tariff.lines(
      [
        [0, 4],
        [98, 4],
      ],
      { colour: 'violet' },
    ),
    tariff.lines(
      [
        [0, 6],
        [98, 6],
      ],
      { colour: 'violet', dashed: true },
    ),
    tariff.label(98, 4, 'world\nprice', { dx: 8, dy: -6, colour: 'violet' }),
    tariff.label(98, 6, 'with\ntariff', { dx: 8, dy: -6, colour: 'violet' }),
    [
      [20, 4],
      [80, 4],
      [40, 6],
      [60, 6],
    ].map(
      ([x = 0, y = 0]) =>
        tariff.lines(
          [
            [x, y],
            [x, 0],
          ],
          { colour: 'muted', width: 1.5, dashed: true },
        ) + tariff.point(x, y),
    ),
    gap(tariff.at(21, 1.2), tariff.at(79, 1.2), '', false),
    text(tariff.at(50, 2.4), 'imports\nbefore', { size: 16 }),
    text(tariff.at(50, 5), 'revenue', { size: 16 }),
  ),
  'tariff-areas': figure(
    560,
    370,
    areas.area(
      [
        [0, 4],
        [20, 4],
        [40, 6],
        [0, 6],
      ],
      'blue',
    ),
    areas.area(
      [
        [20, 4],
        [40, 6],
        [40, 4],
      ],
      'red',
    ),
    areas.area(
      [
        [40, 4],
        [60, 4],
        [60, 6],
        [40, 6],
      ],
      'green',
    ),
    areas.area(
      [
        [60, 4],
        [80, 4],
        [60, 6],
      ],
      'orange',
    ),
    areas.axes,
    areas.straight(
      'D',
      [
        [0, 12],
        [98, 2.2],
      ],
      { colour: 'blue' },
    ),
    areas.straight(
      'S',
      [
        [0, 2],
        [84, 10.4],
      ],
      { colour: 'orange' },
    ),
    areas.lines(
      [
        [0, 4],
        [98, 4],
      ],
      { colour: 'violet' },
    ),
    areas.lines(
      [
        [0, 6],
        [98, 6],
      ],
      { colour: 'violet', dashed: true },
    ),
    areas.lines(
      [
        [40, 6],
        [40, 4],
      ],
      { colour: 'muted', width: 1.5 },
    ),
    areas.lines(
      [
        [60, 6],
        [60, 4],
      ],
      { colour: 'muted', width: 1.5 },
    ),
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
    currency.axes,
    currency.straight(
      'S',
      [
        [1, 1],
        [9, 9],
      ],
      { colour: 'orange' },
    ),
    currency.straight(
      'D_{1}',
      [
        [0.6, 7.4],
        [7, 1],
      ],
      { colour: 'blue' },
    ),
    currency.straight(
      'D_{2}',
      [
        [3, 9],
        [9.4, 2.6],
      ],
      { colour: 'violet', dashed: true },
    ),
    currency.meet(4, 4, { x: '*Q*_{1}', y: '1.10' }),
    currency.meet(6, 6, { x: '*Q*_{2}', y: '1.20' }),
    currency.shift([1.5, 6.8], [5, 6.8]),
  ),
};
