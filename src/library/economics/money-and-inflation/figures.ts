import { bars } from '../../drawing/bars.ts';
import { type Figures, figure, text } from '../../drawing/figure.ts';
import { market } from '../../drawing/market.ts';
import { plot } from '../../drawing/plot.ts';

const RATES = [2, 3, 6, 9, 5, 2, -1, 1] as const;
const path = plot({
  x: { from: 0, to: 8.5, title: 'Year' },
  y: { from: -2, to: 10, step: 2, title: 'Inflation rate (% a year)' },
});
const axes = { x: { title: 'Real output' }, y: { title: 'Price level' } } as const;
const pull = market(axes);
const push = market(axes);

export const figures: Figures = {
  basket: figure(
    560,
    290,
    bars(
      [
        { name: 'Housing, energy', value: 35, words: '35 %' },
        { name: 'Food', value: 25, words: '25 %', colour: 'orange' },
        { name: 'Transport', value: 15, words: '15 %', colour: 'green' },
        { name: 'Leisure', value: 15, words: '15 %', colour: 'violet' },
        { name: 'Clothing', value: 10, words: '10 %', colour: 'red' },
      ],
      { max: 35 },
    ),
    text([320, 272], 'Share of a household’s spending', { size: 16 }),
  ),
  'inflation-path': figure(
    560,
    370,
    path.axes,
    path.lines(
      RATES.map((rate, index) => [index + 1, rate] as const),
      { colour: 'blue' },
    ),
    RATES.map((rate, index) => path.point(index + 1, rate)),
    RATES.map((_, index) => {
      const [x, y] = path.at(index + 1, -2);
      return text([x, y + 14], String(index + 1), { size: 15, colour: 'muted' });
    }),
    path.label(2, 3, 'A', { dx: -8, dy: -14, anchor: 'end' }),
    path.label(4, 9, 'B', { dx: 10, dy: -10 }),
    path.label(6, 2, 'C', { dx: 10, dy: -10 }),
    path.label(7, -1, 'D', { dx: 10, dy: 10 }),
  ),
  'demand-pull': figure(
    560,
    370,
    pull.axes,
    pull.bent(
      'AS',
      [
        [1, 1.6],
        [4, 2.6],
        [6, 4],
        [7.4, 6],
        [8.2, 9],
      ],
      { colour: 'orange' },
    ),
    pull.straight('AD_{1}', [0.8, 7.6], [7.7, 0.7], { colour: 'blue' }),
    pull.straight('AD_{2}', [4.4, 8.6], [9.2, 3.8], { colour: 'violet', dashed: true }),
    pull.meet(5.1, 3.3, { x: '*Y*_{1}', y: '*PL*_{1}' }),
    pull.meet(7.22, 5.7, { x: '*Y*_{2}', y: '*PL*_{2}' }),
    pull.shift([1.6, 7], [5.8, 7]),
  ),
  'cost-push': figure(
    560,
    370,
    push.axes,
    push.straight('AD', [1.4, 8.6], [8.8, 1.2], { colour: 'blue' }),
    push.straight('AS_{1}', [2.6, 0.6], [8.6, 6.6], { colour: 'orange' }),
    push.straight('AS_{2}', [1, 3], [6.6, 8.6], { colour: 'violet', dashed: true }),
    push.meet(6, 4, { x: '*Y*_{1}', y: '*PL*_{1}' }),
    push.meet(4, 6, { x: '*Y*_{2}', y: '*PL*_{2}' }),
    push.shift([7.8, 6], [4.3, 6]),
  ),
};
