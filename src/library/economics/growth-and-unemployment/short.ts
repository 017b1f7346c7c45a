import { circle, type Part, type Point, text } from '../../drawing/figure.ts';
import { briefly, fade, formula, moving, type Short } from '../../drawing/short.ts';

const place = (index: number): Point => [45 + (index % 10) * 30, 135 + Math.floor(index / 10) * 22];
type Kind = 'employed' | 'unemployed' | 'outside';
const kindOf = (index: number): Kind => (index < 57 ? 'employed' : index < 60 ? 'unemployed' : 'outside');
const person = (index: number, kind: Kind): Part =>
  circle(
    place(index),
    8.5,
    {
      employed: { colour: 'blue', fill: 'full', width: 0 },
      unemployed: { colour: 'orange', fill: 'full', width: 0 },
      outside: { colour: 'muted', fill: 'pale', width: 1.5 },
    }[kind] satisfies { readonly colour: string; readonly fill: string; readonly width: number },
  );
const people = (kinds: (index: number) => Kind): Part =>
  Array.from({ length: 100 }, (_, index) => person(index, kinds(index))).join('');
const key = (y: number, words: string, colour: 'blue' | 'orange' | 'muted'): Part =>
  circle([50, y], 7, { colour, fill: colour === 'muted' ? 'pale' : 'full', width: 1.5 }) +
  text([66, y], words, { anchor: 'start', size: 17 });

/** The unemployment rate, and who is not counted. */
export const short: Short = {
  scenes: [
    {
      title: 'Who counts as unemployed?',
      steps: [
        {
          say: 'Here are 100 people of a town. 57 have a job.',
          shows: [
            fade(people((index) => (index < 57 ? 'employed' : 'outside'))),
            fade(key(376, '57 employed', 'blue')),
          ],
          seconds: 4.8,
        },
        {
          say: '3 have none, want one, and look for one: only they are unemployed.',
          shows: [moving(0.8, () => [people(kindOf)]), fade(key(404, '3 unemployed', 'orange'))],
        },
        {
          say: 'The other 40 are children, students, pensioners, or at home: not in the labour force.',
          shows: [fade(key(432, '40 outside the labour force', 'muted'))],
        },
        {
          say: 'The rate is 3 of the labour force of 60, so 5 %. It is not 3 of 100.',
          shows: [fade(formula([180, 472], String.raw`\frac{3}{57 + 3} \times 100\,\% = 5\,\%`, { size: 21 }))],
        },
      ],
    },
    {
      title: 'A rate that misleads',
      steps: [
        {
          say: 'Suppose that one of the three gives up, and stops looking.',
          shows: [
            briefly(fade(people(kindOf))),
            moving(1.6, (progress) => [
              people((index) => (index === 59 && progress > 0.6 ? 'outside' : kindOf(index))),
            ]),
          ],
          seconds: 5,
        },
        {
          say: 'Now 2 of 59 are unemployed: 3.4 %. The rate falls, but nobody found a job.',
          shows: [fade(formula([180, 410], String.raw`\frac{2}{57 + 2} \times 100\,\% = 3.4\,\%`, { size: 21 }))],
        },
        {
          say: 'So look at the participation rate, too.',
          shows: [fade(text([180, 468], 'and the participation rate', { size: 18, bold: true }))],
          seconds: 4,
        },
      ],
    },
  ],
};
