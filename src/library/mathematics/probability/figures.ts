import { box, type Figures, figure, line, text } from '../../drawing/figure.ts';
import { tree } from '../../drawing/tree.ts';
import { venn } from '../../drawing/venn.ts';

const faces = [1, 2, 3, 4, 5, 6];
const cell = (column: number, row: number): readonly [number, number] => [110 + column * 58, 66 + row * 46];

export const figures: Figures = {
  dice: figure(
    560,
    380,
    text([290, 18], 'first die'),
    text([40, 215], 'second die', { turned: 90 }),
    ...faces.flatMap((first) => [
      text([cell(first, 0)[0], cell(first, 0)[1]], String(first), { bold: true }),
      text([cell(0, first)[0], cell(0, first)[1]], String(first), { bold: true }),
    ]),
    ...faces.flatMap((second) =>
      faces.map((first) => {
        const [x, y] = cell(first, second);
        const isSeven = first + second === 7;
        return (
          box([x - 29, y - 23], 58, 46, {
            colour: isSeven ? 'orange' : 'muted',
            fill: isSeven ? 'pale' : 'none',
            width: 1.2,
          }) + text([x, y], String(first + second), { bold: isSeven })
        );
      }),
    ),
    line([139, 43], [139, 365], { width: 2 }),
    line([84, 89], [487, 89], { width: 2 }),
  ),
  tree: figure(
    560,
    340,
    tree(
      [
        {
          name: 'R',
          chance: '5/8',
          next: [
            { name: 'R', chance: '4/7' },
            { name: 'B', chance: '3/7' },
          ],
        },
        {
          name: 'B',
          chance: '3/8',
          next: [
            { name: 'R', chance: '5/7' },
            { name: 'B', chance: '2/7' },
          ],
        },
      ],
      { root: [40, 185], stage: 160, row: 82 },
    ),
    text([120, 22], '1st counter', { colour: 'muted' }),
    text([285, 22], '2nd counter', { colour: 'muted' }),
    text([465, 22], 'probability', { colour: 'muted' }),
    text([465, 62], '5/8 × 4/7 = 20/56'),
    text([465, 144], '5/8 × 3/7 = 15/56'),
    text([465, 226], '3/8 × 5/7 = 15/56'),
    text([465, 308], '3/8 × 2/7 = 6/56'),
  ),
  venn: figure(560, 350, venn({ names: ['French', 'Spanish'], regions: ['12', '5', '7', '6'] })),
  'venn-empty': figure(560, 350, venn({ names: ['*A*', '*B*'] })),
};
