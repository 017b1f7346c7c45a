import { arrow, box, circle, type Figures, figure, line, type Part, type Point, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

/** A trolley whose wheels are on the ground at the height `y`. */
const trolley = (x: number, y: number, width: number, words: string): Part =>
  [
    box([x, y - 62], width, 46, { colour: 'blue', fill: 'pale' }),
    circle([x + 20, y - 8], 8, { fill: 'pale' }),
    circle([x + width - 20, y - 8], 8, { fill: 'pale' }),
    text([x + width / 2, y - 39], words, { size: 16 }),
  ].join('');

const track = (y: number): Part => line([60, y], [540, y], { colour: 'muted' });
const velocity = (from: Point, to: Point, words: string): Part =>
  arrow(from, to, { colour: 'orange', width: 3 }) +
  text([(from[0] + to[0]) / 2, from[1] - 18], words, { size: 16, colour: 'orange' });

/** A person on skates, seen from the side: head, body and legs. */
const skater = (x: number, y: number, mass: string, colour: 'blue' | 'green'): Part =>
  [
    circle([x, y - 112], 15, { colour, fill: 'pale' }),
    box([x - 17, y - 94], 34, 56, { colour, fill: 'pale', radius: 10 }),
    line([x - 8, y - 38], [x - 8, y - 4], { colour, width: 4 }),
    line([x + 8, y - 38], [x + 8, y - 4], { colour, width: 4 }),
    text([x, y + 20], mass, { size: 16 }),
  ].join('');

const kick = plot({
  x: { from: 0, to: 25, step: 5, title: '*t* / ms' },
  y: { from: 0, to: 1000, step: 200, title: '*F* / N' },
  grid: true,
});

const crash = plot({ x: { from: 0, to: 10, title: '*t*' }, y: { from: 0, to: 10, title: '*F*' } });
/** A pulse of force: zero outside of its duration, with the given peak. */
const pulse =
  (from: number, to: number, peak: number) =>
  (t: number): number =>
    t < from || t > to ? 0 : peak * Math.sin((Math.PI * (t - from)) / (to - from)) ** 2;

export const figures: Figures = {
  collision: figure(
    580,
    350,
    text([40, 24], 'before', { size: 16, anchor: 'start', colour: 'muted' }),
    track(140),
    trolley(90, 140, 130, 'A: 2.0 kg'),
    velocity([100, 64], [210, 64], '3.0 m/s'),
    trolley(360, 140, 100, 'B: 1.0 kg'),
    text([410, 60], 'at rest', { size: 16 }),
    text([40, 194], 'after', { size: 16, anchor: 'start', colour: 'muted' }),
    track(310),
    trolley(240, 310, 130, 'A: 2.0 kg'),
    trolley(370, 310, 100, 'B: 1.0 kg'),
    velocity([315, 232], [395, 232], '*v* = ?'),
  ),
  skaters: figure(
    580,
    400,
    text([40, 24], 'before', { size: 16, anchor: 'start', colour: 'muted' }),
    track(160),
    skater(265, 160, '50 kg', 'blue'),
    skater(325, 160, '75 kg', 'green'),
    line([282, 86], [308, 86], { width: 4 }),
    text([460, 90], 'both at rest', { size: 16 }),
    text([40, 216], 'after', { size: 16, anchor: 'start', colour: 'muted' }),
    track(358),
    skater(210, 358, '50 kg', 'blue'),
    skater(380, 358, '75 kg', 'green'),
    velocity([170, 292], [80, 292], '3.0 m/s'),
    velocity([420, 292], [485, 292], '*v* = ?'),
  ),
  kick: figure(
    560,
    370,
    kick.axes,
    kick.lines([
      [0, 0],
      [10, 900],
      [20, 0],
    ]),
  ),
  airbag: figure(
    560,
    370,
    crash.axes,
    crash.graph(pulse(0.5, 2.5, 9.2), {}, 0.5, 2.5),
    crash.graph(pulse(0.5, 8.5, 2.3), { colour: 'orange' }, 0.5, 8.5),
    crash.label(1.9, 7, 'A', { dx: 12, dy: 0 }),
    crash.label(5.5, 2, 'B', { dx: 10, dy: -12 }),
  ),
};
