import { molecule } from '../../drawing/chemistry/molecule.ts';
import { arrow, box, type Figures, figure, type Part, type Point, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

/** Words in a box around a centre. */
const card = ([x, y]: Point, width: number, words: string, strong = false): Part =>
  box([x - width / 2, y - 30], width, 60, { radius: 8, colour: strong ? 'blue' : 'muted', fill: 'pale' }) +
  text([x, y], words, { size: 16, bold: strong });

const gas = plot({
  x: { from: 0, to: 0.48, step: 0.06, title: 'mass of magnesium added / g' },
  y: { from: 0, to: 300, step: 60, title: 'volume of hydrogen / cm^{3}' },
  corner: [84, 30],
  width: 430,
  height: 250,
  grid: true,
});
const line = gas.lines([
  [0, 0],
  [0.24, 240],
  [0.46, 240],
]);
const spot = ([x, y]: Point, words: string): Part => text([x, y], words, { bold: true, size: 18, colour: 'orange' });

export const figures: Figures = {
  'mole-map': figure(
    580,
    380,
    card([290, 190], 130, 'amount *n*\nin mol', true),
    card([80, 190], 130, 'mass *m*\nin g'),
    card([500, 190], 140, 'number of\nparticles'),
    card([290, 40], 200, 'volume of a gas\nin dm^{3}'),
    card([290, 340], 220, 'volume of a solution\nin dm^{3}'),
    arrow([225, 182], [147, 182]),
    arrow([147, 200], [225, 200]),
    text([186, 160], '× *M*', { size: 16 }),
    text([186, 222], '÷ *M*', { size: 16 }),
    arrow([355, 182], [428, 182]),
    arrow([428, 200], [355, 200]),
    text([392, 148], '× 6.02\n× 10^{23}', { size: 16 }),
    text([392, 234], '÷ 6.02\n÷ 10^{23}', { size: 16 }),
    arrow([282, 160], [282, 72]),
    arrow([300, 72], [300, 160]),
    text([270, 116], '× 24', { size: 16, anchor: 'end' }),
    text([312, 116], '÷ 24', { size: 16, anchor: 'start' }),
    arrow([282, 220], [282, 308]),
    arrow([300, 308], [300, 220]),
    text([270, 264], '÷ *c*', { size: 16, anchor: 'end' }),
    text([312, 264], '× *c*', { size: 16, anchor: 'start' }),
  ),
  steps: figure(
    600,
    130,
    card([62, 80], 104, 'mass of A'),
    card([222, 80], 104, 'moles of A', true),
    card([382, 80], 104, 'moles of B', true),
    card([540, 80], 104, 'mass of B'),
    arrow([116, 80], [167, 80]),
    arrow([276, 80], [327, 80]),
    arrow([436, 80], [485, 80]),
    text([142, 28], '÷ *M*(A)', { size: 16 }),
    text([302, 28], '× ratio', { size: 16 }),
    text([462, 28], '× *M*(B)', { size: 16 }),
  ),
  limiting: figure(
    600,
    270,
    box([20, 40], 230, 200, { radius: 10, colour: 'muted' }),
    box([350, 40], 230, 200, { radius: 10, colour: 'muted' }),
    text([135, 22], 'before'),
    text([465, 22], 'after'),
    arrow([266, 140], [334, 140]),
    molecule('H2', [70, 80]),
    molecule('O2', [170, 75]),
    molecule('H2', [200, 130]),
    molecule('O2', [80, 140]),
    molecule('H2', [150, 175]),
    molecule('O2', [190, 215]),
    molecule('H2', [65, 205]),
    molecule('H2O', [405, 80]),
    molecule('H2O', [520, 85]),
    molecule('O2', [465, 140]),
    molecule('H2O', [410, 190]),
    molecule('H2O', [515, 195]),
  ),
  magnesium: figure(560, 350, gas.axes, line, gas.drop(0.24, 240)),
  'magnesium-places': figure(
    560,
    350,
    gas.axes,
    line,
    gas.point(0.09, 90),
    gas.point(0.24, 240),
    gas.point(0.4, 240),
    spot([gas.at(0.09, 90)[0] - 14, gas.at(0.09, 90)[1] - 14], 'P'),
    spot([gas.at(0.24, 240)[0], gas.at(0.24, 240)[1] - 20], 'Q'),
    spot([gas.at(0.4, 240)[0], gas.at(0.4, 240)[1] - 20], 'R'),
  ),
};
