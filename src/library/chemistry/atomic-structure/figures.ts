import { electron, shells } from '../../drawing/chemistry/atom.ts';
import {
  arrow,
  circle,
  curve,
  type Figures,
  figure,
  line,
  type Part,
  type Point,
  polar,
  text,
} from '../../drawing/figure.ts';

/** The words in these figures. Topics in other languages draw the same figures with their own words. */
export type AtomLabels = {
  readonly atom: {
    readonly shell: string;
    readonly electron: string;
    readonly proton: string;
    readonly neutron: string;
  };
  readonly notation: { readonly mass: string; readonly atomic: string; readonly neutrons: string };
  readonly shells: { readonly sodium: string; readonly chlorine: string };
  readonly scattering: { readonly nucleus: string; readonly particles: string; readonly edge: string };
};

const CENTRE: Point = [190, 180];
/** From the centre: one neutron in the middle, and protons and neutrons in turn around it. */
const NUCLEONS: readonly Point[] = [
  [0, 0],
  ...[-20, 40, 100, 160, 220, 280].map((degrees): Point => polar([0, 0], 22, degrees)),
];

/** An atom of lithium, with four names at the right. */
function named(names: readonly string[], boxed: boolean): Part {
  const [x, y] = CENTRE;
  const targets: readonly Point[] = [[x + 149, y - 20], [x + 88, y], polar(CENTRE, 32, -18), polar(CENTRE, 32, -70)];
  const ends: readonly Point[] = [
    [420, 50],
    [420, 140],
    [420, 225],
    [420, 310],
  ];
  return names
    .map((name, index) => {
      const [target, end] = [targets[index] ?? CENTRE, ends[index] ?? CENTRE];
      return (
        line(target, [end[0] - 12, end[1]], { colour: 'muted', width: 1.5 }) +
        (boxed ? circle([end[0] + 8, end[1]], 18) : '') +
        text(boxed ? [end[0] + 8, end[1]] : end, name, { anchor: boxed ? 'middle' : 'start', bold: boxed })
      );
    })
    .join('');
}

const lithium: Part = [
  circle(CENTRE, 90, { colour: 'muted', width: 1.5 }),
  circle(CENTRE, 150, { colour: 'muted', width: 1.5 }),
  ...NUCLEONS.map(([dx, dy], index) => {
    const isProton = index % 2 === 1;
    const centre: Point = [CENTRE[0] + dx, CENTRE[1] + dy];
    return (
      circle(centre, 11, { colour: isProton ? 'orange' : 'muted', fill: isProton ? 'full' : 'pale' }) +
      (isProton ? text(centre, '+', { colour: 'paper', bold: true, size: 16 }) : '')
    );
  }),
  electron([CENTRE[0] + 90, CENTRE[1]]),
  electron([CENTRE[0] - 90, CENTRE[1]]),
  electron([CENTRE[0], CENTRE[1] - 150]),
].join('');

const gold: Point = [290, 170];

/** The figures of the structure of atoms, with the labels of one language. */
export const atomFigures = ({ atom, notation, shells: configurations, scattering }: AtomLabels): Figures => ({
  atom: figure(580, 360, lithium, named([atom.shell, atom.electron, atom.proton, atom.neutron], false)),
  'atom-parts': figure(480, 360, lithium, named(['A', 'B', 'C', 'D'], true)),
  notation: figure(
    580,
    250,
    text([200, 118], 'Na', { size: 96, bold: true }),
    text([130, 78], '23', { size: 42, anchor: 'end', colour: 'blue', bold: true }),
    text([130, 160], '11', { size: 42, anchor: 'end', colour: 'orange', bold: true }),
    line([112, 48], [112, 30], { colour: 'blue', width: 1.5 }),
    line([112, 30], [290, 30], { colour: 'blue', width: 1.5 }),
    text([298, 30], notation.mass, { anchor: 'start', colour: 'blue' }),
    line([112, 188], [112, 208], { colour: 'orange', width: 1.5 }),
    line([112, 208], [290, 208], { colour: 'orange', width: 1.5 }),
    text([298, 208], notation.atomic, { anchor: 'start', colour: 'orange' }),
    text([298, 120], notation.neutrons, { anchor: 'start' }),
  ),
  shells: figure(
    560,
    270,
    shells([145, 120], [2, 8, 1], { symbol: 'Na', first: 36, gap: 32 }),
    text([145, 252], configurations.sodium),
    shells([415, 120], [2, 8, 7], { symbol: 'Cl', first: 36, gap: 32, kind: 'cross', colour: 'orange' }),
    text([415, 252], configurations.chlorine),
  ),
  scattering: figure(
    580,
    350,
    circle(gold, 135, { colour: 'muted', width: 1.5, dashed: true }),
    circle(gold, 9, { colour: 'orange', fill: 'full' }),
    ...[60, 100, 280].map((y) => arrow([60, y], [520, y], { colour: 'blue', width: 2 })),
    curve(
      [
        [60, 145],
        [220, 145],
        [270, 138],
        [320, 112],
        [384, 66],
      ],
      { colour: 'blue', width: 2, arrow: 'end' },
    ),
    curve(
      [
        [60, 200],
        [220, 200],
        [270, 206],
        [320, 226],
        [410, 268],
      ],
      { colour: 'blue', width: 2, arrow: 'end' },
    ),
    curve(
      [
        [60, 167],
        [220, 167],
        [264, 168],
        [270, 173],
        [262, 178],
        [220, 181],
        [70, 188],
      ],
      { colour: 'blue', width: 2, arrow: 'end' },
    ),
    line([294, 163], [430, 150], { colour: 'muted', width: 1.5 }),
    text([438, 150], scattering.nucleus, { anchor: 'start', colour: 'orange' }),
    text([60, 30], scattering.particles, { anchor: 'start', colour: 'blue' }),
    text([290, 330], scattering.edge, { colour: 'muted', size: 16 }),
  ),
});

export const figures = atomFigures({
  atom: {
    shell: 'shell (energy level)',
    electron: 'electron (−)',
    proton: 'proton (+)',
    neutron: 'neutron (no charge)',
  },
  notation: {
    mass: 'mass number *A*\nprotons + neutrons',
    atomic: 'atomic number *Z*\nprotons',
    neutrons: 'neutrons: 23 − 11 = 12',
  },
  shells: { sodium: 'sodium: 2,8,1', chlorine: 'chlorine: 2,8,7' },
  scattering: {
    nucleus: 'nucleus (+)',
    particles: 'alpha particles (+)',
    edge: 'edge of the atom (nucleus not to scale)',
  },
});
