import { arrow, box, circle, line, type Part, path, text } from '../../drawing/figure.ts';
import { fade, formula, moving, type Short } from '../../drawing/short.ts';

const SURFACE = 150;
const sea: Part =
  box([20, SURFACE], 320, 320, { colour: 'blue', fill: 'pale', width: 0 }) +
  line([20, SURFACE], [340, SURFACE], { colour: 'blue', width: 2.5 });
const scale: Part =
  [0, 10, 20]
    .map((depth) => {
      const y = SURFACE + depth * 11;
      return (
        line([44, y], [58, y], { width: 2 }) +
        text([66, y === SURFACE ? y + 14 : y], `${depth} m`, { size: 16, anchor: 'start' })
      );
    })
    .join('') + line([51, SURFACE], [51, SURFACE + 300], { width: 2 });
/** A ball at a depth in metres, with arrows for the pressure of the water. */
const ball = (depth: number): readonly Part[] => {
  const [x, y] = [210, SURFACE + depth * 11];
  const length = 6 + depth * 1.9;
  return [
    circle([x, y], 15, { colour: 'orange', fill: 'pale', width: 2.5 }),
    ...[0, 45, 90, 135, 180, 225, 270, 315]
      .filter((degrees) => depth > 4 || degrees >= 180 || degrees === 0)
      .map((degrees) => {
        const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)];
        return arrow([x + (18 + length) * cos, y + (18 + length) * sin], [x + 18 * cos, y + 18 * sin], {
          colour: 'blue',
          width: 2.5,
        });
      }),
  ];
};

/** Pressure in a liquid. */
export const short: Short = {
  scenes: [
    {
      title: 'The deeper, the more pressure',
      steps: [
        {
          say: 'A ball sinks. The water presses on it from all sides.',
          shows: [fade(sea, scale), moving(4.4, (progress) => ball(3 + 17 * progress))],
          seconds: 5.4,
        },
        {
          say: 'The pressure grows with depth, because more water is above.',
          shows: [],
          seconds: 5,
        },
        {
          say: 'Below the ball, it is slightly larger than above: that is where upthrust comes from.',
          shows: [
            fade(
              arrow([210, 336], [210, 300], { colour: 'orange', width: 4 }),
              text([224, 318], 'upthrust', { colour: 'orange', anchor: 'start', size: 16 }),
            ),
          ],
        },
      ],
    },
    {
      title: 'How large is it at 10 m?',
      steps: [
        {
          say: 'Multiply depth, density and gravitational field strength.',
          shows: [fade(formula([180, 150], String.raw`p = h \rho g`, { size: 30 }))],
          seconds: 5,
        },
        {
          say: 'Water has 1000 kg in each cubic metre. At 10 m, that makes 98 kPa.',
          shows: [
            fade(formula([180, 225], String.raw`10 \times 1000 \times 9.8 = 98\,000\ \mathrm{Pa}`, { size: 20 })),
          ],
        },
        {
          say: 'That is about as much as the whole atmosphere above you, which comes on top.',
          shows: [fade(text([180, 285], '+ 100 kPa of the atmosphere', { size: 19, colour: 'blue' }))],
        },
        {
          say: 'The width does not matter: at the same depth, the pressure is the same.',
          shows: [
            fade(
              path(
                [
                  [60, 340],
                  [60, 450],
                  [90, 450],
                  [90, 340],
                ],
                { width: 2.5 },
              ),
              path(
                [
                  [150, 340],
                  [150, 450],
                  [310, 450],
                  [310, 340],
                ],
                { width: 2.5 },
              ),
              box([62, 356], 26, 92, { colour: 'blue', fill: 'pale', width: 0 }),
              box([152, 356], 156, 92, { colour: 'blue', fill: 'pale', width: 0 }),
              text([75, 470], 'same', { size: 16 }),
              text([230, 470], 'same', { size: 16 }),
            ),
          ],
        },
      ],
    },
  ],
};
