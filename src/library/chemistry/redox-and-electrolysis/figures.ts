import { leader } from '../../drawing/apparatus.ts';
import { cellPlaces, electrolysisCell, movingIon } from '../../drawing/chemistry/electrolysis.ts';
import { dot, type Figures, figure, line, type Part, type Point, path, text } from '../../drawing/figure.ts';

const BASE: Point = [290, 320];
const places = cellPlaces(BASE);
const SMALL: Point = [200, 320];
const small = cellPlaces(SMALL);

const SERIES = [
  'potassium',
  'sodium',
  'lithium',
  'calcium',
  'magnesium',
  'aluminium',
  '(carbon)',
  'zinc',
  'iron',
  'lead',
  '(hydrogen)',
  'copper',
  'silver',
  'gold',
];
const rowAt = (row: number): number => 26 + row * 26;
/** A bracket beside rows of the series, with words. */
function beside(from: number, to: number, words: string): Part {
  const [top, bottom] = [rowAt(from) - 10, rowAt(to) + 10];
  return (
    path(
      [
        [292, top],
        [304, top],
        [304, bottom],
        [292, bottom],
      ],
      { colour: 'muted', width: 1.8 },
    ) + text([318, (top + bottom) / 2], words, { anchor: 'start' })
  );
}

const lead: Part = [movingIon([BASE[0] + 14, 245], 'Pb^{2+}', 1), movingIon([BASE[0] - 14, 280], 'Br^{−}', -1)].join(
  '',
);

export const figures: Figures = {
  series: figure(
    580,
    390,
    ...SERIES.map((name, row) =>
      text([180, rowAt(row)], name, {
        anchor: 'start',
        colour: name.startsWith('(') ? 'muted' : 'ink',
        bold: !name.startsWith('('),
      }),
    ),
    line([150, 372], [150, 22], { width: 2.5, arrow: 'end' }),
    text([128, 196], 'more reactive', { turned: 90 }),
    beside(0, 5, 'electrolysis of\na melted compound'),
    beside(7, 11, 'reduction of the oxide\nwith carbon'),
    beside(12, 13, 'found as elements'),
  ),
  melt: figure(
    580,
    350,
    electrolysisCell(BASE),
    lead,
    leader([places.anode[0] - 9, 190], [150, 150], 'anode (+)'),
    leader([places.cathode[0] + 9, 190], [436, 150], 'cathode (−)'),
    leader([places.supply[0], places.supply[1] + 12], [436, 100], 'power supply'),
    leader([places.liquid[0], places.liquid[1]], [436, 270], 'melted lead\nbromide'),
  ),
  'melt-parts': figure(
    440,
    350,
    electrolysisCell(SMALL),
    leader([small.anode[0] - 9, 190], [44, 180], 'A', true),
    leader([small.cathode[0] + 9, 200], [360, 170], 'B', true),
    leader([small.supply[0] + 14, small.supply[1] + 10], [360, 96], 'C', true),
    leader([small.liquid[0], small.liquid[1]], [360, 270], 'D', true),
  ),
  refining: figure(
    580,
    350,
    electrolysisCell(BASE, { thick: { anode: 40, cathode: 10 } }),
    movingIon([BASE[0] - 2, 250], 'Cu^{2+}', 1),
    ...Array.from({ length: 9 }, (_, index) =>
      dot([places.anode[0] - 24 + index * 6, 315 - (index % 2) * 5], 'muted', 3),
    ),
    leader([places.anode[0] - 20, 200], [146, 176], 'anode: impure\ncopper'),
    leader([places.anode[0] - 24, 314], [146, 300], 'sludge'),
    leader([places.cathode[0] + 5, 200], [436, 176], 'cathode: pure\ncopper'),
    leader([places.liquid[0], places.liquid[1] - 10], [436, 276], 'copper(II) sulfate\nsolution'),
  ),
};
