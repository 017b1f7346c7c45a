import { box, circle, type Part, type Point, text } from '../../drawing/figure.ts';
import { after, briefly, fade, formula, moving, type Short } from '../../drawing/short.ts';

const SCALE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
const place = (value: number): number => 30 + (value - 1) * 25;
const scale: Part =
  SCALE.map((value) => {
    const colour = value < 7 ? 'red' : value === 7 ? 'green' : 'blue';
    return (
      box([place(value) - 12, 150], 24, 34, {
        colour,
        fill: value === 7 ? 'full' : 'pale',
        width: 1.5,
        opacity: value === 7 ? 0.5 : 1,
      }) + text([place(value), 167], String(value), { size: 15, bold: value === 7 })
    );
  }).join('') +
  text([90, 205], 'acidic', { colour: 'red' }) +
  text([180, 205], 'neutral', { colour: 'green' }) +
  text([270, 205], 'alkaline', { colour: 'blue' });
const dots = (count: number, left: number): Part =>
  Array.from({ length: count }, (_, index) =>
    circle([left + (index % 10) * 13, 270 + Math.floor(index / 10) * 13], 5, { colour: 'red', fill: 'full', width: 0 }),
  ).join('');

const acid = ([x, y]: Point): Part =>
  circle([x, y], 20, { colour: 'red', fill: 'pale', width: 2.5 }) +
  text([x, y], 'H^{+}', { colour: 'red', size: 16, bold: true });
const alkali = ([x, y]: Point): Part =>
  circle([x, y], 24, { colour: 'blue', fill: 'pale', width: 2.5 }) +
  text([x, y], 'OH^{−}', { colour: 'blue', size: 15, bold: true });
const ROWS = [165, 225, 285] as const;
const meet = (progress: number): readonly Part[] =>
  ROWS.flatMap((y) => [acid([60 + 98 * progress, y]), alkali([300 - 103 * progress, y])]);

/** The pH scale, and neutralisation. */
export const short: Short = {
  scenes: [
    {
      title: 'What does one step mean?',
      steps: [
        { say: 'The pH tells how acidic a solution is. Below 7 acidic, above 7 alkaline.', shows: [fade(scale)] },
        {
          say: 'It counts hydrogen ions. A lower pH means more of them.',
          shows: [fade(dots(1, 32), text([38, 300], 'pH 4', { colour: 'red' }))],
          seconds: 5,
        },
        {
          say: 'One step is a factor of ten: pH 3 has ten times as many as pH 4.',
          shows: [fade(dots(10, 76), text([134, 300], 'pH 3', { colour: 'red' }))],
        },
        {
          say: 'Two steps are a factor of 100, not of 2 and not of 20.',
          shows: [after(0.6, fade(dots(100, 222), text([280, 420], 'pH 2', { colour: 'red' })))],
        },
      ],
    },
    {
      title: 'Acid and alkali',
      steps: [
        {
          say: 'An acid gives hydrogen ions, an alkali gives hydroxide ions.',
          shows: [briefly(fade(...meet(0)))],
        },
        {
          say: 'They react with each other to form water. That is neutralisation.',
          shows: [
            moving(2.4, meet),
            after(2.2, fade(text([292, 225], 'H_{2}O', { size: 20, bold: true }))),
            fade(formula([180, 370], String.raw`\mathrm{H^+ + OH^- \to H_2O}`)),
          ],
        },
        {
          say: 'The other ions stay in solution. They are the salt.',
          shows: [fade(text([180, 430], 'acid + alkali → salt + water', { size: 20, bold: true }))],
          seconds: 5,
        },
      ],
    },
  ],
};
