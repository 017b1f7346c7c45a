import { box, circle, line, type Part, type Point, path, polar, text } from '../../drawing/figure.ts';
import { after, briefly, fade, running, type Short } from '../../drawing/short.ts';

const WATER_LEFT: readonly Point[] = [
  [62, 264],
  [98, 272],
  [134, 280],
  [72, 298],
  [110, 308],
  [142, 326],
  [60, 334],
  [92, 350],
  [128, 366],
  [66, 378],
  [102, 388],
  [146, 394],
];
const WATER_RIGHT: readonly Point[] = [
  [212, 254],
  [296, 274],
  [250, 330],
  [206, 372],
  [290, 386],
];
const SUGAR: readonly Point[] = [
  [240, 270],
  [276, 300],
  [214, 312],
  [298, 340],
  [256, 380],
];

const water = ([x, y]: Point): Part => circle([x, y], 7, { colour: 'blue', fill: 'full', width: 0 });
const sugar = ([x, y]: Point): Part => circle([x, y], 16, { colour: 'orange', fill: 'pale', width: 2.5 });
const jiggle = ([x, y]: Point, index: number, time: number): Point => [
  x + 4 * Math.sin(time * 3 + index * 2.1),
  y + 4 * Math.cos(time * 2.6 + index * 1.3),
];

/** Molecules of water that pass the membrane, each to its new place. */
const CROSSING = 4;
const TARGETS: readonly Point[] = [
  [222, 228],
  [262, 236],
  [300, 228],
  [238, 350],
];
const tube = (rise: number): Part =>
  [
    box([42, 222 + rise], 136, 188 - rise, { colour: 'blue', fill: 'pale', width: 0 }),
    box([182, 222 - rise], 136, 188 + rise, { colour: 'blue', fill: 'pale', width: 0 }),
    path(
      [
        [40, 130],
        [40, 412],
        [320, 412],
        [320, 130],
      ],
      { width: 3 },
    ),
    line([180, 130], [180, 412], { colour: 'ink', width: 3, dashed: true }),
  ].join('');

function molecules(progress: number, time: number): readonly Part[] {
  const moved = WATER_LEFT.map((from, index): Point => {
    const target = TARGETS[index - (WATER_LEFT.length - CROSSING)];
    const at = jiggle(from, index, time);
    return target === undefined
      ? at
      : [at[0] + (target[0] - from[0]) * progress, at[1] + (target[1] - from[1]) * progress];
  });
  return [
    tube(26 * progress),
    ...moved.map(water),
    ...WATER_RIGHT.map((at, index) => water(jiggle(at, index + 5, time))),
    ...SUGAR.map((at, index) => sugar(jiggle(at, index + 9, time))),
  ];
}

const cellWall = box([196, 150], 130, 180, { colour: 'green', width: 6, radius: 6 });
const plant = (swelling: number): Part =>
  cellWall +
  box([212 - swelling, 168 - swelling], 98 + 2 * swelling, 144 + 2 * swelling, {
    colour: 'green',
    fill: 'pale',
    width: 2.5,
    radius: 18,
  });
const animal = (radius: number): Part => circle([98, 240], radius, { colour: 'red', fill: 'pale', width: 2.5 });

/** What is left of a cell that has burst. */
const BURST: Part = [10, 80, 150, 220, 290]
  .map((angle) => line(polar([98, 240], 52, angle), polar([98, 240], 74, angle), { colour: 'red', width: 4 }))
  .join('');

const ENGLISH = {
  osmosis: {
    title: 'Which way does water move?',
    sides: 'A membrane lets water through, but not the larger sugar molecules.',
    membrane: 'partially permeable membrane',
    dilute: 'dilute',
    concentrated: 'concentrated',
    bothWays: 'Water moves both ways, but more of it leaves the dilute side.',
    netMovement: 'So the net movement is to the concentrated solution. This is osmosis.',
    onlyWater: 'Remember: only the water moves across, never the sugar.',
  },
  cells: {
    title: 'Cells in pure water',
    animal: 'In pure water, an animal cell takes in water, swells and bursts.',
    bursts: 'bursts',
    plant: 'A plant cell has a wall. It becomes firm, or turgid, but does not burst.',
    turgid: 'turgid',
    upright: 'Turgid cells hold soft plants upright. Without water, they wilt.',
  },
};

/** Osmosis, and what water does to animal and plant cells, with the words of one language. */
export const osmosisShort = ({ osmosis, cells }: typeof ENGLISH): Short => ({
  scenes: [
    {
      title: osmosis.title,
      steps: [
        {
          say: osmosis.sides,
          shows: [
            briefly(running(6, (progress) => molecules(0, progress * 6))),
            briefly(
              fade(text([180, 448], osmosis.membrane, { size: 16 }), line([180, 416], [180, 436], { width: 1.5 })),
            ),
            fade(
              text([110, 112], osmosis.dilute, { colour: 'blue' }),
              text([250, 112], osmosis.concentrated, { colour: 'orange' }),
            ),
          ],
        },
        {
          say: osmosis.bothWays,
          shows: [running(8, (progress) => molecules(Math.min(1, progress * 1.25), 6 + progress * 6))],
          seconds: 5.6,
        },
        {
          say: osmosis.netMovement,
          shows: [],
          seconds: 5.6,
        },
        { say: osmosis.onlyWater, shows: [], seconds: 4.4 },
      ],
    },
    {
      title: cells.title,
      steps: [
        {
          say: cells.animal,
          shows: [
            briefly(
              running(3, (progress) => [animal(44 + 22 * progress)]),
              3,
            ),
            after(3, fade(BURST)),
            after(3, fade(text([98, 360], cells.bursts, { colour: 'red', bold: true, size: 19 }))),
          ],
        },
        {
          say: cells.plant,
          shows: [
            running(2.6, (progress) => [plant(12 * progress)]),
            after(2, fade(text([261, 360], cells.turgid, { colour: 'green', bold: true, size: 19 }))),
          ],
        },
        {
          say: cells.upright,
          shows: [],
        },
      ],
    },
  ],
});

export const short = osmosisShort(ENGLISH);
