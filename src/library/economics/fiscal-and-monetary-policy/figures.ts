import { bars } from '../../drawing/bars.ts';
import { arrow, box, type Figures, figure, text } from '../../drawing/figure.ts';
import { market } from '../../drawing/market.ts';

const shares = market({ x: { title: 'Income' }, y: { title: 'Tax as a share of income' } });
const economy = market({ x: { title: 'Real output' }, y: { title: 'Price level' } });

export const figures: Figures = {
  spending: figure(
    560,
    380,
    bars(
      [
        { name: 'social protection', value: 40, words: '40 %' },
        { name: 'health', value: 16, words: '16 %' },
        { name: 'education', value: 12, words: '12 %' },
        { name: 'administration', value: 10, words: '10 %' },
        { name: 'defence', value: 6, words: '6 %' },
        { name: 'interest on debt', value: 4, words: '4 %' },
        { name: 'other', value: 12, words: '12 %', colour: 'muted' },
      ],
      { max: 40, nameWidth: 150, barWidth: 310 },
    ),
    text([320, 366], 'Share of public spending', { size: 16 }),
  ),
  'tax-shares': figure(
    560,
    370,
    shares.axes,
    shares.straight(
      'A',
      [
        [0.6, 1.4],
        [9, 8.2],
      ],
      { colour: 'blue' },
    ),
    shares.straight(
      'B',
      [
        [0.6, 4],
        [9, 4],
      ],
      { colour: 'orange', dashed: true },
    ),
    shares.straight(
      'C',
      [
        [0.6, 7.6],
        [9, 1.4],
      ],
      { colour: 'violet' },
    ),
  ),
  'two-expansions': figure(
    560,
    370,
    economy.axes,
    economy.bent(
      'AS',
      [
        [0.8, 2],
        [3, 2.1],
        [5, 2.6],
        [6.6, 3.8],
        [7.6, 5.6],
        [8, 7.4],
        [8.15, 9.3],
      ],
      { colour: 'orange' },
    ),
    economy.straight(
      'AD_{1}',
      [
        [0.5, 4.1],
        [3.2, 1.4],
      ],
      { colour: 'blue', dy: -6 },
    ),
    economy.straight(
      'AD_{2}',
      [
        [2.3, 4.8],
        [6.2, 0.9],
      ],
      { colour: 'blue', dashed: true },
    ),
    economy.straight(
      'AD_{3}',
      [
        [5.4, 7.2],
        [9, 3.6],
      ],
      { colour: 'violet' },
    ),
    economy.straight(
      'AD_{4}',
      [
        [6.6, 8.8],
        [9.4, 6],
      ],
      { colour: 'violet', dashed: true },
    ),
    economy.drop(2.55, 2.06),
    economy.drop(4.6, 2.48),
    economy.drop(7.37, 5.2),
    economy.drop(7.98, 7.4),
    economy.point(2.55, 2.06),
    economy.point(4.6, 2.48),
    economy.point(7.37, 5.2),
    economy.point(7.98, 7.4),
  ),
  transmission: figure(
    560,
    400,
    box([170, 14], 220, 44, { colour: 'blue', fill: 'pale', radius: 8 }),
    text([280, 36], 'base rate rises'),
    arrow([220, 60], [110, 98]),
    arrow([280, 60], [280, 98]),
    arrow([340, 60], [450, 98]),
    box([20, 102], 160, 56, { radius: 8 }),
    text([100, 130], 'loans are dearer'),
    box([200, 102], 160, 56, { radius: 8 }),
    text([280, 130], 'saving pays more'),
    box([380, 102], 160, 56, { radius: 8 }),
    text([460, 130], 'the currency\ngains value'),
    arrow([100, 160], [100, 198]),
    arrow([280, 160], [280, 198]),
    arrow([460, 160], [460, 198]),
    box([20, 202], 160, 44, { radius: 8 }),
    text([100, 224], 'investment falls'),
    box([200, 202], 160, 44, { radius: 8 }),
    text([280, 224], 'consumption falls'),
    box([380, 202], 160, 44, { radius: 8 }),
    text([460, 224], 'exports fall'),
    arrow([110, 248], [215, 286]),
    arrow([280, 248], [280, 286]),
    arrow([450, 248], [345, 286]),
    box([150, 290], 260, 40, { colour: 'orange', fill: 'pale', radius: 8 }),
    text([280, 310], 'aggregate demand falls'),
    arrow([280, 332], [280, 350]),
    box([150, 354], 260, 40, { colour: 'green', fill: 'pale', radius: 8 }),
    text([280, 374], 'inflation falls'),
  ),
};
