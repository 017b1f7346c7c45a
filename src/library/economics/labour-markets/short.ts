import { type Part, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { briefly, fade, moving, type Short, wipe } from '../../drawing/short.ts';

const labour = plot({
  x: { from: 0, to: 80, step: 20, title: 'workers (thousands)' },
  y: { from: 0, to: 20, step: 5, title: 'wage / € per hour' },
  corner: [66, 132],
  width: 258,
  height: 250,
});
/** Demand falls by 4000 workers for each euro, and supply rises by as many. */
const demand =
  labour.segment([4, 19], [76, 1], { colour: 'blue', width: 3.5 }) +
  labour.label(76, 1, 'D', { colour: 'blue', dx: 4, dy: -14, size: 18 });
const supply =
  labour.segment([4, 1], [76, 19], { colour: 'orange', width: 3.5 }) +
  labour.label(76, 19, 'S', { colour: 'orange', dx: 8, dy: 4, size: 18 });
const level = (wage: number): Part => labour.segment([0, wage], [78, wage], { colour: 'green', width: 3 });

/** When a minimum wage has an effect, and on how many workers. */
export const short: Short = {
  scenes: [
    {
      title: 'Does a minimum wage cost jobs?',
      steps: [
        {
          say: 'Firms demand labour, households supply it. They meet at €10 and 40 000 workers.',
          shows: [fade(labour.axes), wipe(demand), wipe(supply), fade(labour.drop(40, 10), labour.point(40, 10))],
        },
        {
          say: 'A minimum wage of €8 changes nothing: the market already pays more.',
          shows: [
            briefly(fade(level(8))),
            briefly(fade(labour.label(0, 8, 'no effect', { colour: 'green', dx: 8, dy: 14 }))),
          ],
        },
        {
          say: 'Now raise it to €12, above the equilibrium.',
          shows: [moving(1.6, (progress) => [level(8 + 4 * progress)])],
          seconds: 4.2,
        },
        {
          say: 'Firms now demand 32 000 workers: 8000 jobs are lost.',
          shows: [
            fade(
              labour.segment([32, 0], [32, 12], { colour: 'blue', dashed: true, width: 2 }),
              labour.point(32, 12, 'blue'),
            ),
          ],
        },
        {
          say: 'But 48 000 people want to work at €12.',
          shows: [
            fade(
              labour.segment([48, 0], [48, 12], { colour: 'orange', dashed: true, width: 2 }),
              labour.point(48, 12, 'orange'),
            ),
          ],
          seconds: 4.4,
        },
        {
          say: 'Unemployment is the gap, 16 000, twice the number of lost jobs.',
          shows: [
            fade(
              labour.segment([32, 12], [48, 12], { colour: 'red', width: 7 }),
              labour.label(40, 12, '16 000', { colour: 'red', dx: 0, dy: -20, anchor: 'middle', size: 18 }),
            ),
          ],
        },
      ],
    },
    {
      title: 'It depends',
      steps: [
        {
          say: 'If demand for labour is inelastic, few jobs are lost.',
          shows: [fade(text([180, 150], 'inelastic demand: few jobs lost', { size: 19, colour: 'blue' }))],
          seconds: 4.6,
        },
        {
          say: 'And a single large employer may pay less than workers are worth to it.',
          shows: [fade(text([180, 205], 'monopsony: pays below MRP', { size: 19, colour: 'orange' }))],
        },
        {
          say: 'Then a minimum wage can even raise employment. Evaluate before you conclude.',
          shows: [fade(text([180, 260], 'so the effect can be zero\nor positive', { size: 19, bold: true }))],
        },
      ],
    },
  ],
};
