import { bars } from '../../drawing/bars.ts';
import { box, type Figures, figure, line, type Part, text } from '../../drawing/figure.ts';
import { market } from '../../drawing/market.ts';
import { plot } from '../../drawing/plot.ts';

const firm = plot({ x: { from: 0, to: 16, title: 'Output' }, y: { from: 0, to: 20, title: 'Cost, revenue per unit' } });
const average = (q: number): number => 12 - 1.2 * q + 0.06 * q ** 2 + 40 / q;
const marginal = (q: number): number => 12 - 2.4 * q + 0.18 * q ** 2;
const PRICE = 14;
const BEST = (2.4 + Math.sqrt(2.4 ** 2 + 4 * 0.18 * (PRICE - 12))) / 0.36;

const numbered = market({
  x: { to: 100, step: 20, title: 'Quantity (units a day)' },
  y: { to: 20, step: 4, title: 'Price, cost (€)' },
});
const lettered = market({ x: { to: 100, title: 'Quantity' }, y: { to: 20, title: 'Price, cost' } });

/** A payoff table of two firms; the fields row by row. */
function payoffs(fields: readonly string[], names: readonly string[] = []): Part {
  const corners = [
    [200, 100],
    [370, 100],
    [200, 195],
    [370, 195],
  ] as const;
  return [
    text([370, 28], 'Station 2', { bold: true }),
    text([285, 72], 'high price'),
    text([455, 72], 'low price'),
    text([52, 195], 'Station 1', { bold: true }),
    text([148, 147], 'high price'),
    text([148, 242], 'low price'),
    ...corners.map(
      ([x, y], index) =>
        box([x, y], 170, 95) +
        text([x + 85, y + 50], fields[index] ?? '', { size: 22 }) +
        text([x + 16, y + 18], names[index] ?? '', { bold: true, size: 16 }),
    ),
  ].join('');
}

export const figures: Figures = {
  shares: figure(
    560,
    340,
    bars(
      [
        { name: 'Alba', value: 34, words: '34 %' },
        { name: 'Bravo', value: 26, words: '26 %' },
        { name: 'Corda', value: 15, words: '15 %' },
        { name: 'Delta', value: 9, words: '9 %' },
        { name: 'Echo', value: 6, words: '6 %' },
        { name: 'all others', value: 10, words: '10 %', colour: 'muted' },
      ],
      { max: 34, nameWidth: 120, barWidth: 330 },
    ),
    text([310, 324], 'Market share', { size: 16 }),
  ),
  'perfect-competition': figure(
    560,
    370,
    firm.area('green', [0, PRICE], [BEST, PRICE], [BEST, average(BEST)], [0, average(BEST)]),
    firm.axes,
    firm.graph(average, { colour: 'blue' }, 2.8, 15.4),
    firm.graph(marginal, { colour: 'violet' }, 1, 15.4),
    firm.segment([0, PRICE], [15.4, PRICE], { colour: 'orange' }),
    firm.drop(BEST, average(BEST)),
    firm.segment([BEST, PRICE], [BEST, average(BEST)], { colour: 'muted', width: 1.5, dashed: true }),
    firm.point(BEST, PRICE),
    firm.label(0, PRICE, '*P*', { dx: -10, dy: 0, anchor: 'end' }),
    firm.label(BEST, 0, '*q*', { dx: 0, dy: 16, anchor: 'middle' }),
    firm.label(15.4, PRICE, 'AR = MR', { dx: 8, dy: 2, colour: 'orange' }),
    firm.label(15.4, average(15.4), 'AC', { dx: 8, dy: 0, colour: 'blue' }),
    firm.label(15.4, marginal(15.4), 'MC', { dx: 8, dy: -4, colour: 'violet' }),
    text(firm.at(3.2, 12), 'supernormal profit', { size: 16 }),
  ),
  monopoly: figure(
    560,
    370,
    numbered.area('green', [0, 12], [40, 12], [40, 4], [0, 4]),
    numbered.area('red', [40, 12], [80, 4], [40, 4]),
    numbered.axes,
    numbered.straight('AR', [0, 20], [96, 0.8], { colour: 'blue', dy: -12 }),
    numbered.straight('MR', [0, 20], [47, 1.2], { colour: 'violet', dashed: true }),
    numbered.straight('MC = AC', [0, 4], [92, 4], { colour: 'orange' }),
    numbered.meet(40, 12),
    numbered.point(40, 4),
    text(numbered.at(17, 8), 'profit', { size: 16 }),
    text(numbered.at(70, 12.4), 'welfare loss', { size: 16 }),
    line(numbered.at(66, 11.4), numbered.at(50, 7), { width: 1.5 }),
  ),
  'monopoly-points': figure(
    560,
    370,
    lettered.axes,
    lettered.straight('AR', [0, 20], [96, 0.8], { colour: 'blue', dy: -12 }),
    lettered.straight('MR', [0, 20], [47, 1.2], { colour: 'violet', dashed: true }),
    lettered.straight('MC = AC', [0, 4], [92, 4], { colour: 'orange' }),
    lettered.point(40, 12),
    lettered.point(40, 4),
    lettered.point(80, 4),
    lettered.point(6, 18.8),
    lettered.label(6, 18.8, 'J', { dx: 14, dy: -10, anchor: 'start' }),
    lettered.label(40, 12, 'K', { dx: 12, dy: -12 }),
    lettered.label(40, 4, 'L', { dx: -12, dy: 16, anchor: 'end' }),
    lettered.label(80, 4, 'M', { dx: 8, dy: -16 }),
  ),
  payoffs: figure(560, 320, payoffs(['60, 60', '20, 80', '80, 20', '40, 40'])),
};
