import { arrow, dot, type Figures, figure, line, outline, polygon, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

const spring = plot({
  x: { from: 0, to: 12, step: 2, title: 'extension / cm' },
  y: { from: 0, to: 6, step: 1, title: 'force / N' },
  grid: true,
});

export const figures: Figures = {
  coaster: figure(
    580,
    360,
    line([20, 310], [560, 310], { colour: 'muted', width: 1.5 }),
    text([500, 332], 'ground', { size: 16, colour: 'muted' }),
    outline('M30 90C48 76 62 70 80 70C170 70 180 310 260 310C330 310 350 220 420 220C480 220 510 270 545 290', {
      colour: 'blue',
      width: 3,
    }),
    arrow([80, 308], [80, 78], { colour: 'muted', width: 1.5, arrow: 'both' }),
    text([48, 200], '40 m', { size: 16 }),
    arrow([420, 308], [420, 228], { colour: 'muted', width: 1.5, arrow: 'both' }),
    text([448, 270], '15 m', { size: 16 }),
    dot([80, 70], 'ink', 6),
    text([80, 46], 'A', { bold: true, size: 19 }),
    dot([260, 310], 'ink', 6),
    text([260, 336], 'B', { bold: true, size: 19 }),
    dot([420, 220], 'ink', 6),
    text([420, 196], 'C', { bold: true, size: 19 }),
  ),
  spring: figure(
    560,
    370,
    spring.axes,
    spring.segment([0, 0], [8, 4]),
    spring.smooth([
      [8, 4],
      [9, 4.45],
      [10, 4.75],
      [11.5, 5],
    ]),
    spring.point(8, 4),
    spring.label(8, 4, 'P', { dx: -4, dy: -18, anchor: 'end' }),
  ),
  sankey: figure(
    580,
    350,
    polygon(
      [
        [30, 80],
        [430, 80],
        [430, 60],
        [500, 115],
        [430, 170],
        [430, 150],
        [330, 150],
        [330, 260],
        [348, 260],
        [315, 305],
        [282, 260],
        [300, 260],
        [300, 180],
        [30, 180],
      ],
      { colour: 'blue', fill: 'pale' },
    ),
    text([140, 130], 'electrical energy\n500 J', { size: 16 }),
    text([385, 115], 'useful energy\n350 J', { size: 16 }),
    text([370, 300], 'wasted energy\n150 J', { size: 16, anchor: 'start' }),
  ),
};
