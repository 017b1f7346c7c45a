import { type Component, component, junction, wire } from '../../drawing/circuit.ts';
import { type Figures, figure, type Part, type Point, text } from '../../drawing/figure.ts';
import { type Plot, plot } from '../../drawing/plot.ts';

/** A symbol with short wires and a letter below it. */
const symbol = (kind: Component, [x, y]: Point, letter: string): Part =>
  component(kind, [x - 70, y], [x + 70, y]) + text([x, y + 52], letter, { bold: true, size: 19 });

/** A small plane for a characteristic, with its letter below it. */
function characteristic(left: number, letter: string, curve: (plane: Plot) => Part): Part {
  const plane = plot({
    x: { from: -1, to: 1, title: '' },
    y: { from: -1, to: 1, title: '' },
    corner: [left, 46],
    width: 140,
    height: 200,
  });
  return [
    plane.axes,
    curve(plane),
    text([left + 88, 36], '*I*', { size: 16 }),
    text([left + 150, 166], '*V*', { size: 16 }),
    text([left + 70, 276], letter, { bold: true, size: 19 }),
  ].join('');
}

const lamp = (x: number): number => (0.75 * Math.tanh(2 * x)) / Math.tanh(2);

export const figures: Figures = {
  symbols: figure(
    560,
    320,
    symbol('lamp', [100, 80], 'A'),
    symbol('variable-resistor', [280, 80], 'B'),
    symbol('thermistor', [460, 80], 'C'),
    symbol('light-dependent-resistor', [100, 230], 'D'),
    symbol('fuse', [280, 230], 'E'),
    symbol('diode', [460, 230], 'F'),
  ),
  characteristics: figure(
    560,
    300,
    characteristic(20, 'A', (plane) => plane.graph((x) => 0.8 * x)),
    characteristic(205, 'B', (plane) => plane.graph(lamp)),
    characteristic(390, 'C', (plane) =>
      plane.smooth([
        [-0.95, 0],
        [0, 0],
        [0.42, 0],
        [0.5, 0.08],
        [0.58, 0.35],
        [0.68, 0.85],
      ]),
    ),
  ),
  series: figure(
    560,
    400,
    component('battery', [100, 80], [460, 80], '12 V'),
    component('ammeter', [460, 80], [460, 270]),
    component('resistor', [460, 270], [280, 270], '4 Ω', -30),
    component('resistor', [280, 270], [100, 270], '8 Ω', -30),
    wire([100, 270], [100, 80]),
    junction([260, 270]),
    junction([120, 270]),
    wire([260, 270], [260, 350]),
    component('voltmeter', [260, 350], [120, 350]),
    wire([120, 350], [120, 270]),
  ),
  parallel: figure(
    560,
    360,
    component('battery', [90, 80], [280, 80], '6 V'),
    component('ammeter', [280, 80], [470, 80], 'ammeter 1'),
    component('resistor', [90, 190], [280, 190], '3 Ω', 30),
    component('ammeter', [280, 190], [470, 190], 'ammeter 2'),
    component('resistor', [90, 300], [280, 300], '6 Ω', 30),
    component('ammeter', [280, 300], [470, 300], 'ammeter 3'),
    wire([90, 80], [90, 300]),
    wire([470, 80], [470, 300]),
    junction([90, 190]),
    junction([470, 190]),
  ),
  sensor: figure(
    560,
    360,
    component('battery', [110, 310], [110, 60], '', 40),
    wire([110, 60], [320, 60]),
    component('thermistor', [320, 60], [320, 185], 'thermistor', -72),
    component('resistor', [320, 185], [320, 310], 'resistor', -58),
    wire([320, 310], [110, 310]),
    junction([320, 185]),
    junction([320, 310]),
    wire([320, 185], [450, 185]),
    component('voltmeter', [450, 185], [450, 310]),
    wire([450, 310], [320, 310]),
  ),
};
