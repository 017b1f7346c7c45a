import { marketFigures } from '../../economics/supply-and-demand/figures.ts';

export const figures = marketFigures({
  supply: 'A',
  demand: 'N',
  equilibrium: 'G',
  quantity: 'Menge',
  quantityAndUnit: 'Menge (Stück pro Tag)',
  price: 'Preis',
  priceAndUnit: 'Preis (€)',
  surplus: 'Angebotsüberhang',
  shortage: 'Nachfrage-\nüberhang',
  shortageOffset: { dx: 50.4, dy: 25.2 },
  consumerSurplus: 'Konsumenten-\nrente',
  producerSurplus: 'Produzenten-\nrente',
});
