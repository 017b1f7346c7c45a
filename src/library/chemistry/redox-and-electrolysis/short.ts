import { box, circle, line, type Part, type Point, path, text } from '../../drawing/figure.ts';
import { briefly, fade, formula, moving, running, type Short } from '../../drawing/short.ts';

const cell: Part = [
  path(
    [
      [60, 240],
      [60, 450],
      [300, 450],
      [300, 240],
    ],
    { width: 3 },
  ),
  box([62, 270], 236, 178, { colour: 'orange', fill: 'pale', width: 0 }),
  box([88, 180], 22, 220, { colour: 'muted', fill: 'pale', width: 2 }),
  box([250, 180], 22, 220, { colour: 'muted', fill: 'pale', width: 2 }),
  path(
    [
      [99, 180],
      [99, 135],
      [160, 135],
    ],
    { width: 2 },
  ),
  path(
    [
      [261, 180],
      [261, 135],
      [200, 135],
    ],
    { width: 2 },
  ),
  line([160, 118], [160, 152], { width: 4 }),
  line([200, 126], [200, 144], { width: 4 }),
  text([149, 119], '+', { size: 18, anchor: 'end' }),
  text([212, 119], '−', { size: 18, anchor: 'start' }),
].join('');
const names = (left: string, right: string): Part =>
  text([84, 216], left, { size: 16, anchor: 'end' }) + text([278, 216], right, { size: 16, anchor: 'start' });

const ion = ([x, y]: Point, isLead: boolean): Part =>
  circle([x, y], isLead ? 19 : 17, { colour: isLead ? 'blue' : 'red', fill: 'pale', width: 2 }) +
  text([x, y], isLead ? 'Pb^{2+}' : 'Br^{−}', { colour: isLead ? 'blue' : 'red', size: 14, bold: true });

const LEAD: readonly Point[] = [
  [150, 310],
  [205, 380],
];
const BROMIDE: readonly Point[] = [
  [205, 305],
  [150, 420],
  [225, 425],
  [150, 365],
];
const between = ([x1, y1]: Point, [x2, y2]: Point, progress: number): Point => [
  x1 + (x2 - x1) * progress,
  y1 + (y2 - y1) * progress,
];
const LEAD_ENDS: readonly Point[] = [
  [230, 300],
  [230, 365],
];
const BROMIDE_ENDS: readonly Point[] = [
  [128, 300],
  [128, 412],
  [128, 375],
  [128, 338],
];
const ions = (progress: number): readonly Part[] => [
  ...LEAD.map((from, index) => ion(between(from, LEAD_ENDS[index] ?? from, progress), true)),
  ...BROMIDE.map((from, index) => ion(between(from, BROMIDE_ENDS[index] ?? from, progress), false)),
];
/** Small movements around the resting place of each ion. */
const shaking = (progress: number): readonly Part[] => {
  const shift = (index: number): Point => [
    5 * Math.sin(progress * 12 + index * 2),
    5 * Math.sin(progress * 9 + index * 3),
  ];
  const moved = ([x, y]: Point, index: number): Point => [
    x + shift(index)[0] * Math.sin(Math.PI * progress),
    y + shift(index)[1] * Math.sin(Math.PI * progress),
  ];
  return [
    ...LEAD.map((from, index) => ion(moved(from, index), true)),
    ...BROMIDE.map((from, index) => ion(moved(from, index + 2), false)),
  ];
};

const electron = ([x, y]: Point): Part =>
  circle([x, y], 10, { colour: 'green', fill: 'pale', width: 2 }) +
  text([x, y], 'e^{−}', { colour: 'green', size: 13 });

/** Along the wire from the positive electrode to the negative one. */
const WIRE: readonly Point[] = [
  [99, 175],
  [99, 135],
  [160, 135],
  [200, 135],
  [261, 135],
  [261, 175],
];
function onWire(progress: number): Point {
  const part = Math.min(progress, 0.999) * (WIRE.length - 1);
  const index = Math.floor(part);
  return between(WIRE[index] ?? [0, 0], WIRE[index + 1] ?? [0, 0], part - index);
}

/** Electrolysis of molten lead bromide. */
export const short: Short = {
  scenes: [
    {
      title: 'Electrolysis of molten lead bromide',
      steps: [
        {
          say: 'Molten lead bromide conducts because its ions are free to move.',
          shows: [fade(cell), briefly(running(5.4, shaking))],
        },
        {
          say: 'The anode is positive, the cathode is negative.',
          shows: [fade(names('anode', 'cathode')), briefly(fade(...ions(0)))],
        },
        {
          say: 'Opposites attract: lead ions move to the cathode, bromide ions to the anode.',
          shows: [moving(4, ions)],
        },
        {
          say: 'In the wire, electrons move from the anode to the cathode.',
          shows: [
            briefly(
              running(4.4, (progress) => [0, 0.25, 0.5, 0.75].map((start) => electron(onWire((start + progress) % 1)))),
            ),
          ],
        },
      ],
    },
    {
      title: 'Loss and gain of electrons',
      steps: [
        {
          say: 'At the cathode, each lead ion gains two electrons: reduction.',
          shows: [
            fade(text([180, 150], 'Cathode: reduction', { colour: 'blue', size: 19, bold: true })),
            fade(formula([180, 195], '\\mathrm{Pb^{2+} + 2\\,e^- \\to Pb}')),
          ],
        },
        {
          say: 'At the anode, bromide ions lose electrons and form bromine: oxidation.',
          shows: [
            fade(text([180, 265], 'Anode: oxidation', { colour: 'red', size: 19, bold: true })),
            fade(formula([180, 310], '\\mathrm{2\\,Br^- \\to Br_2 + 2\\,e^-}')),
          ],
        },
        {
          say: 'OIL RIG: oxidation is loss, reduction is gain – of electrons.',
          shows: [
            fade(
              text([180, 385], 'Oxidation Is Loss', { size: 20, bold: true, colour: 'red' }),
              text([180, 418], 'Reduction Is Gain', { size: 20, bold: true, colour: 'blue' }),
            ),
          ],
        },
      ],
    },
  ],
};
