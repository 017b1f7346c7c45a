import { chloroplast, mitochondrion, named, nucleus, phospholipid, ribosomes } from '../../drawing/cell.ts';
import {
  arrow,
  box,
  curve,
  dot,
  type Figure,
  type Figures,
  figure,
  type Part,
  type Point,
  text,
} from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

/** A name between two cells, and where its line to the right cell starts in pixels. */
type SharedName = readonly [name: string, lineFrom: number];

/** The words in these figures. Topics in other languages draw the same figures with their own words. */
export type CellLabels = {
  readonly cells: {
    readonly animal: string;
    readonly plant: string;
    readonly membrane: SharedName;
    readonly nucleus: SharedName;
    readonly ribosomes: SharedName;
    readonly cytoplasm: SharedName;
    readonly mitochondrion: SharedName;
    readonly chloroplast: string;
    readonly vacuole: string;
    readonly wall: string;
  };
  readonly bilayer: {
    readonly outside: string;
    readonly inside: string;
    /** Where the names at the right start, in pixels. */
    readonly namesFrom: number;
    readonly head: string;
    readonly tails: string;
    readonly channel: string;
  };
  readonly potato: { readonly concentration: string; readonly change: string; readonly decimalSign: '.' | ',' };
};

const animalCell: readonly Part[] = [
  curve(
    [
      [20, 175],
      [45, 85],
      [115, 52],
      [185, 85],
      [212, 170],
      [180, 260],
      [105, 290],
      [42, 255],
    ],
    { closed: true, colour: 'ink', fill: 'pale', width: 2.5 },
  ),
  nucleus([105, 165], 36),
  mitochondrion([150, 238], 46, 20),
  mitochondrion([75, 235], 42, -40),
  ribosomes([150, 110], [160, 118], [148, 124], [70, 110], [78, 118], [62, 190], [55, 180]),
];

const plantCell: readonly Part[] = [
  box([392, 40], 150, 262, { colour: 'green', fill: 'pale', width: 5, radius: 6 }),
  box([399, 47], 136, 248, { colour: 'ink', width: 1.8, radius: 8 }),
  box([440, 110], 82, 140, { colour: 'blue', fill: 'pale', radius: 26 }),
  nucleus([432, 84], 22),
  mitochondrion([424, 222], 36, 90),
  chloroplast([505, 76], 44, 20),
  chloroplast([500, 272], 44, 0),
  ribosomes([418, 140], [412, 150], [420, 158], [424, 170]),
];

const MASSES: readonly Point[] = [
  [0, 16],
  [0.2, 6.5],
  [0.4, -2],
  [0.6, -9],
  [0.8, -13],
  [1, -15],
];

/** The change in mass of potato in sucrose solutions. */
function potatoGraph({ concentration, change, decimalSign }: CellLabels['potato']): Figure {
  const mass = plot({
    x: { from: 0, to: 1, step: 0.2, labels: [], title: concentration },
    y: { from: -20, to: 20, step: 10, title: change },
    grid: true,
    corner: [80, 24],
    height: 260,
  });
  return figure(
    560,
    350,
    mass.axes,
    mass.smooth(MASSES),
    MASSES.map(([x]) =>
      mass.label(x, -20, String(x).replace('.', decimalSign), {
        dx: 0,
        dy: 18,
        anchor: 'middle',
        size: 15,
        colour: 'muted',
      }),
    ),
    mass.crosses(MASSES),
  );
}

/** A name with a line to each of the two cells. */
const namedTwice = ([name, lineFrom]: SharedName, at: Point, left: Point, right: Point): readonly Part[] => [
  named(at, left, name),
  named([lineFrom, at[1]], right, '', { anchor: 'end' }),
];

const heads = Array.from({ length: 17 }, (_, index) => 50 + index * 20).filter((x) => x < 190 || x > 250);

/** The figures of cells and membranes, with the labels of one language. */
export const cellFigures = ({ cells, bilayer, potato }: CellLabels): Figures => ({
  cells: figure(
    660,
    330,
    text([115, 20], cells.animal, { bold: true }),
    text([467, 20], cells.plant, { bold: true }),
    ...animalCell,
    ...plantCell,
    ...namedTwice(cells.membrane, [262, 75], [177, 78], [399, 92]),
    ...namedTwice(cells.nucleus, [272, 120], [120, 150], [425, 92]),
    ...namedTwice(cells.ribosomes, [268, 165], [149, 116], [419, 158]),
    ...namedTwice(cells.cytoplasm, [268, 210], [180, 185], [408, 190]),
    ...namedTwice(cells.mitochondrion, [256, 255], [158, 238], [424, 228]),
    named([572, 76], [512, 76], cells.chloroplast),
    named([572, 175], [490, 175], cells.vacuole),
    named([572, 262], [542, 262], cells.wall),
  ),
  'plant-cell': figure(
    560,
    340,
    box([30, 24], 500, 292, { colour: 'green', fill: 'pale', width: 6, radius: 8 }),
    box([40, 34], 480, 272, { colour: 'ink', width: 2, radius: 10 }),
    box([200, 90], 230, 160, { colour: 'blue', fill: 'pale', radius: 50 }),
    nucleus([118, 110], 46),
    mitochondrion([130, 240], 84, 20),
    mitochondrion([320, 62], 60, 0),
    chloroplast([470, 90], 76, 80),
    chloroplast([470, 230], 76, 100),
    chloroplast([290, 280], 72, 0),
  ),
  bilayer: figure(
    560,
    290,
    text([200, 22], bilayer.outside, { colour: 'muted', size: 16 }),
    text([200, 268], bilayer.inside, { colour: 'muted', size: 16 }),
    heads.map((x) => phospholipid([x, 100], false)),
    heads.map((x) => phospholipid([x, 190], true)),
    box([197, 84], 18, 122, { colour: 'violet', fill: 'pale', radius: 8 }),
    box([225, 84], 18, 122, { colour: 'violet', fill: 'pale', radius: 8 }),
    arrow([220, 46], [220, 244], { colour: 'ink' }),
    named([bilayer.namesFrom, 92], [378, 100], bilayer.head),
    named([bilayer.namesFrom, 145], [354, 132], bilayer.tails),
    named([268, 228], [241, 200], bilayer.channel),
    [60, 100, 150, 300, 350].map((x, index) => dot([x, 50 + (index % 2) * 14], 'ink', 4)),
    dot([90, 236], 'ink', 4),
  ),
  'potato-graph': potatoGraph(potato),
});

export const figures = cellFigures({
  cells: {
    animal: 'Animal cell',
    plant: 'Plant cell',
    membrane: ['cell membrane', 364],
    nucleus: ['nucleus', 336],
    ribosomes: ['ribosomes', 343],
    cytoplasm: ['cytoplasm', 343],
    mitochondrion: ['mitochondrion', 361],
    chloroplast: 'chloroplast',
    vacuole: 'permanent\nvacuole',
    wall: 'cell wall',
  },
  bilayer: {
    outside: 'outside the cell',
    inside: 'cytoplasm',
    namesFrom: 424,
    head: 'phosphate head',
    tails: 'fatty acid tails',
    channel: 'channel protein',
  },
  potato: {
    concentration: 'Concentration of sucrose solution / mol dm^{−3}',
    change: 'Change in mass / %',
    decimalSign: '.',
  },
});
