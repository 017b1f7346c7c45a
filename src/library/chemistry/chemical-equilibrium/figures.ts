import {
  arrow,
  box,
  circle,
  type Figures,
  figure,
  line,
  type Part,
  type Point,
  path,
  text,
} from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

const rates = plot({ x: { from: 0, to: 100, title: 'time' }, y: { from: 0, to: 10, title: 'rate' } });
const forward = (time: number): number => 4 + 5 * Math.exp(-time / 14);
const backward = (time: number): number => 4 - 4 * Math.exp(-time / 14);
const EQUAL = 65;

const amounts = plot({
  x: { from: 0, to: 60, step: 10, title: 'time / min' },
  y: { from: 0, to: 3, step: 0.5, title: 'amount / mol' },
  grid: true,
});
const turned = (time: number): number => (time >= 40 ? 0.3 : 0.3 * (1 - (1 - time / 40) ** 3));

/** Percentage of ammonia at equilibrium from nitrogen and hydrogen 1 : 3, measured values by pressure in atmospheres. */
const AMMONIA: readonly (readonly [name: string, points: readonly Point[]])[] = [
  [
    '400 °C',
    [
      [0, 0],
      [100, 25],
      [200, 39],
      [300, 48],
      [400, 55],
    ],
  ],
  [
    '500 °C',
    [
      [0, 0],
      [100, 10],
      [200, 18],
      [300, 26],
      [400, 32],
    ],
  ],
  [
    '600 °C',
    [
      [0, 0],
      [100, 4.5],
      [200, 9],
      [300, 13],
      [400, 17],
    ],
  ],
];
const ammonia = plot({
  x: { from: 0, to: 400, step: 100, title: 'pressure / atm' },
  y: { from: 0, to: 60, step: 10, title: 'ammonia at equilibrium / %' },
  width: 400,
  grid: true,
});

const card = ([x, y]: Point, width: number, words: string, strong = false): Part =>
  box([x - width / 2, y - 32], width, 64, { radius: 8, colour: strong ? 'blue' : 'muted', fill: 'pale' }) +
  text([x, y], words, { size: 16 });

/** The Haber process, its parts named or lettered. */
function process(names: readonly string[]): Part {
  const [press = '', reactor = '', cooler = '', back = ''] = names;
  const isLettered = press.length === 1;
  const name = (place: Point, words: string, width: number): Part =>
    isLettered
      ? card(place, width, '') + circle(place, 18) + text(place, words, { bold: true })
      : card(place, width, words, true);
  return [
    text([62, 92], 'nitrogen\n(from air)', { size: 16 }),
    text([62, 172], 'hydrogen (from\nnatural gas)', { size: 16 }),
    arrow([108, 100], [150, 122]),
    arrow([118, 164], [150, 142]),
    name([205, 132], press, 106),
    arrow([260, 132], [296, 132]),
    name([352, 132], reactor, 108),
    arrow([408, 132], [444, 132]),
    name([502, 132], cooler, 112),
    arrow([502, 166], [502, 222]),
    text([502, 240], 'liquid ammonia', { size: 16, bold: true }),
    path(
      [
        [502, 98],
        [502, 46],
        [205, 46],
      ],
      { width: 2.5 },
    ),
    arrow([205, 46], [205, 98]),
    isLettered
      ? circle([352, 46], 18, { fill: 'full', colour: 'paper' }) +
        circle([352, 46], 18) +
        text([352, 46], back, { bold: true })
      : text([352, 26], back, { size: 16 }),
  ].join('');
}

export const figures: Figures = {
  rates: figure(
    560,
    360,
    rates.axes,
    rates.graph(forward),
    rates.graph(backward, { colour: 'orange' }),
    rates.label(12, forward(12), 'forward reaction', { dx: 10, dy: -10, colour: 'blue' }),
    rates.label(12, backward(12), 'backward reaction', { dx: 22, dy: 16, colour: 'orange' }),
    line(rates.at(EQUAL, 0), rates.at(EQUAL, 6), { colour: 'muted', width: 1.5, dashed: true }),
    rates.label(EQUAL, 6, 'equilibrium from here on', { dx: -70, dy: -14 }),
  ),
  'rates-places': figure(
    560,
    360,
    rates.axes,
    rates.graph(forward),
    rates.graph(backward, { colour: 'orange' }),
    ...(
      [
        [2, forward(2), 'P', 14, -10],
        [4, backward(4), 'Q', 16, 6],
        [16, forward(16), 'R', 6, -20],
        [80, 4, 'S', 0, -22],
      ] as const
    ).flatMap(([x, y, name, dx, dy]) => [rates.point(x, y), rates.label(x, y, name, { dx, dy, size: 18 })]),
  ),
  amounts: figure(
    560,
    370,
    amounts.axes,
    amounts.graph((time) => 3 - 3 * turned(time)),
    amounts.graph((time) => 1 - turned(time), { colour: 'green' }),
    amounts.graph((time) => 2 * turned(time), { colour: 'orange' }),
    amounts.label(45, 2.1, 'hydrogen, 2.1 mol', { dx: -20, dy: -14, colour: 'blue' }),
    amounts.label(45, 0.7, 'nitrogen, 0.7 mol', { dx: -20, dy: -16, colour: 'green' }),
    amounts.label(45, 0.6, 'ammonia, 0.6 mol', { dx: -20, dy: 18, colour: 'orange' }),
  ),
  yield: figure(
    580,
    370,
    ammonia.axes,
    ...AMMONIA.flatMap(([name, points]) => [
      ammonia.smooth(points),
      ammonia.label(400, points[4]?.[1] ?? 0, name, { dx: 10, dy: 0 }),
    ]),
  ),
  flow: figure(
    600,
    260,
    process(['compressor\n200 atm', 'reactor\n450 °C, iron', 'cooler', 'unreacted gases go back']),
  ),
  'flow-parts': figure(600, 260, process(['A', 'B', 'C', 'D'])),
};
