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

const ENGLISH = {
  isotopes: {
    title: 'Same element, different mass',
    protons: 'The number of protons decides the element. Chlorine always has 17.',
    light: '17 protons\n18 neutrons',
    neutrons: 'But some chlorine atoms have two more neutrons. They are isotopes.',
    heavy: '17 protons\n20 neutrons',
    massNumbers: 'The mass number counts protons and neutrons: 35 and 37.',
    electrons: 'Their electrons are the same, so they react in the same way.',
    chemistry: 'same electrons, same chemistry',
  },
  mean: {
    title: 'Why 35.5?',
    abundances: 'Of all chlorine atoms, 75 % have the mass 35, and 25 % have 37.',
    weighted: 'The relative atomic mass is their mean, weighted by how common they are.',
    weightedFormula: String.raw`\frac{35 \times 75 + 37 \times 25}{100} = 35.5`,
    middle: 'It is nearer to 35, because 35 is more common. The middle, 36, would be wrong.',
    middleFormula: 'not (35 + 37) ÷ 2 = 36',
    noAtom: 'No single atom has the mass 35.5. It is a mean of many.',
  },
};

/** Isotopes, and why the relative atomic mass of chlorine is 35.5, with the words of one language. */
export const isotopesShort = ({ isotopes, mean }: typeof ENGLISH): Short => ({
  scenes: [
    {
      title: isotopes.title,
      steps: [
        {
          say: isotopes.protons,
          shows: [fade(nucleus([96, 190], 17, 18)), fade(text([96, 262], isotopes.light, { size: 17 }))],
        },
        {
          say: isotopes.neutrons,
          shows: [fade(nucleus([264, 190], 17, 20)), fade(text([264, 262], isotopes.heavy, { size: 17 }))],
        },
        {
          say: isotopes.massNumbers,
          shows: [
            fade(formula([96, 330], String.raw`{}^{35}_{17}\mathrm{Cl}`, { size: 28 })),
            fade(formula([264, 330], String.raw`{}^{37}_{17}\mathrm{Cl}`, { size: 28 })),
          ],
        },
        {
          say: isotopes.electrons,
          shows: [fade(text([180, 410], isotopes.chemistry, { size: 18, bold: true }))],
          seconds: 5,
        },
      ],
    },
    {
      title: mean.title,
      steps: [
        {
          say: mean.abundances,
          shows: [fade(atoms)],
        },
        {
          say: mean.weighted,
          shows: [fade(formula([180, 300], mean.weightedFormula, { size: 22 }))],
        },
        {
          say: mean.middle,
          shows: [after(0.4, fade(text([180, 370], mean.middleFormula, { size: 19, colour: 'red' })))],
        },
        {
          say: mean.noAtom,
          shows: [],
          seconds: 4.6,
        },
      ],
    },
  ],
});

export const short = isotopesShort(ENGLISH);
