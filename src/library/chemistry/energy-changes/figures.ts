import { beaker, leader } from '../../drawing/apparatus.ts';
import { energyProfile, profilePlaces } from '../../drawing/energy.ts';
import { arrow, box, circle, type Figures, figure, line, outline, path, text } from '../../drawing/figure.ts';
import { plot } from '../../drawing/plot.ts';

const EXO = { corner: [44, 50], width: 226, height: 230, reactants: 0.5, peak: 0.92, products: 0.16 } as const;
const ENDO = { corner: [344, 50], width: 226, height: 230, reactants: 0.2, peak: 0.92, products: 0.56 } as const;
const LARGE = { corner: [60, 40], width: 440, height: 270, reactants: 0.45, peak: 0.9, products: 0.22 } as const;
const [exo, endo, large] = [profilePlaces(EXO), profilePlaces(ENDO), profilePlaces(LARGE)];

const cooling = plot({
  x: { from: 0, to: 10, step: 1, title: 'time / min' },
  y: { from: 16, to: 36, step: 4, title: 'temperature / °C' },
  grid: true,
});

export const figures: Figures = {
  profiles: figure(
    600,
    340,
    text([157, 22], 'exothermic', { bold: true }),
    energyProfile(EXO),
    text([exo.reactants[0] + 4, exo.reactants[1] + 17], 'reactants', { size: 16 }),
    text([exo.products[0] - 8, exo.products[1] + 17], 'products', { size: 16 }),
    text([exo.activation[0] - 8, exo.activation[1] + 24], '*E*_{a}', { size: 16, colour: 'orange', anchor: 'end' }),
    text([exo.change[0] + 8, exo.change[1]], 'Δ*H*', { size: 16, colour: 'green', anchor: 'start' }),
    text([457, 22], 'endothermic', { bold: true }),
    energyProfile(ENDO),
    text([endo.reactants[0] + 4, endo.reactants[1] + 17], 'reactants', { size: 16 }),
    text([endo.products[0] + 2, endo.products[1] - 15], 'products', { size: 16 }),
    text([endo.activation[0] - 8, endo.activation[1] + 24], '*E*_{a}', { size: 16, colour: 'orange', anchor: 'end' }),
    text([endo.change[0] + 8, endo.change[1]], 'Δ*H*', { size: 16, colour: 'green', anchor: 'start' }),
  ),
  'profile-parts': figure(
    560,
    360,
    energyProfile(LARGE),
    circle([large.reactants[0], large.reactants[1] - 28], 18),
    text([large.reactants[0], large.reactants[1] - 28], 'A', { bold: true }),
    circle([large.activation[0] - 30, large.activation[1] + 28], 18),
    text([large.activation[0] - 30, large.activation[1] + 28], 'B', { bold: true }),
    circle([large.change[0] + 32, large.change[1]], 18),
    text([large.change[0] + 32, large.change[1]], 'C', { bold: true }),
    circle([large.products[0], large.products[1] + 28], 18),
    text([large.products[0], large.products[1] + 28], 'D', { bold: true }),
  ),
  calorimeter: figure(
    600,
    330,
    beaker([120, 290], 150, 190, 0),
    beaker([120, 284], 96, 150, 0.6),
    box([66, 124], 108, 12, { fill: 'pale' }),
    box([116, 36], 9, 210, { colour: 'ink', fill: 'pale', width: 1.5, radius: 4 }),
    circle([120.5, 246], 8, { colour: 'red', fill: 'full' }),
    leader([125, 60], [200, 40], 'thermometer'),
    leader([172, 129], [222, 112], 'lid'),
    leader([168, 180], [222, 172], 'polystyrene\ncup'),
    leader([160, 250], [222, 236], 'solution'),
    box([420, 100], 100, 100, { fill: 'none' }),
    box([421, 126], 98, 73, { colour: 'blue', fill: 'pale', width: 0 }),
    box([466, 40], 9, 130, { colour: 'ink', fill: 'pale', width: 1.5, radius: 4 }),
    circle([470.5, 170], 8, { colour: 'red', fill: 'full' }),
    outline('M470 248 C484 232 474 222 470 210 C466 222 456 232 470 248Z', { colour: 'orange', fill: 'pale' }),
    path(
      [
        [463, 250],
        [477, 250],
        [477, 264],
        [500, 274],
        [500, 306],
        [440, 306],
        [440, 274],
        [463, 264],
        [463, 250],
      ],
      { fill: 'pale' },
    ),
    leader([424, 112], [408, 70], 'metal can'),
    leader([440, 160], [408, 160], 'water'),
    leader([442, 290], [408, 290], 'spirit burner'),
  ),
  cooling: figure(
    560,
    370,
    cooling.axes,
    cooling.lines([
      [0, 20],
      [3, 20],
    ]),
    cooling.crosses([0, 1, 2, 3].map((time) => [time, 20] as const)),
    cooling.crosses([
      [4, 29],
      [5, 32],
      [6, 31.6],
      [7, 31.2],
      [8, 30.8],
      [9, 30.4],
      [10, 30],
    ]),
    cooling.lines([
      [5, 32],
      [10, 30],
    ]),
    cooling.lines(
      [
        [3, 32.8],
        [5, 32],
      ],
      { dashed: true },
    ),
    arrow(cooling.at(3, 20), cooling.at(3, 32.8), { colour: 'orange', arrow: 'both' }),
    cooling.label(3, 25.5, 'Δ*T*', { dx: -10, dy: 0, colour: 'orange', anchor: 'end' }),
    cooling.label(3, 32.8, '32.8 °C', { dx: -6, dy: -16, anchor: 'middle' }),
  ),
  bonds: figure(
    580,
    330,
    arrow([40, 310], [40, 20], { width: 1.8 }),
    text([22, 165], 'energy', { turned: 90, size: 16 }),
    line([70, 210], [210, 210], { width: 3, colour: 'blue' }),
    text([140, 232], 'H_{2} + Cl_{2}'),
    line([230, 60], [370, 60], { width: 3, colour: 'blue' }),
    text([300, 38], '2H + 2Cl (separate atoms)'),
    line([400, 265], [540, 265], { width: 3, colour: 'blue' }),
    text([470, 288], '2HCl'),
    arrow([250, 210], [250, 62], { colour: 'orange' }),
    line([210, 210], [400, 210], { colour: 'muted', width: 1.5, dashed: true }),
    text([242, 120], 'bonds broken:\n436 + 242 = 678 kJ', { anchor: 'end', size: 16, colour: 'orange' }),
    arrow([415, 60], [415, 263], { colour: 'green' }),
    line([370, 60], [430, 60], { colour: 'muted', width: 1.5, dashed: true }),
    text([425, 130], 'bonds made:\n2 × 431 = 862 kJ', { anchor: 'start', size: 16, colour: 'green' }),
    arrow([385, 210], [385, 263], { colour: 'ink' }),
    line([372, 265], [400, 265], { colour: 'muted', width: 1.5, dashed: true }),
    text([376, 240], 'Δ*H* = −184 kJ', { anchor: 'end', size: 16 }),
  ),
};
