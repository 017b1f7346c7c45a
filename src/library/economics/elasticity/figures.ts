import { type Figures, figure, text } from '../../drawing/figure.ts';
import { market } from '../../drawing/market.ts';

const slopes = market();
const line = market({ x: { to: 100, step: 20, title: 'Quantity' }, y: { to: 10, step: 2, title: 'Price (€)' } });
const revenue = market({
  x: { to: 100, step: 20, title: 'Quantity (units a day)' },
  y: { to: 10, step: 2, title: 'Price (€)' },
});
const tax = market({ x: { to: 100, title: 'Quantity (units a day)' }, y: { to: 8, title: 'Price (€)' } });
const points = market({
  x: { to: 100, step: 20, title: 'Quantity' },
  y: { to: 10, step: 2, title: 'Price (€)' },
  grid: true,
});

export const figures: Figures = {
  'steep-and-flat': figure(
    560,
    370,
    slopes.axes,
    slopes.straight('A', [4.1, 9.5], [6.5, 1.5], { colour: 'blue' }),
    slopes.straight('B', [1, 6.8], [9.4, 2.6], { colour: 'orange', dashed: true }),
    slopes.meet(5.6, 4.5, { y: '*P*_{1}' }),
    slopes.atQuantity(5.85, '*Q*_{1}'),
    slopes.meet(5.24, 5.7, { y: '*P*_{2}' }),
    slopes.segment([3.2, 5.7], [3.2, 0], { colour: 'muted', width: 1.5, dashed: true }),
    slopes.point(3.2, 5.7),
    slopes.atQuantity(3.2, '*Q*_{B}'),
    slopes.atQuantity(5.02, '*Q*_{A}'),
  ),
  'along-the-line': figure(
    560,
    370,
    line.axes,
    line.segment([0, 10], [100, 0], { colour: 'blue' }),
    line.meet(50, 5),
    line.point(20, 8),
    line.point(80, 2),
    line.label(20, 8, 'elastic: PED = −4', { dx: 14, dy: -8 }),
    line.label(50, 5, 'unit elastic: PED = −1', { dx: 14, dy: -8 }),
    line.label(80, 2, 'inelastic:\nPED = −0.25', { dx: 12, dy: -20 }),
  ),
  revenue: figure(
    560,
    370,
    revenue.area('green', [0, 2], [60, 2], [60, 4], [0, 4]),
    revenue.area('red', [60, 0], [80, 0], [80, 2], [60, 2]),
    revenue.axes,
    revenue.straight('D', [0, 10], [96, 0.4], { colour: 'blue', dy: -10 }),
    revenue.meet(60, 4),
    revenue.meet(80, 2),
    text(revenue.at(30, 3), 'gained: €120', { size: 16 }),
    text(revenue.at(70, 1), 'lost: €40', { size: 16 }),
    text(revenue.at(30, 1), 'kept: €120', { size: 16 }),
  ),
  'three-points': figure(
    560,
    370,
    points.axes,
    points.straight('D', [0, 10], [96, 0.4], { colour: 'blue', dy: -10 }),
    points.point(20, 8),
    points.point(50, 5),
    points.point(80, 2),
    points.label(20, 8, 'A', { dx: 10, dy: -12 }),
    points.label(50, 5, 'B', { dx: 10, dy: -12 }),
    points.label(80, 2, 'C', { dx: 10, dy: -12 }),
  ),
  tax: figure(
    560,
    370,
    tax.axes,
    tax.straight('D', [40.5, 7.85], [60, 2], { colour: 'blue' }),
    tax.straight('S_{1}', [12, 1.2], [70, 7], { colour: 'orange' }),
    tax.straight('S_{2} (with the tax)', [5, 2.5], [57, 7.7], { colour: 'violet', dashed: true }),
    tax.meet(50, 5, { y: '5.00' }),
    tax.atQuantity(51.2, '50'),
    tax.meet(45, 6.5, { y: '6.50' }),
    tax.segment([0, 4.5], [45, 4.5], { colour: 'muted', width: 1.5, dashed: true }),
    tax.point(45, 4.5),
    tax.atPrice(4.5, '4.50'),
    tax.atQuantity(43.8, '45'),
    tax.shift([22, 2.3], [22, 4.15]),
    tax.label(22, 3.2, '€2', { dx: 8, dy: 0 }),
  ),
};
