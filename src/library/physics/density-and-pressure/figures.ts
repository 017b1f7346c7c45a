import {
  arrow,
  box,
  dot,
  type Figures,
  figure,
  line,
  outline,
  type Part,
  type Point,
  polygon,
  text,
} from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

/** A letter at the end of a leader line. */
const named = (from: Point, to: Point, letter: string, shift: Point): Part =>
  line(from, to, { colour: 'muted', width: 1.5 }) +
  text([to[0] + shift[0], to[1] + shift[1]], letter, { bold: true, size: 19 });

/** A dot in the lake with its letter. */
const spot = (at: Point, letter: string): Part =>
  dot(at, 'ink', 5) + text([at[0] + 18, at[1] - 10], letter, { bold: true, size: 19 });

const SURFACE = 70;
const METRE = 28;
/** A dashed line at a depth, with the depth at its left. */
const depth = (metres: number, to: number): Part =>
  line([62, SURFACE + metres * METRE], [to, SURFACE + metres * METRE], { colour: 'muted', width: 1.2, dashed: true }) +
  text([52, SURFACE + metres * METRE], `${metres} m`, { size: 16, anchor: 'end' });

const gas = plot({
  x: { from: 0, to: 80, step: 10, title: 'volume / cm^{3}' },
  y: { from: 0, to: 500, step: 100, title: 'pressure / kPa' },
  grid: true,
});

export const figures: Figures = {
  can: figure(
    580,
    370,
    polygon(
      [
        [130, 120],
        [270, 120],
        [330, 150],
        [330, 163],
        [270, 140],
        [270, 320],
        [130, 320],
      ],
      { colour: 'blue', fill: 'pale', width: 0 },
    ),
    outline('M130 80V320H270V142L332 168M270 80V118L334 146', { width: 2.5 }),
    line([130, 120], [270, 120], { colour: 'blue' }),
    line([200, 30], [200, 220]),
    outline(
      'M172 238C176 216 200 214 214 222C232 226 232 250 224 264C210 280 184 274 176 264C168 256 170 248 172 238Z',
      {
        fill: 'pale',
      },
    ),
    box([321, 270], 58, 50, { colour: 'blue', fill: 'pale', width: 0 }),
    line([320, 270], [380, 270], { colour: 'blue' }),
    outline('M320 190V320H380V190', { width: 2.5 }),
    ...[210, 230, 250, 270, 290].map((y) => line([368, y], [380, y], { width: 1.5 })),
    line([340, 172], [342, 182], { colour: 'blue', width: 3 }),
    line([344, 200], [345, 212], { colour: 'blue', width: 3 }),
    line([345, 230], [345, 242], { colour: 'blue', width: 3 }),
    line([40, 322], [540, 322], { colour: 'muted' }),
    named([130, 180], [70, 180], 'A', [-16, 0]),
    named([180, 255], [70, 275], 'B', [-16, 0]),
    named([310, 142], [390, 100], 'C', [14, -6]),
    named([380, 250], [460, 250], 'D', [16, 0]),
  ),
  lake: figure(
    580,
    370,
    polygon(
      [
        [80, 70],
        [400, 70],
        [400, 150],
        [530, 150],
        [530, 250],
        [420, 250],
        [390, 310],
        [170, 310],
      ],
      { colour: 'blue', fill: 'pale', width: 0 },
    ),
    outline('M80 70L170 310H390L420 250H530V150H400V50', { width: 2.5 }),
    line([80, 70], [400, 70], { colour: 'blue', width: 2.5 }),
    text([52, SURFACE], '0 m', { size: 16, anchor: 'end' }),
    depth(2, 398),
    depth(5, 528),
    depth(8, 398),
    text([490, 100], 'rock', { size: 16, colour: 'muted' }),
    spot([180, SURFACE + 2 * METRE], 'A'),
    spot([250, SURFACE + 5 * METRE], 'B'),
    spot([470, SURFACE + 5 * METRE], 'C'),
    spot([300, SURFACE + 8 * METRE], 'D'),
  ),
  floating: figure(
    560,
    350,
    box([60, 150], 440, 170, { colour: 'blue', fill: 'pale', width: 0 }),
    line([60, 150], [500, 150], { colour: 'blue' }),
    outline('M60 90V320H500V90', { width: 2.5 }),
    box([200, 110], 160, 100, { colour: 'orange', fill: 'pale' }),
    dot([280, 160]),
    arrow([280, 160], [280, 50], { colour: 'green', width: 3 }),
    text([292, 66], 'upthrust', { size: 16, anchor: 'start' }),
    arrow([280, 160], [280, 270], { colour: 'red', width: 3 }),
    text([292, 258], 'weight', { size: 16, anchor: 'start' }),
    text([100, 290], 'water', { size: 16 }),
    text([228, 128], 'wood', { size: 16 }),
  ),
  boyle: figure(
    560,
    370,
    gas.axes,
    gas.graph((v) => 6000 / v, {}, 12.5, 80),
    gas.point(15, 400),
    gas.point(30, 200),
    gas.point(60, 100),
  ),
};
