import { circle, type Part, type Point, polar, text } from '../../drawing/figure.ts';
import { after, fade, formula, type Short } from '../../drawing/short.ts';

/** A nucleus as a cluster of protons and neutrons, not to scale. */
const nucleus = ([x, y]: Point, protons: number, neutrons: number): Part => {
  const count = protons + neutrons;
  return Array.from({ length: count }, (_, index) => {
    const at = polar([x, y], 4.3 * Math.sqrt(index + 0.4) * 1.35, index * 137.5);
    const isProton = Math.floor(((index + 1) * protons) / count) > Math.floor((index * protons) / count);
    return circle(
      at,
      5,
      isProton ? { colour: 'red', fill: 'full', width: 0 } : { colour: 'muted', fill: 'pale', width: 1.5 },
    );
  }).join('');
};
const atoms: Part = Array.from({ length: 4 }, (_, index) => {
  const x = 56 + index * 83;
  const isHeavy = index === 3;
  return (
    circle([x, 200], isHeavy ? 36 : 33, { colour: isHeavy ? 'orange' : 'blue', fill: 'pale', width: 2.5 }) +
    text([x, 200], isHeavy ? '37' : '35', { size: 22, bold: true, colour: isHeavy ? 'orange' : 'blue' })
  );
}).join('');

/** Isotopes, and why the relative atomic mass of chlorine is 35.5. */
export const short: Short = {
  scenes: [
    {
      title: 'Same element, different mass',
      steps: [
        {
          say: 'The number of protons decides the element. Chlorine always has 17.',
          shows: [fade(nucleus([96, 190], 17, 18)), fade(text([96, 262], '17 protons\n18 neutrons', { size: 17 }))],
        },
        {
          say: 'But some chlorine atoms have two more neutrons. They are isotopes.',
          shows: [fade(nucleus([264, 190], 17, 20)), fade(text([264, 262], '17 protons\n20 neutrons', { size: 17 }))],
        },
        {
          say: 'The mass number counts protons and neutrons: 35 and 37.',
          shows: [
            fade(formula([96, 330], String.raw`{}^{35}_{17}\mathrm{Cl}`, { size: 28 })),
            fade(formula([264, 330], String.raw`{}^{37}_{17}\mathrm{Cl}`, { size: 28 })),
          ],
        },
        {
          say: 'Their electrons are the same, so they react in the same way.',
          shows: [fade(text([180, 410], 'same electrons, same chemistry', { size: 18, bold: true }))],
          seconds: 5,
        },
      ],
    },
    {
      title: 'Why 35.5?',
      steps: [
        {
          say: 'Of all chlorine atoms, 75 % have the mass 35, and 25 % have 37.',
          shows: [fade(atoms)],
        },
        {
          say: 'The relative atomic mass is their mean, weighted by how common they are.',
          shows: [fade(formula([180, 300], String.raw`\frac{35 \times 75 + 37 \times 25}{100} = 35.5`, { size: 22 }))],
        },
        {
          say: 'It is nearer to 35, because 35 is more common. The middle, 36, would be wrong.',
          shows: [after(0.4, fade(text([180, 370], 'not (35 + 37) ÷ 2 = 36', { size: 19, colour: 'red' })))],
        },
        {
          say: 'No single atom has the mass 35.5. It is a mean of many.',
          shows: [],
          seconds: 4.6,
        },
      ],
    },
  ],
};
