import { type Part, polygon, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { after, fade, formula, moving, type Short, wipe } from '../../drawing/short.ts';

const market = plot({
  x: { from: 0, to: 120, step: 40, title: 'quantity' },
  y: { from: 0, to: 8, step: 2, title: 'price / €' },
  corner: [66, 126],
  width: 262,
  height: 224,
});

/** Price times quantity, as an area. */
const revenue = (price: number, quantity: number, colour: 'blue' | 'orange'): Part =>
  polygon([market.at(0, 0), market.at(0, price), market.at(quantity, price), market.at(quantity, 0)], {
    colour,
    fill: 'pale',
    width: 2,
  });

/** From €4 and 100 to €5 and another quantity. */
const rise = (quantity: number) =>
  moving(2.4, (progress) => {
    const [price, sold] = [4 + progress, 100 + (quantity - 100) * progress];
    return [revenue(price, sold, 'orange'), market.axes, market.point(sold, price, 'orange')];
  });

/** When a higher price raises revenue, and when it lowers it. */
export const short: Short = {
  scenes: [
    {
      title: 'Revenue is an area',
      steps: [
        {
          say: 'At a price of €4, a shop sells 100 tickets.',
          shows: [fade(market.axes), fade(market.drop(100, 4), market.point(100, 4, 'blue'))],
          seconds: 4.4,
        },
        {
          say: 'Revenue is price times quantity: the area of this rectangle, €400.',
          shows: [
            wipe(revenue(4, 100, 'blue'), market.axes, market.point(100, 4, 'blue')),
            after(1, fade(text(market.at(50, 2), '€400', { colour: 'blue', size: 22, bold: true }))),
          ],
        },
      ],
    },
    {
      title: 'Inelastic demand: revenue rises',
      steps: [
        {
          say: 'The price rises by 25 %, to €5. Buyers hardly react: 10 % fewer are sold.',
          shows: [
            fade(
              market.axes,
              market.lines(
                [
                  [110, 3],
                  [100, 4],
                  [90, 5],
                  [75, 6.5],
                ],
                { colour: 'muted', width: 2.5 },
              ),
            ),
            rise(90),
            fade(
              market.lines(
                [
                  [110, 3],
                  [75, 6.5],
                ],
                { colour: 'muted', width: 2.5 },
              ),
            ),
          ],
        },
        {
          say: 'The elasticity is −0.4, between 0 and −1: demand is inelastic.',
          shows: [fade(formula([180, 456], '\\mathrm{PED} = \\frac{-10\\,\\%}{25\\,\\%} = -0.4'))],
        },
        {
          say: '90 tickets at €5 bring €450. Revenue has risen.',
          shows: [fade(text(market.at(45, 2.5), '€450', { colour: 'orange', size: 22, bold: true }))],
        },
      ],
    },
    {
      title: 'Elastic demand: revenue falls',
      steps: [
        {
          say: 'With close substitutes, the same rise costs 40 % of the sales.',
          shows: [
            fade(market.axes),
            rise(60),
            fade(
              market.lines(
                [
                  [120, 3.5],
                  [40, 5.5],
                ],
                { colour: 'muted', width: 2.5 },
              ),
            ),
          ],
        },
        {
          say: 'The elasticity is −1.6, beyond −1: demand is elastic.',
          shows: [fade(formula([180, 456], '\\mathrm{PED} = \\frac{-40\\,\\%}{25\\,\\%} = -1.6'))],
        },
        {
          say: '60 tickets at €5 bring only €300. Revenue has fallen.',
          shows: [fade(text(market.at(30, 2.5), '€300', { colour: 'orange', size: 22, bold: true }))],
        },
        {
          say: 'So before raising a price, ask how strongly buyers will react.',
          shows: [],
        },
      ],
    },
  ],
};
