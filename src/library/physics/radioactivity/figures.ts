import {
  arrow,
  box,
  circle,
  dot,
  type Figures,
  figure,
  line,
  type Part,
  type Point,
  polar,
  text,
} from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

const proton = ([x, y]: Point): Part =>
  circle([x, y], 14, { colour: 'red', fill: 'pale' }) + text([x, y], '+', { size: 19, colour: 'red', bold: true });
const neutron = (centre: Point): Part => circle(centre, 14, { colour: 'muted', fill: 'pale' });
const electron = (centre: Point): Part =>
  circle(centre, 9, { colour: 'blue', fill: 'pale' }) +
  line([centre[0] - 4, centre[1]], [centre[0] + 4, centre[1]], { colour: 'blue' });

/** A letter at the end of a leader line. */
const named = (from: Point, to: Point, letter: string, shift: Point): Part =>
  line(from, to, { colour: 'muted', width: 1.5 }) +
  text([to[0] + shift[0], to[1] + shift[1]], letter, { bold: true, size: 19 });

const CENTRE: Point = [280, 190];
/** Six nucleons around one in the middle. */
const ring = (degrees: number): Point => polar(CENTRE, 27, degrees);

const decay = plot({
  x: { from: 0, to: 24, step: 3, title: '*t* / h' },
  y: { from: 0, to: 800, step: 100, title: 'activity / Bq' },
  grid: true,
});

const RAYS = { colour: 'orange', width: 3 } as const;
/** A large nucleus: a circle with its name. */
const nucleus = (centre: Point, radius: number, name: string): Part =>
  circle(centre, radius, { colour: 'red', fill: 'pale' }) + text(centre, name, { size: 16 });
const flying = (from: Point, to: Point): Part => dot(from, 'muted', 8) + arrow(from, to, { colour: 'muted' });

export const figures: Figures = {
  atom: figure(
    560,
    380,
    circle(CENTRE, 90, { colour: 'grid', width: 2 }),
    circle(CENTRE, 150, { colour: 'grid', width: 2 }),
    circle(CENTRE, 50, { colour: 'muted', dashed: true, width: 1.5 }),
    neutron(ring(30)),
    proton(ring(90)),
    neutron(ring(150)),
    proton(ring(210)),
    neutron(ring(270)),
    neutron(ring(330)),
    proton(CENTRE),
    electron(polar(CENTRE, 90, 200)),
    electron(polar(CENTRE, 90, 20)),
    electron(polar(CENTRE, 150, 130)),
    named(polar(CENTRE, 150, 130), [110, 50], 'A', [-12, -8]),
    named(ring(90), [380, 60], 'B', [14, -6]),
    named(ring(330), [470, 250], 'C', [16, 4]),
    named(polar(CENTRE, 50, 235), [130, 330], 'D', [-14, 8]),
  ),
  penetration: figure(
    580,
    330,
    box([198, 60], 6, 230, { colour: 'muted', fill: 'pale' }),
    box([318, 60], 20, 230, { colour: 'blue', fill: 'pale' }),
    box([440, 60], 54, 230, { colour: 'ink', fill: 'pale' }),
    text([201, 40], 'paper', { size: 16 }),
    text([328, 40], 'aluminium', { size: 16 }),
    text([467, 40], 'lead', { size: 16 }),
    arrow([70, 100], [196, 100], RAYS),
    arrow([70, 175], [326, 175], RAYS),
    line([70, 250], [470, 250], RAYS),
    arrow([470, 250], [560, 250], { colour: 'orange', width: 1.4 }),
    text([46, 100], 'A', { bold: true, size: 19 }),
    text([46, 175], 'B', { bold: true, size: 19 }),
    text([46, 250], 'C', { bold: true, size: 19 }),
  ),
  'decay-curve': figure(
    560,
    370,
    decay.axes,
    decay.graph((t) => 800 * 0.5 ** (t / 6)),
    decay.point(6, 400),
    decay.point(12, 200),
    decay.point(18, 100),
  ),
  fission: figure(
    580,
    320,
    flying([40, 160], [128, 160]),
    text([74, 188], 'neutron', { size: 16 }),
    nucleus([200, 160], 58, 'uranium-235'),
    arrow([272, 160], [330, 160], { width: 3 }),
    nucleus([396, 86], 36, 'nucleus'),
    nucleus([396, 234], 36, 'nucleus'),
    flying([440, 130], [520, 96]),
    flying([446, 160], [540, 160]),
    flying([440, 190], [520, 224]),
    text([508, 266], 'neutrons', { size: 16 }),
  ),
};
