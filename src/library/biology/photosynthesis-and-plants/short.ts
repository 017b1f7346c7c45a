import { type Part, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';
import { briefly, fade, formula, type Short, wipe } from '../../drawing/short.ts';

const rate = plot({
  x: { from: 0, to: 10, title: 'light intensity' },
  y: { from: 0, to: 10, title: 'rate of photosynthesis' },
  corner: [62, 132],
  width: 262,
  height: 250,
});
const curve =
  (top: number) =>
  (light: number): number =>
    top * (1 - Math.exp((-light * 2.6) / top));
const graph = (top: number, colour: 'green' | 'orange' | 'violet', from = 0, to = 10, width = 3.5): Part =>
  rate.graph(curve(top), { colour, width }, from, to);

/** Limiting factors of photosynthesis. */
export const short: Short = {
  scenes: [
    {
      title: 'What holds the plant back?',
      steps: [
        {
          say: 'Photosynthesis needs light, carbon dioxide, water, and the right temperature.',
          shows: [
            briefly(
              fade(
                formula([180, 200], String.raw`\mathrm{6\,CO_2 + 6\,H_2O}`, { size: 22 }),
                text([180, 250], '↓  light', { size: 22, colour: 'orange', bold: true }),
                formula([180, 300], String.raw`\mathrm{C_6H_{12}O_6 + 6\,O_2}`, { size: 22 }),
              ),
            ),
          ],
        },
        {
          say: 'More light, faster photosynthesis: here light is the limiting factor.',
          shows: [fade(rate.axes), briefly(wipe(graph(4.5, 'green', 0, 2.2, 6))), wipe(graph(4.5, 'green', 0, 2.2))],
        },
        {
          say: 'Then the curve becomes flat. More light no longer helps.',
          shows: [
            wipe(graph(4.5, 'green')),
            fade(rate.label(10, 4.5, 'little CO_{2}', { dx: -4, dy: -16, anchor: 'end', colour: 'green' })),
          ],
        },
        {
          say: 'Something else is now in short supply, such as carbon dioxide.',
          shows: [briefly(fade(graph(4.5, 'green', 5, 10, 7)))],
        },
        {
          say: 'With more carbon dioxide, the curve rises further, until the next limit.',
          shows: [
            wipe(graph(6.8, 'orange')),
            fade(rate.label(10, 6.6, 'more CO_{2}', { dx: -4, dy: -16, anchor: 'end', colour: 'orange' })),
          ],
        },
        {
          say: 'And if it is also warmer, further still. But enzymes denature if it is too hot.',
          shows: [
            wipe(graph(9.4, 'violet')),
            fade(rate.label(10, 8.8, 'and warmer', { dx: -4, dy: -16, anchor: 'end', colour: 'violet' })),
          ],
        },
        {
          say: 'In the exam: slope – the factor on the axis limits. Flat – another one does.',
          shows: [fade(text([190, 462], 'slope: this factor · flat: another', { size: 17, bold: true }))],
        },
      ],
    },
  ],
};
