import { step } from '../../drawing/cell.ts';
import { arrow, box, curve, type Figures, figure, type Part, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

const pair = plot({
  x: { from: 0, to: 20, step: 4, title: 'Time / years' },
  y: { from: 0, to: 100, step: 20, title: 'Number of animals' },
  grid: true,
  width: 450,
  height: 260,
});

const cycle = (names: readonly string[]): readonly Part[] => {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = names;
  const size = names[0] === 'A' ? 18 : 15;
  const bold = names[0] === 'A';
  return [
    step([320, 40], 300, 46, 'carbon dioxide in the air', 'blue', 17),
    step([110, 220], 130, 46, 'plants', 'green', 17),
    step([300, 220], 130, 46, 'animals', 'orange', 17),
    step([480, 220], 150, 46, 'decomposers', 'violet', 17),
    step([590, 130], 120, 46, 'fossil fuels', 'ink', 17),
    arrow([200, 66], [70, 194]),
    text([132, 112], a, { size, bold, anchor: 'end' }),
    arrow([128, 194], [232, 66]),
    text([196, 138], b, { size, bold, anchor: 'start' }),
    arrow([178, 220], [232, 220]),
    text([206, 202], c, { size, bold }),
    arrow([300, 194], [318, 66]),
    text([318, 152], d, { size, bold, anchor: 'start' }),
    arrow([446, 194], [390, 66]),
    text([430, 128], e, { size, bold, anchor: 'start' }),
    arrow([580, 105], [476, 54]),
    text([548, 70], f, { size, bold, anchor: 'start' }),
    arrow([368, 220], [402, 220], { dashed: true }),
    curve(
      [
        [110, 246],
        [130, 282],
        [290, 292],
        [450, 284],
        [478, 247],
      ],
      { width: 2.5, dashed: true, arrow: 'end' },
    ),
    text([290, 308], 'dead bodies and waste', { size: 15 }),
  ];
};

export const figures: Figures = {
  'food-web': figure(
    560,
    350,
    step([140, 318], 120, 40, 'grass', 'green', 17),
    step([420, 318], 120, 40, 'brambles', 'green', 17),
    step([86, 220], 130, 40, 'grasshoppers', 'orange', 17),
    step([270, 220], 110, 40, 'rabbits', 'orange', 17),
    step([450, 220], 110, 40, 'voles', 'orange', 17),
    step([86, 124], 110, 40, 'shrews', 'red', 17),
    step([230, 34], 110, 40, 'foxes', 'violet', 17),
    step([430, 34], 110, 40, 'buzzards', 'violet', 17),
    arrow([126, 297], [96, 242]),
    arrow([160, 297], [250, 242]),
    arrow([400, 297], [292, 242]),
    arrow([430, 297], [446, 242]),
    arrow([86, 199], [86, 146]),
    arrow([106, 103], [194, 56]),
    arrow([264, 199], [234, 56]),
    arrow([430, 199], [262, 56]),
    arrow([292, 199], [406, 56]),
    arrow([454, 199], [436, 56]),
  ),
  pyramid: figure(
    560,
    210,
    box([60, 140], 400, 44, { colour: 'green', fill: 'pale' }),
    box([236, 92], 48, 44, { colour: 'orange', fill: 'pale' }),
    box([258, 44], 4, 44, { colour: 'red', fill: 'full' }),
    text([260, 162], 'grass  5000 kg'),
    text([300, 114], 'rabbits  600 kg', { anchor: 'start' }),
    text([280, 66], 'foxes  48 kg', { anchor: 'start' }),
    text([20, 66], 'trophic level 3', { anchor: 'start', size: 15, colour: 'muted' }),
    text([20, 114], 'trophic level 2', { anchor: 'start', size: 15, colour: 'muted' }),
    text([512, 162], 'level 1', { size: 15, colour: 'muted' }),
  ),
  'predator-prey': figure(
    580,
    350,
    pair.axes,
    pair.smooth([
      [0, 30],
      [2, 60],
      [4, 85],
      [6, 60],
      [8, 28],
      [10, 24],
      [12, 55],
      [14, 84],
      [16, 62],
      [18, 28],
      [20, 25],
    ]),
    pair.smooth(
      [
        [0, 10],
        [2, 12],
        [4, 24],
        [6, 38],
        [8, 28],
        [10, 14],
        [12, 12],
        [14, 23],
        [16, 38],
        [18, 29],
        [20, 14],
      ],
      { colour: 'red', dashed: true },
    ),
    pair.label(4, 85, 'hares', { dx: 0, dy: -14, anchor: 'middle' }),
    pair.label(10, 14, 'lynxes', { dx: 2, dy: 16, anchor: 'middle' }),
  ),
  'carbon-cycle': figure(
    660,
    330,
    ...cycle(['photosynthesis', 'respiration', 'feeding', 'respiration', 'respiration', 'combustion']),
  ),
  'carbon-letters': figure(660, 330, ...cycle(['A', 'B', 'C', 'D', 'E', 'F'])),
};
