import { type Figure, type Figures, figure, text } from '../../drawing/figure.ts';
import { type GapOffset, gap, type Market, market, risingDemand } from '../../drawing/market.ts';

/** The words in these figures. Topics in other languages draw the same figures with their own words. */
export type MarketLabels = {
  /** One letter for each curve, and for the equilibrium. */
  readonly supply: string;
  readonly demand: string;
  readonly equilibrium: string;
  readonly quantity: string;
  readonly quantityAndUnit: string;
  readonly price: string;
  readonly priceAndUnit: string;
  readonly surplus: string;
  readonly shortage: string;
  readonly shortageOffset: GapOffset;
  readonly consumerSurplus: string;
  readonly producerSurplus: string;
};

const numbered = ({ quantityAndUnit, priceAndUnit }: MarketLabels) => ({
  x: { to: 100, step: 20, title: quantityAndUnit },
  y: { to: 10, step: 2, title: priceAndUnit },
});
const plain = ({ quantity, price }: MarketLabels): Market => market({ x: { title: quantity }, y: { title: price } });

/** Supply and demand with their equilibrium, and the gaps at a price above and below it. */
function equilibrium(labels: MarketLabels): Figure {
  const balance = market({ ...numbered(labels), grid: true });
  return figure(
    560,
    370,
    balance.axes,
    balance.straight(labels.demand, [0, 10], [95, 0.5], { colour: 'blue', dy: -12, dx: 4 }),
    balance.straight(labels.supply, [0, 2], [76, 9.6], { colour: 'orange' }),
    balance.meet(40, 6, { name: labels.equilibrium, dy: -20 }),
    gap(balance.at(20, 8), balance.at(60, 8), labels.surplus, { dy: -16 }),
    gap(balance.at(20, 4), balance.at(60, 4), labels.shortage, labels.shortageOffset),
  );
}

/** A movement along a curve of demand, from A to B, and a shift of the curve, from A to C. */
function movementAndShift(labels: MarketLabels): Figure {
  const moves = plain(labels);
  return figure(
    560,
    370,
    moves.axes,
    moves.straight(`${labels.demand}_{1}`, [0.6, 9.2], [6.6, 1.2], { colour: 'blue' }),
    moves.straight(`${labels.demand}_{2}`, [3.6, 9.2], [9.6, 1.2], { colour: 'orange', dashed: true }),
    moves.meet(2.7, 6.4, { name: 'A', dy: -20, y: '*P*_{1}' }),
    moves.meet(5.1, 3.2, { name: 'B', dy: -20, dx: 8, y: '*P*_{2}' }),
    moves.point(5.7, 6.4),
    moves.label(5.7, 6.4, 'C', { dx: 14, dy: -14, anchor: 'middle' }),
    moves.shift([3.0, 6.4], [5.4, 6.4]),
  );
}

/** The surplus of consumers and of producers as areas. */
function surplusAreas(labels: MarketLabels): Figure {
  const areas = market(numbered(labels));
  return figure(
    560,
    370,
    areas.area('blue', [0, 10], [60, 4], [0, 4]),
    areas.area('orange', [0, 1], [60, 4], [0, 4]),
    areas.axes,
    areas.straight(labels.demand, [0, 10], [92, 0.8], { colour: 'blue', dy: -14 }),
    areas.straight(labels.supply, [0, 1], [96, 5.8], { colour: 'orange' }),
    areas.meet(60, 4, { name: labels.equilibrium, dy: -20 }),
    text(areas.at(19, 5.9), labels.consumerSurplus, { size: 16 }),
    text(areas.at(17, 2.9), labels.producerSurplus, { size: 16 }),
  );
}

/** The figures of supply and demand, with the labels of one language. */
export function marketFigures(labels: MarketLabels): Figures {
  const shift = plain(labels);
  const rise = {
    supply: labels.supply,
    demand: labels.demand,
    before: { x: '*Q*_{1}', y: '*P*_{1}' },
    after: { x: '*Q*_{2}', y: '*P*_{2}' },
  };
  return {
    equilibrium: equilibrium(labels),
    'movement-and-shift': movementAndShift(labels),
    'demand-shift': figure(560, 370, risingDemand(shift, rise), shift.shift([5.5, 2.8], [8.95, 2.8])),
    'surplus-areas': surplusAreas(labels),
  };
}

export const figures = marketFigures({
  supply: 'S',
  demand: 'D',
  equilibrium: 'E',
  quantity: 'Quantity',
  quantityAndUnit: 'Quantity (units a day)',
  price: 'Price',
  priceAndUnit: 'Price (€)',
  surplus: 'surplus',
  shortage: 'shortage',
  shortageOffset: { dx: 42 },
  consumerSurplus: 'consumer\nsurplus',
  producerSurplus: 'producer\nsurplus',
});
