import { arc, circle, line, type Part, type Point, path, text } from '../../drawing/figure.ts';
import { briefly, fade, formula, running, type Short } from '../../drawing/short.ts';

const CENTRE: Point = [180, 220];
const sac: Part =
  arc(CENTRE, 84, 112, 428, { colour: 'orange', width: 4 }) +
  line([149, 142], [149, 118], { colour: 'orange', width: 4 }) +
  line([211, 142], [211, 118], { colour: 'orange', width: 4 });
const vessel: Part =
  path(
    [
      [20, 330],
      [340, 330],
    ],
    { colour: 'red', width: 2.5 },
  ) +
  path(
    [
      [20, 390],
      [340, 390],
    ],
    { colour: 'red', width: 2.5 },
  );
const labels: Part =
  text([180, 218], 'alveolus', { colour: 'orange', size: 17 }) +
  text([180, 414], 'capillary', { colour: 'red', size: 17 });

/** Red cells that flow past, and become brighter below the alveolus. */
const blood = (progress: number): readonly Part[] =>
  Array.from({ length: 7 }, (_, index) => {
    const x = 20 + ((index / 7 + progress) % 1) * 320;
    return circle([x, 360], 15, {
      colour: x > 180 ? 'red' : 'violet',
      fill: x > 180 ? 'full' : 'pale',
      width: 2.5,
      opacity: x > 180 ? 0.55 : 1,
    });
  });
const gas = (progress: number, isOxygen: boolean): readonly Part[] =>
  Array.from({ length: 5 }, (_, index) => {
    const share = (index / 5 + progress) % 1;
    const x = isOxygen ? 186 + index * 14 : 108 + index * 14;
    const y = isOxygen ? 262 + 88 * share : 350 - 88 * share;
    return circle([x, y], 5, { colour: isOxygen ? 'blue' : 'green', fill: 'full', width: 0 });
  });
/** In tenths of a second, for a small file. */
const stepped = (progress: number, seconds: number): number => (Math.round(progress * seconds * 10) / 10) * 0.14;

/** Gas exchange in the lungs, and what makes it fast. */
export const short: Short = {
  scenes: [
    {
      title: 'How oxygen enters the blood',
      steps: [
        {
          say: 'The airways end in millions of tiny air sacs, the alveoli. Here is one of them.',
          shows: [fade(sac), briefly(fade(text([180, 218], 'alveolus', { colour: 'orange', size: 17 })))],
        },
        {
          say: 'Blood in a capillary arrives with little oxygen and much carbon dioxide.',
          shows: [fade(vessel, labels), running(26, (progress) => blood(stepped(progress, 26)))],
        },
        {
          say: 'Oxygen diffuses from the air into the blood: from much to little.',
          shows: [
            running(20, (progress) => gas(stepped(progress, 20) * 2, true)),
            fade(text([268, 300], 'O_{2}', { colour: 'blue', bold: true, size: 18 })),
          ],
        },
        {
          say: 'Carbon dioxide diffuses the other way. No energy is needed for either.',
          shows: [
            running(14, (progress) => gas(stepped(progress, 14) * 2, false)),
            fade(text([90, 300], 'CO_{2}', { colour: 'green', bold: true, size: 18 })),
          ],
        },
      ],
    },
    {
      title: 'Made for diffusion',
      steps: [
        {
          say: 'Together, the alveoli have a very large surface. Their walls are one cell thick.',
          shows: [
            fade(
              text([60, 150], '1  large surface', { size: 21, bold: true, anchor: 'start' }),
              text([60, 195], '2  thin walls', { size: 21, bold: true, anchor: 'start' }),
            ),
          ],
        },
        {
          say: 'Breathing and blood flow keep the difference in concentration large.',
          shows: [fade(text([60, 240], '3  steep gradient', { size: 21, bold: true, anchor: 'start' }))],
        },
        {
          say: 'Don’t confuse it with respiration, which releases energy in every cell.',
          shows: [
            fade(formula([180, 330], String.raw`\mathrm{C_6H_{12}O_6 + 6\,O_2 \to 6\,CO_2 + 6\,H_2O}`, { size: 17 })),
          ],
        },
      ],
    },
  ],
};
