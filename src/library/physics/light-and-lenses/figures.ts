import {
  arrow,
  box,
  dot,
  type Figures,
  figure,
  line,
  type Part,
  type Point,
  path,
  polar,
  text,
} from '../../drawing/figure.ts';
import { angle } from '../../drawing/geometry.ts';
import { imageArrow, type LensObject, lens, objectArrow, rays, type ThinLens } from '../../drawing/lens.ts';

const NORMAL = { colour: 'muted', dashed: true, width: 1.5 } as const;
const RAY = { colour: 'orange', width: 2.5 } as const;

/** A ray with an arrow head in its middle. */
const ray = (from: Point, to: Point): Part =>
  line(from, to, RAY) + arrow(from, [(from[0] + to[0] * 1.3) / 2.3, (from[1] + to[1] * 1.3) / 2.3], RAY);

const hit: Point = [280, 280];
const incoming = polar(hit, 230, 140);
const reflected = polar(hit, 230, 40);

const [TOP, BOTTOM] = [130, 250];
const inside = Math.asin(Math.sin((50 * Math.PI) / 180) / 1.5);
const entry: Point = [220, TOP];
const exit: Point = [220 + (BOTTOM - TOP) * Math.tan(inside), BOTTOM];

const camera: ThinLens = { centre: [290, 180], focalLength: 85, halfHeight: 130 };
const tree: LensObject = { distance: 210, height: 90 };
const glass: ThinLens = { centre: [350, 230], focalLength: 120, halfHeight: 160 };
const stamp: LensObject = { distance: 70, height: 55 };

const wall = (y: number): Part => line([60, y], [520, y], { colour: 'blue', width: 2.5 });

export const figures: Figures = {
  mirror: figure(
    560,
    340,
    line([80, 280], [480, 280], { width: 4 }),
    ...Array.from({ length: 20 }, (_, index) =>
      line([90 + index * 20, 283], [80 + index * 20, 294], { colour: 'muted', width: 1.5 }),
    ),
    line([280, 278], [280, 50], NORMAL),
    text([280, 32], 'normal', { size: 16, colour: 'muted' }),
    ray(incoming, hit),
    ray(hit, reflected),
    angle(hit, incoming, [280, 50], '*i*', 70),
    angle(hit, [280, 50], reflected, '*r*', 70),
    text([280, 316], 'mirror', { size: 16 }),
  ),
  block: figure(
    580,
    390,
    box([100, TOP], 360, BOTTOM - TOP, { colour: 'blue', fill: 'pale' }),
    text([410, 190], 'glass', { size: 16 }),
    line([220, 30], [220, 225], NORMAL),
    line([exit[0], 160], [exit[0], 350], NORMAL),
    ray(polar(entry, 150, 140), entry),
    ray(entry, exit),
    ray(exit, polar(exit, 150, -40)),
    angle(entry, polar(entry, 100, 140), [220, 30], '', 55),
    angle(entry, [220, 225], exit, '', 62),
    line([197, 82], [142, 100], { colour: 'muted', width: 1.5 }),
    text([128, 104], 'A', { bold: true, size: 19 }),
    line([246, 185], [330, 160], { colour: 'muted', width: 1.5 }),
    text([344, 156], 'B', { bold: true, size: 19 }),
    text([238, 38], 'C', { bold: true, size: 19 }),
    text([404, 322], 'D', { bold: true, size: 19 }),
  ),
  fibre: figure(
    560,
    240,
    box([60, 70], 460, 100, { colour: 'blue', fill: 'pale', width: 0 }),
    wall(70),
    wall(170),
    path(
      [
        [36, 162],
        [60, 120],
        [130, 70],
        [270, 170],
        [410, 70],
        [520, 148.6],
        [544, 190.6],
      ],
      RAY,
    ),
    arrow([130, 70], [214, 130], RAY),
    arrow([270, 170], [354, 110], RAY),
    line([270, 70], [270, 170], NORMAL),
    text([290, 34], 'normal', { size: 16, colour: 'muted' }),
    line([286, 46], [272, 72], { colour: 'muted', width: 1.2 }),
    text([290, 204], 'glass fibre', { size: 16 }),
  ),
  camera: figure(
    580,
    350,
    lens(camera, 30, 550),
    rays(camera, tree, 500),
    objectArrow(camera, tree),
    imageArrow(camera, tree),
    text([80, 208], 'object', { size: 16 }),
    text([433, 156], 'image', { size: 16 }),
    text([290, 30], 'lens', { size: 16 }),
  ),
  'lens-rays': figure(
    580,
    350,
    lens(camera, 30, 550),
    rays(camera, tree, 500),
    objectArrow(camera, tree),
    text([80, 208], 'object', { size: 16 }),
    text([290, 30], 'lens', { size: 16 }),
  ),
  magnifier: figure(
    580,
    420,
    lens(glass, 30, 550),
    rays(glass, stamp, 500),
    objectArrow(glass, stamp),
    imageArrow(glass, stamp),
    text([280, 254], 'object', { size: 16 }),
    text([182, 254], 'image', { size: 16 }),
    text([350, 50], 'lens', { size: 16 }),
    dot(glass.centre, 'ink', 2),
  ),
};
