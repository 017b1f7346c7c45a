import { circle, type Part, type Point, polar, text } from '../../drawing/figure.ts';
import { after, briefly, fade, formula, moving, type Short } from '../../drawing/short.ts';

const SODIUM: Point = [92, 230];
const CHLORINE: Point = [262, 230];
const shells = (centre: Point, radii: readonly number[], symbol: string, colour: 'blue' | 'green'): Part =>
  radii.map((radius) => circle(centre, radius, { colour: 'muted', width: 1.8 })).join('') +
  circle(centre, 17, { colour, fill: 'pale', width: 2 }) +
  text(centre, symbol, { colour, size: 16, bold: true });
const electrons = (centre: Point, radius: number, angles: readonly number[], colour: 'blue' | 'green'): Part =>
  angles.map((angle) => circle(polar(centre, radius, angle), 5, { colour, fill: 'full', width: 0 })).join('');

const PAIRS = [84, 96, 174, 186, 264, 276];
const inner = (centre: Point, colour: 'blue' | 'green'): Part => electrons(centre, 29, [84, 96], colour);
const sodium =
  shells(SODIUM, [29, 46], 'Na', 'blue') + inner(SODIUM, 'blue') + electrons(SODIUM, 46, [...PAIRS, 6, -6], 'blue');
const sodiumShell = circle(SODIUM, 63, { colour: 'muted', width: 1.8 });
const chlorine =
  shells(CHLORINE, [29, 46, 63], 'Cl', 'green') +
  inner(CHLORINE, 'green') +
  electrons(CHLORINE, 46, [...PAIRS, 6, -6], 'green') +
  electrons(CHLORINE, 63, [84, 96, 264, 276, 6, -6, 174], 'green');
const FROM = polar(SODIUM, 63, 0);
const TO = polar(CHLORINE, 63, 186);
const outer = (progress: number): Part =>
  circle(
    [
      FROM[0] + (TO[0] - FROM[0]) * progress,
      FROM[1] + (TO[1] - FROM[1]) * progress - 26 * Math.sin(Math.PI * progress),
    ],
    5.5,
    {
      colour: 'blue',
      fill: 'full',
      width: 0,
    },
  );

const lattice: Part = Array.from({ length: 25 }, (_, index) => {
  const [column, row] = [index % 5, Math.floor(index / 5)];
  const isSodium = (column + row) % 2 === 0;
  const centre: Point = [84 + column * 48, 150 + row * 48];
  const colour = isSodium ? 'blue' : 'green';
  return (
    circle(centre, isSodium ? 18 : 25, { colour, fill: 'pale', width: 2 }) +
    text(centre, isSodium ? '+' : '−', { colour, size: 20, bold: true })
  );
}).join('');

/** An ionic bond, from the transfer of an electron to the lattice. */
export const short: Short = {
  scenes: [
    {
      title: 'How salt holds together',
      steps: [
        {
          say: 'Sodium has one electron in its outer shell, chlorine has seven.',
          shows: [
            fade(sodium, chlorine),
            briefly(fade(sodiumShell)),
            briefly(fade(outer(0))),
            fade(text([92, 322], '2, 8, 1', { colour: 'blue' }), text([262, 322], '2, 8, 7', { colour: 'green' })),
          ].map((motion, index) => (index === 3 ? briefly(motion) : motion)),
        },
        {
          say: 'The outer electron of sodium is transferred to chlorine.',
          shows: [moving(2.4, (progress) => [outer(progress)]), briefly(fade(sodiumShell))],
        },
        {
          say: 'Both now have a full outer shell, and both are charged: they are ions.',
          shows: [
            fade(
              text([92, 322], 'Na^{+}', { colour: 'blue', size: 22, bold: true }),
              text([262, 322], 'Cl^{−}', { colour: 'green', size: 22, bold: true }),
            ),
            after(1, fade(formula([180, 390], '\\mathrm{Na \\to Na^+ + e^-}', { size: 22 }))),
            after(1.6, fade(formula([180, 440], '\\mathrm{Cl + e^- \\to Cl^-}', { size: 22 }))),
          ],
        },
      ],
    },
    {
      title: 'A giant lattice, not molecules',
      steps: [
        {
          say: 'Opposite charges attract, in all directions. This is the ionic bond.',
          shows: [fade(lattice)],
        },
        {
          say: 'Each ion has neighbours of the opposite charge: a giant lattice.',
          shows: [],
        },
        {
          say: 'Much energy is needed to overcome the attraction, so salt melts only at 801 °C.',
          shows: [fade(text([180, 425], 'melting point 801 °C', { size: 20, bold: true }))],
        },
        {
          say: 'NaCl is a ratio of ions, one to one. There are no molecules of salt.',
          shows: [fade(text([180, 462], 'Na^{+} : Cl^{−} = 1 : 1', { size: 18 }))],
        },
      ],
    },
  ],
};
