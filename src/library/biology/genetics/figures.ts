import { brace, named, person, punnett } from '../../drawing/cell.ts';
import {
  arrow,
  box,
  circle,
  curve,
  type Figures,
  figure,
  line,
  type Part,
  type Point,
  polygon,
  text,
} from '../../drawing/figure.ts';

const PAIRS = ['AT', 'CG', 'GC', 'TA', 'CG'] as const;
const rung = (pair: string, index: number): Part => {
  const y = 48 + index * 56;
  const [left, right] = [pair[0] ?? '', pair[1] ?? ''];
  return [
    box([150, y - 15], 60, 30, { colour: 'orange', fill: 'pale' }),
    box([210, y - 15], 60, 30, { colour: 'green', fill: 'pale' }),
    text([180, y], left, { bold: true }),
    text([240, y], right, { bold: true }),
    ...[
      [125, 1],
      [295, -1],
    ].map(([x = 0, side = 1]) => {
      const points: readonly Point[] = [-90, -18, 54, 126, 198].map((turn): Point => {
        const angle = (turn * Math.PI) / 180;
        return [x + 18 * Math.cos(angle), y + side * 18 * Math.sin(angle)];
      });
      return polygon(points, { colour: 'blue', fill: 'pale' });
    }),
    line([143, y], [150, y]),
    line([270, y], [277, y]),
    circle([92, y - 24], 9, { colour: 'violet', fill: 'pale' }),
    circle([328, y + 24], 9, { colour: 'violet', fill: 'pale' }),
    line([99, y - 18], [110, y - 7]),
    line([321, y + 18], [310, y + 7]),
    index === PAIRS.length - 1 ? '' : line([110, y + 9], [96, y + 24]),
    index === 0 ? '' : line([310, y - 9], [324, y - 24]),
  ].join('');
};

/** A chromosome as a bent rod, long or short, filled or open for the parent from whom it comes. */
const rod = ([x, y]: Point, half: number, isFull: boolean): Part =>
  curve(
    [
      [x - 2, y - half],
      [x + 2, y],
      [x - 2, y + half],
    ],
    { width: 7, colour: isFull ? 'violet' : 'orange' },
  ) +
  (isFull
    ? ''
    : curve(
        [
          [x - 2, y - half],
          [x + 2, y],
          [x - 2, y + half],
        ],
        { width: 3, colour: 'paper' },
      ));
const body = (centre: Point, radius: number): Part => circle(centre, radius, { fill: 'pale' });
const diploid = ([x, y]: Point, radius = 40): Part =>
  body([x, y], radius) +
  rod([x - 21, y], 16, true) +
  rod([x - 7, y], 16, false) +
  rod([x + 8, y], 8, true) +
  rod([x + 22, y], 8, false);
const haploid = ([x, y]: Point, isLongFull: boolean, isShortFull: boolean): Part =>
  body([x, y], 27) + rod([x - 8, y], 16, isLongFull) + rod([x + 9, y], 8, isShortFull);

const tree: readonly Part[] = [
  line([165, 45], [245, 45]),
  line([205, 45], [205, 105]),
  line([85, 105], [325, 105]),
  line([85, 105], [85, 135]),
  line([205, 105], [205, 135]),
  line([325, 105], [325, 135]),
  line([340, 150], [435, 150]),
  line([385, 150], [385, 210]),
  line([325, 210], [445, 210]),
  line([325, 210], [325, 240]),
  line([445, 210], [445, 240]),
  person([150, 45], 'male', false, '1'),
  person([260, 45], 'female', false, '2'),
  person([85, 150], 'female', true, '3'),
  person([205, 150], 'male', false, '4'),
  person([325, 150], 'female', false, '5'),
  person([450, 150], 'male', true, '6'),
  person([325, 255], 'male', true, '7'),
  person([445, 255], 'female', false, '8'),
];

export const figures: Figures = {
  dna: figure(
    560,
    335,
    PAIRS.map(rung),
    named([392, 60], [311, 52], 'sugar'),
    named([392, 118], [336, 128], 'phosphate'),
    named([392, 214], [258, 177], 'base (one of A, T, C, G)'),
    brace([150, 304], [270, 304], 'pair of bases'),
    text([46, 160], 'strand', { size: 15, colour: 'muted', turned: 90 }),
  ),
  divisions: figure(
    600,
    380,
    text([150, 20], 'Mitosis', { bold: true }),
    text([440, 20], 'Meiosis', { bold: true }),
    diploid([150, 85]),
    text([53, 85], '4\nchromosomes', { size: 15 }),
    arrow([130, 130], [100, 240]),
    arrow([170, 130], [200, 240]),
    diploid([90, 290]),
    diploid([210, 290]),
    text([150, 358], '2 identical cells, 4 chromosomes each', { size: 15 }),
    line([300, 40], [300, 340], { colour: 'grid' }),
    diploid([440, 85]),
    arrow([420, 130], [385, 165]),
    arrow([460, 130], [495, 165]),
    body([370, 200], 31),
    rod([362, 200], 16, true),
    rod([379, 200], 8, false),
    body([510, 200], 31),
    rod([502, 200], 16, false),
    rod([519, 200], 8, true),
    arrow([355, 233], [342, 262]),
    arrow([385, 233], [398, 262]),
    arrow([495, 233], [482, 262]),
    arrow([525, 233], [538, 262]),
    haploid([338, 294], true, false),
    haploid([402, 294], true, false),
    haploid([478, 294], false, true),
    haploid([542, 294], false, true),
    text([440, 358], '4 cells, 2 chromosomes each', { size: 15 }),
  ),
  punnett: figure(
    360,
    290,
    text([205, 22], 'gametes of one parent', { size: 15, colour: 'muted' }),
    text([38, 190], 'gametes of the\nother parent', { size: 15, colour: 'muted', turned: 90 }),
    punnett(
      [110, 80],
      95,
      ['B', 'b'],
      ['B', 'b'],
      [
        ['BB', 'Bb'],
        ['Bb', 'bb'],
      ],
    ),
  ),
  'family-tree': figure(
    560,
    310,
    ...tree,
    person([30, 215], 'male', false),
    text([56, 215], 'male', { anchor: 'start', size: 15 }),
    person([30, 262], 'female', false),
    text([56, 262], 'female', { anchor: 'start', size: 15 }),
    person([130, 262], 'male', true),
    text([156, 262], 'with cystic fibrosis', { anchor: 'start', size: 15 }),
  ),
};
