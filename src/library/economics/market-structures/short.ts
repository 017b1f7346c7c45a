import { type Part, polygon, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { briefly, fade, formula, moving, type Short, wipe } from '../../drawing/short.ts';

const market = plot({
  x: { from: 0, to: 120, step: 20, title: 'quantity' },
  y: { from: 0, to: 12, step: 2, title: 'price, cost / €' },
  corner: [66, 132],
  width: 256,
  height: 240,
});
const demand: Part =
  market.segment([0, 12], [116, 0.4], { colour: 'blue', width: 3.5 }) +
  market.label(104, 1.6, 'D = AR', { colour: 'blue', dx: 0, dy: -34, size: 16, anchor: 'middle' });
const marginal: Part =
  market.segment([0, 12], [58, 0.4], { colour: 'violet', width: 2.5, dashed: true }) +
  market.label(20, 8, 'MR', { colour: 'violet', dx: -10, dy: 6, size: 16, anchor: 'end' });
const cost: Part =
  market.segment([0, 2], [118, 2], { colour: 'orange', width: 3.5 }) +
  market.label(6, 2, 'MC = AC', { colour: 'orange', dx: 0, dy: 18, size: 16 });
const area = (colour: 'green' | 'red', ...corners: readonly (readonly [number, number])[]): Part =>
  polygon(
    corners.map(([x, y]) => market.at(x, y)),
    { colour, fill: 'pale', width: 0 },
  );
const curves: Part = demand + cost;

/** A monopoly compared with competition. */
export const short: Short = {
  scenes: [
    {
      title: 'Why a monopoly is dear',
      steps: [
        {
          say: 'Each unit costs €2. With many competitors, the price falls to €2: 100 units.',
          shows: [fade(market.axes), wipe(curves), briefly(fade(market.point(100, 2), market.drop(100, 2)))],
        },
        {
          say: 'Now there is one firm. To sell more, it has to lower the price for every unit.',
          shows: [wipe(marginal)],
        },
        {
          say: 'So marginal revenue falls twice as steeply as demand.',
          shows: [],
          seconds: 4.8,
        },
        {
          say: 'Profit is largest where MR = MC: at 50 units.',
          shows: [
            fade(
              market.point(50, 2, 'violet'),
              market.segment([50, 0], [50, 2], { colour: 'muted', dashed: true, width: 2 }),
            ),
          ],
          seconds: 4.6,
        },
        {
          say: 'Go up to the demand curve: buyers pay €7 for this quantity.',
          shows: [
            moving(1.6, (progress) => [
              market.segment([50, 2], [50, 2 + 5 * progress + 0.05], { colour: 'violet', width: 3, arrow: 'end' }),
            ]),
            fade(market.point(50, 7), market.segment([0, 7], [50, 7], { colour: 'muted', dashed: true, width: 2 })),
          ],
        },
        {
          say: 'The profit is €5 for each of 50 units: €250.',
          shows: [
            fade(
              area('green', [0, 2], [0, 7], [50, 7], [50, 2]),
              curves,
              marginal,
              text(market.at(15, 4.4), '€250', { colour: 'green', bold: true, size: 18 }),
            ),
          ],
          seconds: 4.6,
        },
        {
          say: 'Buyers of 50 more units would have paid more than €2: a welfare loss of €125.',
          shows: [
            fade(
              area('red', [50, 2], [50, 7], [100, 2]),
              curves,
              marginal,
              text(market.at(64, 3.6), '€125', { colour: 'red', bold: true, size: 17 }),
            ),
            fade(formula([190, 456], String.raw`\tfrac12 \times 50 \times 5 = 125`, { size: 20 })),
          ],
        },
      ],
    },
  ],
};
