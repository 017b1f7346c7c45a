import { box, line, type Part, placed, text } from '../../drawing/figure.ts';
import { after, fade, formula, moving, type Short } from '../../drawing/short.ts';

const X = 130;
const HALF = 62;
const [LEFT, TOP] = [76, 150] as const;
const square =
  box([LEFT, TOP], X, X, { colour: 'blue', fill: 'pale', width: 2.5 }) +
  text([LEFT + X / 2, TOP + X / 2], '*x*^{2}', { colour: 'blue', size: 24 }) +
  text([LEFT + X / 2, TOP - 16], '*x*') +
  text([LEFT - 16, TOP + X / 2], '*x*');
const upright = (words: string): Part =>
  box([0, 0], HALF, X, { colour: 'orange', fill: 'pale', width: 2.5 }) +
  text([HALF / 2, X / 2], words, { colour: 'orange', size: 20 });
const lying = (words: string): Part =>
  box([0, 0], X, HALF, { colour: 'orange', fill: 'pale', width: 2.5 }) +
  text([X / 2, HALF / 2], words, { colour: 'orange', size: 20 });
const wide =
  box([LEFT + X, TOP], HALF * 2, X, { colour: 'orange', fill: 'pale', width: 2.5 }) +
  text([LEFT + X + HALF, TOP + X / 2], '8*x*', { colour: 'orange', size: 22 }) +
  text([LEFT + X + HALF, TOP - 16], '8');
const right = placed([LEFT + X, TOP], [upright('4*x*')]);

/** The second half of the rectangle, on its way from the right to the bottom of the square; it turns by 90°. */
const half = (progress: number): Part => {
  const from = [LEFT + X + HALF, TOP] as const;
  const to = [LEFT, TOP + X + HALF] as const;
  const at = [from[0] + (to[0] - from[0]) * progress, from[1] + (to[1] - from[1]) * progress] as const;
  return progress < 1
    ? placed([at[0], at[1]], [upright('4*x*')], 90 * progress)
    : placed([LEFT, TOP + X], [lying('4*x*')]);
};
const corner =
  box([LEFT + X, TOP + X], HALF, HALF, { colour: 'violet', width: 2.5, dashed: true }) +
  text([LEFT + X + HALF / 2, TOP + X + HALF / 2], '16', { colour: 'violet', size: 20, bold: true });

const ENGLISH = {
  areas: {
    title: 'Complete the square',
    rectangle: 'Draw x² + 8x as areas: a square, and a rectangle with the sides x and 8.',
    half: 'Cut the rectangle in half, and move one half below the square.',
    corner: 'Almost a square. Its missing corner has the area 4 times 4: 16.',
    result: 'So x² + 8x is the large square without this corner.',
  },
  equation: {
    title: 'Now solve an equation with it',
    replaced: 'Replace x² + 8x in the equation.',
    moved: 'Move the number to the right.',
    root: 'Take the root. Don’t forget that it can be negative.',
    solutions: 'The two solutions are −1 and −7.',
    solutionsFormula: String.raw`x = -1 \ \text{or}\ x = -7`,
  },
};

/** Completing the square, as a drawing and as a method, with the words of one language. */
export const squareShort = ({ areas, equation }: typeof ENGLISH): Short => ({
  scenes: [
    {
      title: areas.title,
      steps: [
        {
          say: areas.rectangle,
          shows: [fade(square), { ...fade(wide), until: 'step' }],
        },
        {
          say: areas.half,
          shows: [fade(right), moving(2.6, (progress) => [half(progress)])],
        },
        {
          say: areas.corner,
          shows: [
            after(0.6, fade(corner)),
            fade(text([LEFT + X + HALF / 2, TOP - 16], '4', { colour: 'orange' })),
            fade(text([LEFT - 16, TOP + X + HALF / 2], '4', { colour: 'orange' })),
          ],
        },
        {
          say: areas.result,
          shows: [fade(formula([180, 420], 'x^2 + 8x = (x + 4)^2 - 16', { size: 22 }))],
        },
      ],
    },
    {
      title: equation.title,
      steps: [
        {
          say: equation.replaced,
          shows: [
            fade(formula([180, 140], 'x^2 + 8x + 7 = 0', { size: 22 })),
            after(1.2, fade(formula([180, 190], '(x + 4)^2 - 16 + 7 = 0', { size: 22 }))),
          ],
          seconds: 5,
        },
        {
          say: equation.moved,
          shows: [fade(formula([180, 240], '(x + 4)^2 = 9', { size: 22 }))],
          seconds: 4,
        },
        {
          say: equation.root,
          shows: [fade(formula([180, 290], 'x + 4 = \\pm 3', { size: 22 }))],
        },
        {
          say: equation.solutions,
          shows: [
            fade(
              formula([180, 340], equation.solutionsFormula, { size: 22 }),
              line([92, 372], [268, 372], { colour: 'orange', width: 3 }),
            ),
          ],
          seconds: 4.4,
        },
      ],
    },
  ],
});

export const short = squareShort(ENGLISH);
