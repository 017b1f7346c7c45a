import { type Part, polygon, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { briefly, fade, formula, moving, type Short, wipe } from '../../drawing/short.ts';

const bakery = plot({
  x: { from: 0, to: 200, step: 50, title: 'loaves a day' },
  y: { from: 0, to: 1000, step: 200, title: '€ a day' },
  corner: [76, 132],
  width: 248,
  height: 230,
});
/** Fixed costs of €300, €2 for each loaf, and a price of €5. */
const cost = (loaves: number): number => 300 + 2 * loaves;
const revenue = (loaves: number): number => 5 * loaves;
const costLine: Part =
  bakery.segment([0, cost(0)], [200, cost(200)], { colour: 'orange', width: 3.5 }) +
  bakery.label(200, cost(200), 'TC', { colour: 'orange', dx: -4, dy: 20, anchor: 'end', size: 18 });
const revenueLine: Part =
  bakery.segment([0, 0], [200, revenue(200)], { colour: 'blue', width: 3.5 }) +
  bakery.label(190, revenue(190), 'TR', { colour: 'blue', dx: -10, dy: -8, anchor: 'end', size: 18 });
const area = (from: number, to: number, colour: 'red' | 'green'): Part =>
  polygon(
    [bakery.at(from, cost(from)), bakery.at(to, cost(to)), bakery.at(to, revenue(to)), bakery.at(from, revenue(from))],
    { colour, fill: 'pale', width: 0 },
  );

/** Break-even output. */
export const short: Short = {
  scenes: [
    {
      title: 'When does a bakery earn money?',
      steps: [
        {
          say: 'Rent and wages cost €300 a day, even if no loaf is baked: fixed costs.',
          shows: [
            fade(bakery.axes),
            briefly(
              fade(
                bakery.segment([0, 300], [200, 300], { colour: 'muted', dashed: true, width: 2.5 }),
                bakery.label(200, 300, 'FC', { dx: -4, dy: -14, anchor: 'end', colour: 'muted', size: 18 }),
              ),
            ),
          ],
        },
        { say: 'Each loaf needs flour and energy for €2. That makes the total cost.', shows: [wipe(costLine)] },
        { say: 'Each loaf is sold for €5. That makes the revenue.', shows: [wipe(revenueLine)], seconds: 4.8 },
        {
          say: 'On the left, cost is larger than revenue: a loss.',
          shows: [
            moving(1.4, (progress) => [area(0, 100 * progress, 'red'), costLine, revenueLine]),
            fade(text(bakery.at(24, 250), 'loss', { colour: 'red', size: 16, bold: true })),
          ],
          seconds: 4.6,
        },
        {
          say: 'They are equal at 100 loaves: the break-even output. Beyond it, there is profit.',
          shows: [
            moving(1.4, (progress) => [
              area(100, 100 + 100 * progress, 'green'),
              costLine,
              revenueLine,
              bakery.point(100, 500),
              bakery.drop(100, 500),
            ]),
            fade(text(bakery.at(176, 770), 'profit', { colour: 'green', size: 16, bold: true })),
          ],
        },
      ],
    },
    {
      title: 'Without a graph',
      steps: [
        {
          say: 'Each loaf contributes €5 − €2 = €3 towards the fixed costs.',
          shows: [fade(formula([180, 160], '5 - 2 = 3'))],
        },
        {
          say: 'To cover €300, the bakery has to sell 300 ÷ 3 = 100 loaves.',
          shows: [fade(formula([180, 230], String.raw`\frac{\mathrm{FC}}{P - \mathrm{AVC}} = \frac{300}{3} = 100`))],
        },
        {
          say: 'With 140 loaves sold, the margin of safety is 40, and the profit €120.',
          shows: [
            fade(
              text([180, 310], 'margin of safety: 40 loaves\nprofit: 40 × €3 = €120', {
                size: 19,
                bold: true,
                colour: 'green',
              }),
            ),
          ],
        },
      ],
    },
  ],
};
