import { type Part, text } from '../../drawing/figure.ts';
import { after, briefly, fade, type Short } from '../../drawing/short.ts';

const ROWS = [
  { name: 'Alpha', cloth: '6', wine: '3', y: 190 },
  { name: 'Beta', cloth: '2', wine: '2', y: 235 },
] as const;
const table: Part =
  text([170, 150], 'cloth', { size: 17, colour: 'muted' }) +
  text([270, 150], 'wine', { size: 17, colour: 'muted' }) +
  ROWS.map(
    ({ name, cloth, wine, y }) =>
      text([40, y], name, { size: 21, bold: true, anchor: 'start' }) +
      text([170, y], cloth, { size: 22 }) +
      text([270, y], wine, { size: 22 }),
  ).join('');
const caption = text([220, 275], 'units per worker and day', { size: 15, colour: 'muted' });
const cost = (y: number, words: string, colour: 'blue' | 'orange'): Part =>
  text([40, y], words, { size: 18, anchor: 'start', colour });

/** Comparative advantage. */
export const short: Short = {
  scenes: [
    {
      title: 'Worse at everything – why trade?',
      steps: [
        {
          say: 'In Alpha, a worker makes 6 units of cloth or 3 of wine a day. In Beta, 2 or 2.',
          shows: [fade(table, caption)],
        },
        {
          say: 'Alpha is better at both: it has the absolute advantage. Should it trade at all?',
          shows: [briefly(fade(text([180, 330], 'absolute advantage: Alpha, twice', { size: 18, bold: true })))],
        },
        {
          say: 'Ask what a unit of wine costs in cloth. In Alpha: 6 ÷ 3 = 2 units of cloth.',
          shows: [fade(cost(330, 'Alpha: 1 wine costs 2 cloth', 'blue'))],
        },
        {
          say: 'In Beta: 2 ÷ 2 = 1 unit of cloth. Wine has a lower opportunity cost there.',
          shows: [fade(cost(365, 'Beta: 1 wine costs 1 cloth', 'orange'))],
        },
        {
          say: 'So Beta has the comparative advantage in wine, and Alpha in cloth.',
          shows: [after(0.6, fade(text([180, 420], 'Beta: wine · Alpha: cloth', { size: 21, bold: true })))],
        },
      ],
    },
    {
      title: 'Both gain',
      steps: [
        {
          say: 'They agree on a price between 1 and 2: one unit of wine for 1.5 of cloth.',
          shows: [fade(text([180, 150], '1 wine  ↔  1.5 cloth', { size: 24, bold: true }))],
        },
        {
          say: 'Alpha now pays 1.5 for its wine, instead of 2.',
          shows: [fade(text([180, 225], 'Alpha: 1.5 instead of 2', { size: 20, colour: 'blue' }))],
          seconds: 4.8,
        },
        {
          say: 'Beta receives 1.5 for its wine, where at home it would get 1.',
          shows: [fade(text([180, 270], 'Beta: 1.5 instead of 1', { size: 20, colour: 'orange' }))],
        },
        {
          say: 'What counts is the opportunity cost, not who is better.',
          shows: [fade(text([180, 350], 'opportunity cost decides', { size: 20, bold: true }))],
        },
      ],
    },
  ],
};
