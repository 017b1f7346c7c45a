import { arrow, circle, line, type Part, type Point, text } from '../../drawing/figure.ts';
import { after, fade, moving, type Short } from '../../drawing/short.ts';

const atom = ([x, y]: Point, isChlorine: boolean): Part =>
  circle([x, y], isChlorine ? 24 : 17, { colour: isChlorine ? 'green' : 'blue', fill: 'pale', width: 2.5 }) +
  text([x, y], isChlorine ? 'Cl' : 'H', { colour: isChlorine ? 'green' : 'blue', size: 17, bold: true });
const bond = (from: Point, to: Point): Part => line(from, to, { width: 4 });
const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

const HYDROGEN: readonly Point[] = [
  [70, 170],
  [130, 170],
];
const CHLORINE: readonly Point[] = [
  [222, 170],
  [292, 170],
];
const APART: readonly Point[] = [
  [84, 150],
  [140, 200],
  [214, 145],
  [286, 205],
];
const PRODUCTS: readonly Point[] = [
  [60, 180],
  [222, 180],
  [108, 180],
  [270, 180],
];
const reactants = [...HYDROGEN, ...CHLORINE];
const atoms = (places: readonly Point[]): Part => places.map((place, index) => atom(place, index > 1)).join('');
const move =
  (from: readonly Point[], to: readonly Point[]) =>
  (progress: number): readonly Part[] => [
    atoms(from.map((place, index) => between(place, to[index] ?? place, progress))),
  ];
const LOW = 420;
const level = (y: number, words: string, x: number): Part =>
  line([x - 46, y], [x + 46, y], { width: 3 }) + text([x, y + 18], words, { size: 15 });

/** An energy change from bond energies. */
export const short: Short = {
  scenes: [
    {
      title: 'Break bonds, make bonds',
      steps: [
        {
          say: 'Hydrogen and chlorine react to form hydrogen chloride.',
          shows: [
            { ...fade(bond([70, 170], [130, 170]), bond([222, 170], [292, 170]), atoms(reactants)), until: 'step' },
          ],
          seconds: 4.8,
        },
        {
          say: 'First, bonds have to be broken. That takes energy: 436 and 242 kJ per mole.',
          shows: [
            { ...moving(1.6, move(reactants, APART)), until: 'step' },
            fade(level(LOW - 30, 'H_{2} + Cl_{2}', 80)),
            after(
              0.8,
              fade(
                arrow([130, LOW - 34], [130, 268], { colour: 'red', width: 3 }),
                text([122, 320], '+678', { colour: 'red', bold: true, anchor: 'end' }),
                level(264, 'atoms', 180),
              ),
            ),
          ],
        },
        {
          say: 'Then two new bonds are made. That releases energy: 2 times 431 kJ per mole.',
          shows: [
            moving(1.8, move(APART, PRODUCTS)),
            after(
              1.2,
              fade(
                arrow([232, 268], [232, LOW], { colour: 'green', width: 3 }),
                text([242, 345], '−862', { colour: 'green', bold: true, anchor: 'start' }),
                level(LOW + 4, '2 HCl', 286),
              ),
            ),
          ],
        },
        {
          say: 'More is released than was taken in: the reaction is exothermic.',
          shows: [fade(bond([79, 180], [82, 180]), bond([241, 180], [244, 180]))],
        },
        {
          say: 'Broken minus made: 678 − 862 is −184 kJ per mole. Minus means: given out.',
          shows: [fade(text([150, 478], 'Δ*H* = −184 kJ mol^{−1}', { size: 20, bold: true }))],
        },
      ],
    },
    {
      title: 'The usual mistake',
      steps: [
        {
          say: 'Breaking bonds never releases energy. It always needs energy.',
          shows: [
            fade(text([180, 170], 'breaking: energy in', { size: 22, bold: true, colour: 'red' })),
            after(1, fade(text([180, 220], 'making: energy out', { size: 22, bold: true, colour: 'green' }))),
          ],
        },
        {
          say: 'So the energy of a fuel is released when the new, stronger bonds are made.',
          shows: [fade(text([180, 290], 'Δ*H* = broken − made', { size: 22, bold: true }))],
        },
      ],
    },
  ],
};
