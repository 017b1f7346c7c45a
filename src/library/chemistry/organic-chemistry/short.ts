import { circle, line, type Part, text } from '../../drawing/figure.ts';
import { after, briefly, fade, formula, moving, type Short } from '../../drawing/short.ts';

const GAP = 58;
const carbon = (x: number, y: number): Part =>
  circle([x, y], 15, { fill: 'full', width: 0 }) + text([x, y], 'C', { colour: 'paper', bold: true, size: 16 });
const hydrogens = (x: number, y: number): Part =>
  [-1, 1]
    .map(
      (side) =>
        line([x, y + side * 16], [x, y + side * 36], { width: 3 }) +
        circle([x, y + side * 46], 11, { colour: 'blue', fill: 'pale', width: 2 }) +
        text([x, y + side * 46], 'H', { colour: 'blue', size: 13, bold: true }),
    )
    .join('');
/** A molecule of ethene by its first carbon atom; its second bond opens with the progress. */
const unit = (x: number, y: number, opened: number): Part =>
  hydrogens(x, y) +
  hydrogens(x + GAP, y) +
  line([x, y - 4 * (1 - opened)], [x + GAP, y - 4 * (1 - opened)], { width: 3.5 }) +
  (opened < 1 ? line([x, y + 5], [x + GAP * (1 - opened), y + 5], { colour: 'orange', width: 3.5 }) : '') +
  (opened > 0
    ? line([x, y], [x - 29 * opened, y], { colour: 'orange', width: 3.5 }) +
      line([x + GAP, y], [x + GAP + 29 * opened, y], { colour: 'orange', width: 3.5 })
    : '') +
  carbon(x, y) +
  carbon(x + GAP, y);
const STARTS = [
  [36, 170],
  [240, 205],
  [130, 330],
] as const;
/** Three molecules that join to a chain in the middle. */
const join = (progress: number): readonly Part[] =>
  STARTS.map(([x, y], index) => {
    const opened = Math.max(0, (progress - 0.3) / 0.7);
    const toX = 36 + (index === 0 ? 0 : index === 1 ? 2 : 1) * 2 * GAP;
    return unit(x + (toX - x) * progress, y + (230 - y) * progress, opened);
  });

/** Addition polymerisation of ethene. */
export const short: Short = {
  scenes: [
    {
      title: 'From a gas to a plastic bag',
      steps: [
        {
          say: 'Ethene has a double bond between its two carbon atoms.',
          shows: [briefly(fade(unit(151, 230, 0)))],
        },
        {
          say: 'Many such molecules are called monomers.',
          shows: [briefly(fade(...join(0)))],
          seconds: 4,
        },
        {
          say: 'Under pressure, and with a catalyst, the second bond opens and joins the next molecule.',
          shows: [moving(3.4, join)],
        },
        {
          say: 'Thousands of them make one long chain: poly(ethene).',
          shows: [fade(text([180, 330], '… and so on, on both sides', { size: 18, colour: 'orange' }))],
        },
      ],
    },
    {
      title: 'Write it in short',
      steps: [
        {
          say: 'Draw one unit in brackets, with bonds that cross them, and n outside.',
          shows: [fade(formula([180, 180], String.raw`n\,\mathrm{C_2H_4} \to [\mathrm{CH_2{-}CH_2}]_n`, { size: 24 }))],
        },
        {
          say: 'In the unit, the double bond has become single. Nothing is lost.',
          shows: [fade(text([180, 250], 'one product only: addition', { size: 20, bold: true }))],
        },
        {
          say: 'Without double bonds, the polymer does not decolourise bromine water.',
          shows: [
            after(0.4, fade(text([180, 320], 'ethene: orange → colourless', { size: 18, colour: 'orange' }))),
            after(1.2, fade(text([180, 355], 'poly(ethene): stays orange', { size: 18, colour: 'muted' }))),
          ],
        },
      ],
    },
  ],
};
