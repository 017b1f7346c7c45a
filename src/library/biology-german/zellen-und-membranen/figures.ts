import { chloroplast, mitochondrion, named, nucleus, phospholipid, ribosomes } from '../../drawing/cell.ts';
import { arrow, box, curve, dot, type Figures, figure, type Part, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

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

const mass = plot({
  x: { from: 0, to: 1, step: 0.2, labels: [], title: 'Konzentration der Saccharoselösung in mol/l' },
  y: { from: -20, to: 20, step: 10, title: 'Massenänderung in %' },
  grid: true,
  corner: [80, 24],
  height: 260,
});

const heads = Array.from({ length: 17 }, (_, index) => 50 + index * 20).filter((x) => x < 190 || x > 250);

export const figures: Figures = {
  cells: figure(
    660,
    330,
    text([115, 20], 'Tierzelle', { bold: true }),
    text([467, 20], 'Pflanzenzelle', { bold: true }),
    ...animalCell,
    ...plantCell,
    named([262, 75], [177, 78], 'Zellmembran'),
    named([360, 75], [399, 92], '', { anchor: 'end' }),
    named([272, 120], [120, 150], 'Zellkern'),
    named([336, 120], [425, 92], '', { anchor: 'end' }),
    named([268, 165], [149, 116], 'Ribosomen'),
    named([351, 165], [419, 158], '', { anchor: 'end' }),
    named([268, 210], [180, 185], 'Zellplasma'),
    named([350, 210], [408, 190], '', { anchor: 'end' }),
    named([256, 255], [158, 238], 'Mitochondrium'),
    named([361, 255], [424, 228], '', { anchor: 'end' }),
    named([572, 76], [512, 76], 'Chloroplast'),
    named([572, 175], [490, 175], 'Zentral-\nvakuole'),
    named([572, 262], [542, 262], 'Zellwand'),
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
    text([200, 22], 'außerhalb der Zelle', { colour: 'muted', size: 16 }),
    text([200, 268], 'Zellplasma', { colour: 'muted', size: 16 }),
    heads.map((x) => phospholipid([x, 100], false)),
    heads.map((x) => phospholipid([x, 190], true)),
    box([197, 84], 18, 122, { colour: 'violet', fill: 'pale', radius: 8 }),
    box([225, 84], 18, 122, { colour: 'violet', fill: 'pale', radius: 8 }),
    arrow([220, 46], [220, 244], { colour: 'ink' }),
    named([416, 92], [378, 100], 'Phosphatkopf'),
    named([416, 145], [354, 132], 'Fettsäureschwänze'),
    named([268, 228], [241, 200], 'Kanalprotein'),
    [60, 100, 150, 300, 350].map((x, index) => dot([x, 50 + (index % 2) * 14], 'ink', 4)),
    dot([90, 236], 'ink', 4),
  ),
  'potato-graph': figure(
    560,
    350,
    mass.axes,
    mass.smooth([
      [0, 16],
      [0.2, 6.5],
      [0.4, -2],
      [0.6, -9],
      [0.8, -13],
      [1, -15],
    ]),
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((x) =>
      mass.label(x, -20, String(x).replace('.', ','), { dx: 0, dy: 18, anchor: 'middle', size: 15, colour: 'muted' }),
    ),
    mass.crosses([
      [0, 16],
      [0.2, 6.5],
      [0.4, -2],
      [0.6, -9],
      [0.8, -13],
      [1, -15],
    ]),
  ),
};
