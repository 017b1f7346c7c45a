import { box, type Figures, figure, line, type Part, text } from '../../drawing/figure.ts';
import { market } from '../../drawing/market.ts';

const negative = market({
  x: { to: 100, step: 20, title: 'Quantity (units a day)' },
  y: { to: 20, step: 4, title: 'Cost, benefit (€)' },
});
const positive = market({
  x: { to: 120, step: 20, title: 'Quantity (units a day)' },
  y: { to: 20, step: 4, title: 'Cost, benefit (€)' },
});
const unnamed = market({ x: { to: 100, title: 'Quantity' }, y: { to: 20, title: 'Cost, benefit' } });

type Cell = { readonly kind: string; readonly example: string };
/** The four kinds of goods by rivalry and excludability: first row rival, first column excludable. */
function grid(cells: readonly Cell[]): Part {
  const corners = [
    [120, 60],
    [330, 60],
    [120, 170],
    [330, 170],
  ] as const;
  return [
    text([225, 36], 'excludable', { bold: true }),
    text([435, 36], 'not excludable', { bold: true }),
    text([64, 115], 'rival', { bold: true }),
    text([64, 225], 'not rival', { bold: true }),
    ...corners.map((corner, index) => {
      const [x, y] = corner;
      const { kind = '', example = '' } = cells[index] ?? {};
      return (
        box([x, y], 210, 110) +
        text([x + 105, y + (example === '' ? 55 : 42)], kind, { bold: true, size: example === '' ? 22 : 18 }) +
        text([x + 105, y + 72], example, { size: 16, colour: 'muted' })
      );
    }),
    line([120, 60], [540, 60], { width: 2.5 }),
    line([120, 60], [120, 280], { width: 2.5 }),
  ].join('');
}

export const figures: Figures = {
  'negative-externality': figure(
    560,
    370,
    negative.area('red', [40, 12], [60, 14], [60, 8]),
    negative.axes,
    negative.straight('MB', [0, 20], [90, 2], { colour: 'blue' }),
    negative.straight('MPC', [0, 2], [92, 11.2], { colour: 'orange' }),
    negative.straight('MSC', [0, 8], [92, 17.2], { colour: 'violet', dashed: true }),
    negative.meet(60, 8),
    negative.meet(40, 12),
    negative.label(66, 16.6, 'welfare loss', { dx: 0, dy: -14, anchor: 'middle' }),
    line(negative.at(65, 17), negative.at(56, 11.6), { width: 1.5 }),
    text(negative.at(17, 6.7), '€6', { size: 16 }),
    negative.shift([20, 4.3], [20, 9.7]),
  ),
  'positive-externality': figure(
    560,
    370,
    positive.area('green', [80, 10], [60, 8], [60, 12]),
    positive.axes,
    positive.straight('MPB', [0, 14], [112, 2.8], { colour: 'blue', dy: 4 }),
    positive.straight('MSB', [0, 18], [112, 6.8], { colour: 'violet', dashed: true }),
    positive.straight('MC', [0, 2], [112, 13.2], { colour: 'orange' }),
    positive.meet(60, 8),
    positive.meet(80, 10),
    positive.label(82, 15.4, 'welfare missed', { dx: 0, dy: -14, anchor: 'middle' }),
    line(positive.at(81, 15.6), positive.at(66, 10.4), { width: 1.5 }),
    text(positive.at(16.5, 13.9), '€4', { size: 16 }),
    positive.shift([20, 12.3], [20, 15.7]),
  ),
  'kinds-of-goods': figure(
    560,
    300,
    grid([
      { kind: 'private goods', example: 'bread, shoes' },
      { kind: 'common resources', example: 'fish in the sea' },
      { kind: 'club goods', example: 'streaming, pay TV' },
      { kind: 'public goods', example: 'street lighting' },
    ]),
  ),
  'goods-to-name': figure(
    560,
    300,
    grid([
      { kind: 'A', example: '' },
      { kind: 'B', example: '' },
      { kind: 'C', example: '' },
      { kind: 'D', example: '' },
    ]),
  ),
  'three-quantities': figure(
    560,
    370,
    unnamed.axes,
    unnamed.straight('MB', [0, 20], [90, 2], { colour: 'blue' }),
    unnamed.straight('MPC', [0, 2], [92, 11.2], { colour: 'orange' }),
    unnamed.straight('MSC', [0, 8], [92, 17.2], { colour: 'violet', dashed: true }),
    unnamed.point(60, 8),
    unnamed.point(40, 12),
    unnamed.point(60, 14),
    unnamed.label(40, 12, 'K', { dx: 0, dy: -20, anchor: 'middle' }),
    unnamed.label(60, 8, 'L', { dx: 0, dy: 20, anchor: 'middle' }),
    unnamed.label(60, 14, 'M', { dx: 0, dy: -18, anchor: 'middle' }),
  ),
};
