import { basic, type DemoDeck, gaps, reversedCard, typed } from './demo-deck.ts';

export const ECONOMICS: DemoDeck = {
  subject: 'Economics',
  topic: 'Supply and Demand',
  title: 'The language of markets',
  summary: 'Key terms, and what shifts the two curves.',
  notes: [
    gaps(
      'The law of demand: when the price rises, the quantity demanded {{c1::falls}}, other things being {{c2::equal}}.',
    ),
    reversedCard('equilibrium price', 'the price at which quantity demanded equals quantity supplied'),
    reversedCard('complements', 'goods that are used together, such as printers and ink'),
    reversedCard('substitutes', 'goods that can replace each other, such as tea and coffee'),
    basic(
      'A change in the good’s own price: a shift of the curve or a movement along it?',
      'A movement along the curve.',
    ),
    basic(
      'Name four factors that shift the demand curve.',
      'Income, the prices of related goods, tastes and expectations. The number of buyers is another.',
    ),
    basic('How does better technology affect supply?', 'It shifts the supply curve to the right.'),
    typed('What is the excess of quantity supplied over quantity demanded called?', 'surplus'),
    basic(
      'What is the effect of a price ceiling below the equilibrium price?',
      'A shortage: more is demanded than supplied.',
    ),
    gaps(
      'Price elasticity of demand $= \\dfrac{{{c1::\\%\\ \\text{change in quantity}}}}{{{c2::\\%\\ \\text{change in price}}}}$',
    ),
    basic(
      'When is demand called inelastic?',
      'When its elasticity is below 1 in absolute value: quantity changes less than price, in per cent.',
    ),
    reversedCard('normal good', 'a good that people buy more of as their income rises'),
    basic(
      'Demand and supply both increase. What is certain?',
      'The quantity rises. Whether the price rises or falls depends on which increases more.',
    ),
  ],
};
