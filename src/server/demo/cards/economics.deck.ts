import { basic, type DemoDeck, gaps, reversedCard, typed } from './demo-deck.ts';

export const ECONOMICS: DemoDeck = {
  subject: 'Economics',
  topic: 'Supply and Demand',
  title: 'The language of markets',
  summary: 'Terms and the moves of the two curves.',
  notes: [
    gaps('The law of demand: when the price rises, the quantity demanded {{c1::falls}}, other things {{c2::equal}}.'),
    reversedCard('equilibrium price', 'the price at which quantity demanded equals quantity supplied'),
    reversedCard('complements', 'goods that are used together, such as printers and ink'),
    reversedCard('substitutes', 'goods that can take each other’s place, such as tea and coffee'),
    basic('A change of the good’s own price: shift of the curve or movement along it?', 'A movement along the curve.'),
    basic(
      'Name four things that shift demand.',
      'Income, prices of related goods, tastes, and expectations. The number of buyers does so too.',
    ),
    basic('What does a better technology do to supply?', 'It shifts the supply curve to the right.'),
    typed('What is the excess of quantity supplied over quantity demanded called?', 'surplus'),
    basic('What follows when a price ceiling lies below equilibrium?', 'A shortage: more is demanded than supplied.'),
    gaps(
      'Price elasticity of demand $= \\dfrac{{{c1::\\%\\ \\text{change in quantity}}}}{{{c2::\\%\\ \\text{change in price}}}}$',
    ),
    basic(
      'When is demand called inelastic?',
      'When its elasticity is below 1 in size: quantity answers little to price.',
    ),
    reversedCard('normal good', 'a good of which people buy more as their income rises'),
    basic(
      'Demand and supply both rise. What is certain?',
      'The quantity rises. What the price does depends on which rises more.',
    ),
  ],
};
