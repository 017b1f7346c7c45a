import { box, type Part, text } from '../../drawing/figure.ts';
import { after, fade, formula, moving, type Short } from '../../drawing/short.ts';

const LEVELS = [
  { name: 'grass', amount: '10 000 kg', width: 310, colour: 'green' },
  { name: 'rabbits', amount: '1000 kg', width: 96, colour: 'blue' },
  { name: 'foxes', amount: '100 kg', width: 30, colour: 'orange' },
] as const;
/** A level of the pyramid, which grows from its middle. */
const level = (index: number, progress: number): Part => {
  const entry = LEVELS[index];
  if (entry === undefined) return '';
  const width = Math.max(2, entry.width * progress);
  const y = 330 - index * 74;
  return (
    box([180 - width / 2, y], width, 60, { colour: entry.colour, fill: 'pale', width: 2.5 }) +
    (index === 0
      ? text([180, y + 30], `${entry.name}: ${entry.amount}`, { size: 16, bold: true, colour: entry.colour })
      : text([180 + entry.width / 2 + 10, y + 30], `${entry.name}: ${entry.amount}`, {
          size: 16,
          bold: true,
          colour: entry.colour,
          anchor: 'start',
        }))
  );
};
const grow = (index: number) => moving(1.4, (progress) => [level(index, progress)]);

/** Why food chains are short: what is lost from level to level. */
export const short: Short = {
  scenes: [
    {
      title: 'Why are there so few foxes?',
      steps: [
        { say: 'In a meadow, 10 000 kg of grass grow: the producers.', shows: [grow(0)], seconds: 4.8 },
        { say: 'They feed about 1000 kg of rabbits. Only 10 % is passed on.', shows: [grow(1)] },
        { say: 'And the rabbits feed about 100 kg of foxes: 10 % again.', shows: [grow(2)] },
        {
          say: 'So from grass to foxes, only 1 % is left. That is why food chains are short.',
          shows: [fade(formula([180, 440], String.raw`\frac{100}{10\,000} \times 100\,\% = 1\,\%`, { size: 22 }))],
        },
      ],
    },
    {
      title: 'Where do the other 90 % go?',
      steps: [
        {
          say: 'Rabbits respire: to move, and to stay warm. That energy ends up in the surroundings.',
          shows: [fade(text([60, 160], '1  respiration', { size: 21, bold: true, anchor: 'start' }))],
        },
        {
          say: 'Not everything that is eaten is digested. The rest leaves as faeces, or urine.',
          shows: [fade(text([60, 210], '2  faeces and urine', { size: 21, bold: true, anchor: 'start' }))],
        },
        {
          say: 'And not everything is eaten: roots, bones and fur remain for decomposers.',
          shows: [fade(text([60, 260], '3  parts not eaten', { size: 21, bold: true, anchor: 'start' }))],
        },
        {
          say: 'Materials are recycled. Energy is not: it comes from the Sun, again and again.',
          shows: [
            after(
              0.4,
              fade(
                text([180, 340], 'materials: recycled\nenergy: passes through', {
                  size: 20,
                  colour: 'orange',
                  bold: true,
                }),
              ),
            ),
          ],
        },
      ],
    },
  ],
};
