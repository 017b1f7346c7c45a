import { arrow, circle, type Part, type Point, polar, text } from '../../drawing/figure.ts';
import { after, fade, formula, moving, type Short } from '../../drawing/short.ts';

type Atom = {
  readonly symbol: string;
  readonly at: Point;
  readonly radii: readonly number[];
  readonly electrons: string;
};
const ATOMS: readonly Atom[] = [
  { symbol: 'Li', at: [70, 180], radii: [22, 34], electrons: '2, 1' },
  { symbol: 'Na', at: [250, 196], radii: [22, 34, 46], electrons: '2, 8, 1' },
  { symbol: 'K', at: [118, 350], radii: [22, 34, 46, 58], electrons: '2, 8, 8, 1' },
];
const atom = ({ symbol, at, radii, electrons }: Atom): Part => {
  const outer = radii.at(-1) ?? 0;
  return (
    radii.map((radius) => circle(at, radius, { colour: 'muted', width: 1.8 })).join('') +
    circle(at, 15, { colour: 'orange', fill: 'pale', width: 2 }) +
    text(at, symbol, { colour: 'orange', bold: true, size: 16 }) +
    circle([at[0] + outer, at[1]], 6, { colour: 'blue', fill: 'full', width: 0 }) +
    text([at[0], at[1] + outer + 18], electrons, { size: 16 })
  );
};
const leaving = (progress: number): readonly Part[] => {
  const potassium = ATOMS[2];
  if (potassium === undefined) return [];
  const from = polar(potassium.at, 58, 0);
  const to: Point = [from[0] + 124 * progress, from[1] + 84 * progress];
  return [
    circle(to, 6, { colour: 'blue', fill: 'full', width: 0 }),
    ...(progress > 0.1 ? [arrow(from, [to[0] - 8, to[1] - 5], { colour: 'blue', width: 2 })] : []),
  ];
};
const [lithium, sodium, potassium] = ATOMS;
const drawn = (entry: Atom | undefined): Part => (entry === undefined ? '' : atom(entry));

/** Why reactivity rises down Group 1 and falls down Group 7. */
export const short: Short = {
  scenes: [
    {
      title: 'Why is potassium so reactive?',
      steps: [
        {
          say: 'The alkali metals of Group 1 have one electron in their outer shell.',
          shows: [fade(drawn(lithium)), after(0.8, fade(drawn(sodium))), after(1.6, fade(drawn(potassium)))],
        },
        {
          say: 'They react by losing it. The question is how strongly it is held.',
          shows: [fade(formula([264, 300], String.raw`\mathrm{M \to M^+ + e^-}`, { size: 19 }))],
        },
        {
          say: 'Down the group, atoms have more shells: the outer electron is further away.',
          shows: [fade(text([264, 332], 'further away', { colour: 'blue', bold: true }))],
        },
        {
          say: 'And the inner shells shield it from the attraction of the nucleus.',
          shows: [fade(text([264, 358], 'more shielding', { colour: 'blue', bold: true }))],
        },
        {
          say: 'So it is lost more easily, and potassium reacts more violently than lithium.',
          shows: [moving(2.2, leaving)],
        },
      ],
    },
    {
      title: 'And Group 7?',
      steps: [
        {
          say: 'Halogens react by gaining an electron. Here the same reasons work the other way.',
          shows: [fade(formula([180, 170], String.raw`\mathrm{X + e^- \to X^-}`))],
        },
        {
          say: 'A small atom attracts a further electron more strongly: fluorine is the most reactive.',
          shows: [
            fade(
              text([180, 240], 'Group 1: more reactive down ↓', { size: 19, bold: true, colour: 'orange' }),
              text([180, 285], 'Group 7: more reactive up ↑', { size: 19, bold: true, colour: 'green' }),
            ),
          ],
        },
      ],
    },
  ],
};
