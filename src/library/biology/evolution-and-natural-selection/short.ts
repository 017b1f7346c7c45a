import { circle, type Part, type Point, text } from '../../drawing/figure.ts';
import { after, briefly, fade, running, type Short } from '../../drawing/short.ts';

const COUNT = 48;
const RESISTANT: readonly number[] = [13, 36];
const place = (index: number): Point => [54 + (index % 8) * 36, 150 + Math.floor(index / 8) * 42];
const bacterium = (index: number, isResistant: boolean, radius = 13): Part =>
  circle(
    place(index),
    radius,
    isResistant ? { colour: 'orange', fill: 'full', width: 0 } : { colour: 'blue', fill: 'pale', width: 2.5 },
  );
const all = (isHere: (index: number) => boolean, isResistant: (index: number) => boolean): Part =>
  Array.from({ length: COUNT }, (_, index) => index)
    .filter(isHere)
    .map((index) => bacterium(index, isResistant(index)))
    .join('');
const isMutant = (index: number): boolean => RESISTANT.includes(index);
/** Steps to the nearest resistant bacterium, sideways and up. */
const distance = (index: number): number =>
  Math.min(
    ...RESISTANT.map(
      (origin) => Math.abs((origin % 8) - (index % 8)) + Math.abs(Math.floor(origin / 8) - Math.floor(index / 8)),
    ),
  );

/** Natural selection: how a population of bacteria becomes resistant. */
export const short: Short = {
  scenes: [
    {
      title: 'How bacteria become resistant',
      steps: [
        {
          say: 'A population of bacteria. By chance, mutation has made two of them resistant.',
          shows: [briefly(fade(all(() => true, isMutant)))],
        },
        {
          say: 'The mutation came before the antibiotic. Nothing “wanted” it.',
          shows: [
            briefly(fade(all(() => true, isMutant))),
            briefly(fade(...RESISTANT.map((index) => circle(place(index), 20, { colour: 'orange', width: 3 })))),
          ],
        },
        {
          say: 'Now an antibiotic is taken. It kills the others, but not these two.',
          shows: [
            briefly(
              running(3.6, (progress) => [
                all((index) => isMutant(index) || ((index * 19) % COUNT) / COUNT >= progress * 1.1, isMutant),
              ]),
            ),
            briefly(fade(text([180, 424], 'antibiotic', { size: 20, bold: true, colour: 'green' }))),
          ],
        },
        {
          say: 'The survivors have no competitors left. They divide, and pass the gene on.',
          shows: [
            running(4.4, (progress) => [
              all(
                (index) => distance(index) <= progress * 8.2,
                () => true,
              ),
            ]),
          ],
        },
        {
          say: 'Soon the whole population is resistant, and the antibiotic is useless.',
          shows: [fade(text([180, 424], 'all resistant', { size: 20, bold: true, colour: 'orange' }))],
        },
      ],
    },
    {
      title: 'Say it in the right order',
      steps: [
        {
          say: 'Variation by mutation, survival of the resistant ones, reproduction, inheritance.',
          shows: [
            ...['1  Variation', '2  Survival', '3  Reproduction', '4  Inheritance'].map((words, index) =>
              after(index * 0.9, fade(text([90, 160 + index * 46], words, { size: 22, bold: true, anchor: 'start' }))),
            ),
          ],
        },
        {
          say: 'No single bacterium adapted. The population changed, over generations.',
          shows: [
            fade(
              text([180, 380], 'populations evolve,\nindividuals don’t', { size: 20, colour: 'orange', bold: true }),
            ),
          ],
        },
      ],
    },
  ],
};
