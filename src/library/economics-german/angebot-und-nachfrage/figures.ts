import { type Figures, figure, text } from '../../drawing/figure.ts';
import { gap, market } from '../../drawing/market.ts';

const numbered = {
  x: { to: 100, step: 20, title: 'Menge (Stück pro Tag)' },
  y: { to: 10, step: 2, title: 'Preis (€)' },
} as const;

const plain = { x: { title: 'Menge' }, y: { title: 'Preis' } } as const;

const balance = market({ ...numbered, grid: true });
const moves = market(plain);
const shift = market(plain);
const areas = market(numbered);

export const figures: Figures = {
  equilibrium: figure(
    560,
    370,
    balance.axes,
    balance.straight(
      'N',
      [
        [0, 10],
        [95, 0.5],
      ],
      { colour: 'blue', dy: -12, dx: 4 },
    ),
    balance.straight(
      'A',
      [
        [0, 2],
        [76, 9.6],
      ],
      { colour: 'orange' },
    ),
    balance.meet(40, 6, { name: 'G', dy: -20 }),
    gap(balance.at(20, 8), balance.at(60, 8), 'Angebotsüberhang', false),
    gap(balance.at(20, 4), balance.at(60, 4), '', true),
    text(balance.at(52, 3.1), 'Nachfrage-\nüberhang', { size: 16 }),
  ),
  'movement-and-shift': figure(
    560,
    370,
    moves.axes,
    moves.straight(
      'N_{1}',
      [
        [0.6, 9.2],
        [6.6, 1.2],
      ],
      { colour: 'blue' },
    ),
    moves.straight(
      'N_{2}',
      [
        [3.6, 9.2],
        [9.6, 1.2],
      ],
      { colour: 'orange', dashed: true },
    ),
    moves.meet(2.7, 6.4, { name: 'A', dy: -20, y: '*P*_{1}' }),
    moves.meet(5.1, 3.2, { name: 'B', dy: -20, dx: 8, y: '*P*_{2}' }),
    moves.point(5.7, 6.4),
    moves.label(5.7, 6.4, 'C', { dx: 14, dy: -14, anchor: 'middle' }),
    moves.shift([3.0, 6.4], [5.4, 6.4]),
  ),
  'demand-shift': figure(
    560,
    370,
    shift.axes,
    shift.straight(
      'A',
      [
        [1, 1],
        [9, 9],
      ],
      { colour: 'orange' },
    ),
    shift.straight(
      'N_{1}',
      [
        [0.6, 7.4],
        [7, 1],
      ],
      { colour: 'blue' },
    ),
    shift.straight(
      'N_{2}',
      [
        [3, 9],
        [9.4, 2.6],
      ],
      { colour: 'violet', dashed: true },
    ),
    shift.meet(4, 4, { x: '*Q*_{1}', y: '*P*_{1}' }),
    shift.meet(6, 6, { x: '*Q*_{2}', y: '*P*_{2}' }),
    shift.shift([1.5, 6.8], [5, 6.8]),
    shift.shift([5.5, 2.8], [8.95, 2.8]),
  ),
  'surplus-areas': figure(
    560,
    370,
    areas.area(
      [
        [0, 10],
        [60, 4],
        [0, 4],
      ],
      'blue',
    ),
    areas.area(
      [
        [0, 1],
        [60, 4],
        [0, 4],
      ],
      'orange',
    ),
    areas.axes,
    areas.straight(
      'N',
      [
        [0, 10],
        [92, 0.8],
      ],
      { colour: 'blue', dy: -14 },
    ),
    areas.straight(
      'A',
      [
        [0, 1],
        [96, 5.8],
      ],
      { colour: 'orange' },
    ),
    areas.meet(60, 4, { name: 'G', dy: -20 }),
    text(areas.at(19, 5.9), 'Konsumenten-\nrente', { size: 16 }),
    text(areas.at(17, 2.9), 'Produzenten-\nrente', { size: 16 }),
  ),
};
