import { brackets, electron, lonePair, sharedPair, shells } from '../../drawing/chemistry/atom.ts';
import { diamond, graphite, ionCube, ionRows, metal } from '../../drawing/chemistry/lattice.ts';
import { molecule } from '../../drawing/chemistry/molecule.ts';
import { box, circle, type Figures, figure, line, type Part, type Point, polar, text } from '../../drawing/figure.ts';

const SHELL = { colour: 'muted', width: 1.5 } as const;

/** A hydrogen atom bonded to an atom with a shell of 46 pixels, in a direction. */
function hydrogen(centre: Point, degrees: number): Part {
  const place = polar(centre, 62, degrees);
  return (
    circle(place, 28, SHELL) +
    text(polar(place, 9, degrees), 'H', { bold: true }) +
    sharedPair(polar(centre, 39, degrees), degrees)
  );
}

const middle = (centre: Point, symbol: string): Part =>
  circle(centre, 46, SHELL) + text(centre, symbol, { bold: true, size: 20 });

const WATER: Point = [95, 110];
const METHANE: Point = [290, 140];
const LEFT: Point = [462, 130];
const RIGHT: Point = [530, 130];

const panel = (x: number, y: number, name: string, content: Part): Part =>
  box([x, y], 264, 190, { colour: 'muted', width: 1.5, radius: 8 }) +
  text([x + 22, y + 24], name, { bold: true, size: 20 }) +
  content;

export const figures: Figures = {
  ionic: figure(
    560,
    250,
    circle([140, 115], 78, { ...SHELL, dashed: true }),
    shells([140, 115], [2, 8], { symbol: 'Na', first: 30, gap: 24 }),
    brackets([140, 115], 92, '+'),
    shells([400, 115], [2, 8, 8], { symbol: 'Cl', first: 30, gap: 24, kind: 'cross', colour: 'orange' }),
    circle(polar([400, 115], 78, 173.4), 8, { colour: 'paper', fill: 'full', width: 0 }),
    electron(polar([400, 115], 78, 173.4)),
    brackets([400, 115], 92, '−'),
    text([140, 232], 'Na^{+}: 2,8'),
    text([400, 232], 'Cl^{−}: 2,8,8 (one electron from Na)'),
  ),
  lattice: figure(
    560,
    290,
    ionCube([120, 245]),
    text([440, 110], '+  Na^{+}', { anchor: 'start' }),
    text([440, 145], '−  Cl^{−}', { anchor: 'start' }),
  ),
  covalent: figure(
    600,
    290,
    middle(WATER, 'O'),
    hydrogen(WATER, -40),
    hydrogen(WATER, -140),
    lonePair(WATER, 46, 55),
    lonePair(WATER, 46, 125),
    text([95, 270], 'water, H_{2}O'),
    middle(METHANE, 'C'),
    ...[0, 90, 180, 270].map((degrees) => hydrogen(METHANE, degrees)),
    text([290, 270], 'methane, CH_{4}'),
    circle(LEFT, 46, SHELL),
    circle(RIGHT, 46, SHELL),
    text([450, 130], 'O', { bold: true, size: 20 }),
    text([542, 130], 'O', { bold: true, size: 20 }),
    sharedPair([496, 130], 0, 2),
    lonePair(LEFT, 46, 115),
    lonePair(LEFT, 46, 245),
    lonePair(RIGHT, 46, 65, 'cross', 'orange'),
    lonePair(RIGHT, 46, 295, 'cross', 'orange'),
    text([496, 270], 'oxygen, O_{2}'),
  ),
  carbon: figure(
    600,
    300,
    diamond([70, 36], 3, 84),
    text([150, 282], 'diamond'),
    graphite([440, 60]),
    text([440, 282], 'graphite'),
    line([524, 100], [542, 106], { colour: 'muted', width: 1.5 }),
    text([548, 108], 'weak\nforces', { anchor: 'start', size: 16 }),
  ),
  metal: figure(
    560,
    260,
    metal([60, 40], 6, 4),
    line([338, 92], [392, 92], { colour: 'muted', width: 1.5 }),
    text([400, 92], 'positive metal ion', { anchor: 'start' }),
    line([298, 168], [392, 168], { colour: 'muted', width: 1.5 }),
    text([400, 168], 'delocalised\nelectron', { anchor: 'start' }),
  ),
  structures: figure(
    580,
    420,
    panel(16, 12, 'A', ionRows([72, 46], 5, 4)),
    panel(
      300,
      12,
      'B',
      (
        [
          [370, 60],
          [490, 75],
          [415, 115],
          [515, 145],
          [360, 165],
          [450, 178],
        ] as const
      )
        .map((place) => molecule('Cl2', place))
        .join(''),
    ),
    panel(16, 218, 'C', metal([76, 248], 4, 3, 56)),
    panel(300, 218, 'D', diamond([360, 234], 3, 76)),
  ),
};
