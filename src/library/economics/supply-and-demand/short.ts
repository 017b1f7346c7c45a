import { line, type Part, type Point, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { briefly, fade, moving, type Short, wipe } from '../../drawing/short.ts';

const ENGLISH = {
  labels: { quantity: 'quantity', price: 'price / €', demand: 'D', supply: 'S' },
  frost: {
    title: 'Frost hits the coffee harvest',
    equilibrium: 'Demand and supply meet at €6 and a quantity of 40: the equilibrium.',
    supplyFalls: 'Frost destroys part of the harvest. At every price, less is supplied.',
    demandStays: 'The demand curve does not move: buyers want as much as before at each price.',
  },
  adjustment: {
    title: 'What happens next?',
    gap: 'At the old price, buyers want 40, but only 20 are supplied: a shortage of 20.',
    shortage: 'shortage',
    priceRises: 'Buyers compete, and the price rises. Fewer want to buy, and more is supplied.',
    equilibrium: 'At €7 and a quantity of 30, they meet again: the new equilibrium.',
    exam: 'In the exam, say which curve shifts, then price up, then quantity down.',
  },
};

/** The price at which a quantity is demanded, or supplied. */
const demand = (quantity: number): number => 10 - 0.1 * quantity;
const supply = (quantity: number, cost: number): number => 2 + cost + 0.1 * quantity;

function marketOf(labels: (typeof ENGLISH)['labels']) {
  const coffee = plot({
    x: { from: 0, to: 80, step: 20, title: labels.quantity },
    y: { from: 0, to: 10, step: 2, title: labels.price },
    corner: [64, 132],
    width: 262,
    height: 250,
  });
  const named = ([x, y]: Point, words: string, colour: 'blue' | 'orange'): Part =>
    coffee.label(x, y, words, { colour, dx: 6, dy: 0, size: 18 });
  const demandCurve =
    coffee.segment([4, demand(4)], [74, demand(74)], { colour: 'blue', width: 3.5 }) +
    named([74, demand(74)], labels.demand, 'blue');
  const supplyCurve = (cost: number, label: string): Part =>
    coffee.segment([4, supply(4, cost)], [66 - 10 * cost, supply(66 - 10 * cost, cost)], {
      colour: 'orange',
      width: 3.5,
    }) + named([66 - 10 * cost, supply(66 - 10 * cost, cost)], label, 'orange');
  const pale = coffee.segment([4, supply(4, 0)], [66, supply(66, 0)], { colour: 'muted', width: 2, dashed: true });
  return { coffee, demandCurve, supplyCurve, pale };
}

/** A shift of supply, the shortage at the old price, and the new equilibrium, with the words of one language. */
export function frostShort({ labels, frost, adjustment }: typeof ENGLISH): Short {
  const { coffee, demandCurve, supplyCurve, pale } = marketOf(labels);
  const [before, later] = [labels.supply, `${labels.supply}_{2}`];
  return {
    scenes: [
      {
        title: frost.title,
        steps: [
          {
            say: frost.equilibrium,
            shows: [
              fade(coffee.axes),
              wipe(demandCurve),
              briefly(wipe(supplyCurve(0, before))),
              fade(coffee.drop(40, 6), coffee.point(40, 6)),
            ],
          },
          {
            say: frost.supplyFalls,
            shows: [fade(pale), moving(2.4, (progress) => [supplyCurve(2 * progress, progress < 1 ? before : later)])],
          },
          { say: frost.demandStays, shows: [] },
        ],
      },
      {
        title: adjustment.title,
        steps: [
          {
            say: adjustment.gap,
            shows: [
              fade(coffee.axes, demandCurve, pale, supplyCurve(2, later), coffee.point(40, 6)),
              briefly(
                fade(
                  line(coffee.at(0, 6), coffee.at(20, 6), { colour: 'muted', width: 1.5, dashed: true }),
                  coffee.segment([20, 6], [40, 6], { colour: 'red', width: 5 }),
                  coffee.point(20, 6, 'red'),
                  text(coffee.at(50, 6), adjustment.shortage, { colour: 'red', size: 16, bold: true, anchor: 'start' }),
                ),
              ),
            ],
          },
          {
            say: adjustment.priceRises,
            shows: [
              moving(2.8, (progress) => [
                coffee.segment([40, 6], [40 - 10 * progress - 0.1, 6 + progress], {
                  colour: 'red',
                  width: 5,
                  arrow: 'end',
                }),
              ]),
            ],
          },
          {
            say: adjustment.equilibrium,
            shows: [fade(coffee.drop(30, 7, 'ink'), coffee.point(30, 7, 'red'))],
          },
          { say: adjustment.exam, shows: [fade(text([196, 472], '*P* ↑   *Q* ↓', { size: 22, bold: true }))] },
        ],
      },
    ],
  };
}

export const short = frostShort(ENGLISH);
