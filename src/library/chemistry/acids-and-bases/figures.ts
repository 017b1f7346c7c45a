import { beaker, burette, conicalFlask, leader, stand } from '../../drawing/apparatus.ts';
import { box, type Figures, figure, line, type Part, type Point, path, text } from '../../drawing/figure.ts';
import type { Colour } from '../../drawing/palette.ts';
import { plot } from '../../drawing/plot.ts';

const WIDTH = 38;
const left = (ph: number): number => 15 + ph * WIDTH;
const toneOf = (ph: number): Colour =>
  ph < 4 ? 'red' : ph < 7 ? 'orange' : ph === 7 ? 'green' : ph < 11 ? 'blue' : 'violet';
const example = (ph: number, words: string, row: number): Part => {
  const x = left(ph) + WIDTH / 2;
  return (
    line([x, 126], [x, 146 + row * 46], { colour: 'muted', width: 1.5 }) +
    text([x, 168 + row * 46], words, { size: 16 })
  );
};
const span = (from: number, to: number, words: string): Part => {
  const [a, b] = [left(from) + 3, left(to) + WIDTH - 3];
  return (
    path(
      [
        [a, 72],
        [a, 62],
        [b, 62],
        [b, 72],
      ],
      { colour: 'muted', width: 1.5 },
    ) + text([(a + b) / 2, 44], words)
  );
};

/** Letters of ions and molecules in a beaker. */
const particles = (words: string, places: readonly Point[], colour: Colour): Part =>
  places.map((place) => text(place, words, { colour, bold: true, size: 17 })).join('');
const moved = (places: readonly Point[], dx: number): Point[] => places.map(([x, y]) => [x + dx, y]);
const HYDROGEN: readonly Point[] = [
  [75, 110],
  [170, 95],
  [215, 140],
  [85, 190],
  [160, 175],
];
const OTHERS: readonly Point[] = [
  [125, 100],
  [75, 150],
  [210, 195],
  [150, 135],
  [118, 215],
];

/** pH while a volume of alkali runs into 25 cm³ of acid, both 0.100 mol/dm³ and strong. */
function acidity(volume: number): number {
  const excess = (0.1 * (25 - volume)) / (25 + volume);
  if (Math.abs(excess) < 1e-5) return 7;
  return excess > 0 ? -Math.log10(excess) : 14 + Math.log10(-excess);
}
const curve = plot({
  x: { from: 0, to: 50, step: 10, title: 'volume of alkali added / cm^{3}' },
  y: { from: 0, to: 14, step: 2, title: 'pH' },
  grid: true,
});

const setup: Part = [
  stand([110, 386], 366, [220, 90]),
  burette([230, 24], 262),
  box([165, 376], 130, 10, { colour: 'muted' }),
  conicalFlask([230, 376], 104, 92),
].join('');
const PARTS: readonly (readonly [part: Point, end: Point])[] = [
  [
    [241, 130],
    [360, 90],
  ],
  [
    [244, 255],
    [360, 200],
  ],
  [
    [264, 340],
    [360, 300],
  ],
  [
    [292, 381],
    [360, 378],
  ],
];
const named = (names: readonly string[], letters: boolean): Part =>
  PARTS.map(([part, end], index) => leader(part, end, names[index] ?? '', letters)).join('');

export const figures: Figures = {
  'ph-scale': figure(
    600,
    270,
    ...Array.from({ length: 15 }, (_, ph) => [
      box([left(ph), 80], WIDTH, 44, { colour: toneOf(ph), fill: 'pale', width: 1.5 }),
      text([left(ph) + WIDTH / 2, 102], String(ph), { bold: true }),
    ]).flat(),
    span(0, 6, 'acidic'),
    span(7, 7, 'neutral'),
    span(8, 14, 'alkaline'),
    text([15, 18], '← more H^{+}', { anchor: 'start', size: 16, colour: 'muted' }),
    text([585, 18], 'more OH^{−} →', { anchor: 'end', size: 16, colour: 'muted' }),
    example(1, 'stomach\nacid', 0),
    example(2, 'lemon juice', 1),
    example(5, 'black coffee', 1),
    example(7, 'pure water', 0),
    example(10, 'soap', 1),
    example(11, 'ammonia', 0),
    example(14, 'drain\ncleaner', 1),
  ),
  strength: figure(
    600,
    300,
    beaker([145, 240], 200, 190, 0.92),
    beaker([450, 240], 200, 190, 0.92),
    particles('H^{+}', HYDROGEN, 'red'),
    particles('A^{−}', OTHERS, 'blue'),
    particles('HA', moved(HYDROGEN, 305).slice(1), 'ink'),
    particles('H^{+}', moved(HYDROGEN, 305).slice(0, 1), 'red'),
    particles('A^{−}', moved(OTHERS, 305).slice(4), 'blue'),
    text([145, 266], 'strong acid: completely ionised', { size: 16 }),
    text([450, 266], 'weak acid: partly ionised', { size: 16 }),
  ),
  titration: figure(
    580,
    420,
    setup,
    named(['burette with acid', 'tap', 'conical flask with alkali\nand indicator', 'white tile'], false),
  ),
  'titration-parts': figure(460, 420, setup, named(['A', 'B', 'C', 'D'], true)),
  curve: figure(
    560,
    380,
    curve.axes,
    curve.graph(acidity),
    curve.point(25, 7),
    curve.label(25, 7, 'end point', { dx: 14, dy: 2 }),
  ),
  'curve-places': figure(
    560,
    380,
    curve.axes,
    curve.graph(acidity),
    ...[5, 25, 40].flatMap((volume, index) => [
      curve.point(volume, acidity(volume)),
      curve.label(volume, acidity(volume), ['P', 'Q', 'R'][index] ?? '', {
        dx: index === 1 ? 12 : -4,
        dy: index === 1 ? 0 : -20,
        colour: 'orange',
        size: 18,
      }),
    ]),
  ),
};
