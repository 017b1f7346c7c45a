import { type Part, type Point, polygon, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { after, briefly, fade, moving, type Short, wipe } from '../../drawing/short.ts';

const paper = plot({
  x: { from: 0, to: 80, step: 20, title: 'quantity' },
  y: { from: 0, to: 12, step: 2, title: 'price, cost / €' },
  corner: [66, 132],
  width: 258,
  height: 250,
});
/** Benefit to buyers, private cost of firms, and cost to society, of one more unit. */
const benefit = (quantity: number): number => 12 - 0.1 * quantity;
const privateCost = (quantity: number): number => 2 + 0.1 * quantity;
const socialCost = (quantity: number): number => 4 + 0.1 * quantity;
const curve = (of: (quantity: number) => number, colour: 'blue' | 'orange' | 'red'): Part =>
  paper.segment([2, of(2)], [76, of(76)], { colour, width: 3.5 });
const DEMAND =
  curve(benefit, 'blue') +
  paper.label(76, benefit(76), 'demand', { colour: 'blue', dx: -4, dy: 22, size: 16, anchor: 'end' });
const PRIVATE =
  curve(privateCost, 'orange') +
  paper.label(13, privateCost(13), 'private cost', { colour: 'orange', dx: 0, dy: 36, size: 15 });
const SOCIAL =
  curve(socialCost, 'red') +
  paper.label(70, socialCost(70), 'social cost', { colour: 'red', dx: -8, dy: -16, size: 16, anchor: 'end' });
const loss = (share: number): Part => {
  const corners: readonly Point[] = [
    [40, 8],
    [40 + 10 * share, benefit(40 + 10 * share)],
    [40 + 10 * share, socialCost(40 + 10 * share)],
  ];
  return polygon(
    corners.map(([x, y]) => paper.at(x, y)),
    { colour: 'red', fill: 'full', opacity: 0.35, width: 0 },
  );
};

/** A negative externality, its welfare loss, and a tax. */
export const short: Short = {
  scenes: [
    {
      title: 'Who pays for the dirty river?',
      steps: [
        {
          say: 'A paper mill pays for wood, wages and energy: its private costs.',
          shows: [fade(paper.axes), wipe(DEMAND), wipe(PRIVATE)],
        },
        {
          say: 'The market is in equilibrium at 50 units and €7.',
          shows: [fade(paper.drop(50, 7), paper.point(50, 7))],
          seconds: 4.6,
        },
        {
          say: 'But each unit also pollutes the river: €2 of damage that other people bear.',
          shows: [
            briefly(
              moving(1.6, (progress) => [
                paper.segment([20, privateCost(20)], [20, privateCost(20) + 2 * progress + 0.01], {
                  colour: 'red',
                  width: 3,
                  arrow: 'end',
                }),
              ]),
            ),
            after(
              1.4,
              briefly(fade(paper.label(20, 6, '+ €2', { colour: 'red', dx: 0, dy: -16, anchor: 'middle', size: 17 }))),
            ),
          ],
        },
        {
          say: 'Social cost is private cost plus external cost.',
          shows: [wipe(SOCIAL)],
          seconds: 4.4,
        },
      ],
    },
    {
      title: 'Too much is produced',
      steps: [
        {
          say: 'Up to 40 units, buyers gain more than a unit costs society.',
          shows: [
            fade(paper.axes, DEMAND, PRIVATE, SOCIAL, paper.point(50, 7)),
            fade(paper.drop(40, 8, 'red'), paper.point(40, 8, 'red')),
          ],
        },
        {
          say: 'The units from 40 to 50 cost society more than they are worth.',
          shows: [moving(2, (progress) => [loss(progress)])],
        },
        {
          say: 'This triangle is the welfare loss: half of 10 times €2, which is €10.',
          shows: [fade(text([196, 456], '½ · 10 · €2 = €10', { size: 21, bold: true, colour: 'red' }))],
        },
        {
          say: 'A tax of €2 per unit makes firms pay it, and the quantity falls to 40.',
          shows: [fade(text([196, 486], 'tax: €2 per unit', { size: 18, colour: 'orange' }))],
        },
      ],
    },
  ],
};
