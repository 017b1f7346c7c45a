import { circle, dot, line, type Part, type Point, text } from '../figure.ts';

/** A positive or negative ion; the negative ones are larger. */
export function ion(centre: Point, sign: '+' | '−', name = ''): Part {
  const isPositive = sign === '+';
  return (
    circle(centre, isPositive ? 13 : 19, { colour: isPositive ? 'orange' : 'green', fill: 'pale' }) +
    text(centre, name === '' ? sign : name, { bold: true, size: name === '' ? 19 : 15 })
  );
}

/** Rows of positive and negative ions in turn, the upper left one at a point. */
export const ionRows = ([x, y]: Point, columns: number, rows: number, step = 40): Part =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return ion([x + column * step, y + row * step], (column + row) % 2 === 0 ? '+' : '−');
  }).join('');

/** A cube of 3 × 3 × 3 ions seen from the side, its front lower left ion at a point. */
export function ionCube([x, y]: Point, step = 74): Part {
  const at = (i: number, j: number, k: number): Point => [x + i * step + k * 34, y - j * step - k * 26];
  const cells = [2, 1, 0].flatMap((k) =>
    Array.from({ length: 9 }, (_, index) => [index % 3, Math.floor(index / 3), k] as const),
  );
  const edges = cells.flatMap(([i, j, k]) => {
    const next: readonly Point[] = [
      ...(i < 2 ? [at(i + 1, j, k)] : []),
      ...(j < 2 ? [at(i, j + 1, k)] : []),
      ...(k < 2 ? [at(i, j, k + 1)] : []),
    ];
    return next.map((end) => line(at(i, j, k), end, { colour: 'muted', width: 1.5 }));
  });
  const ions = cells.map(([i, j, k]) => {
    const isPositive = (i + j + k) % 2 === 0;
    return (
      circle(at(i, j, k), isPositive ? 10 : 15, { colour: isPositive ? 'orange' : 'green', fill: 'pale' }) +
      text(at(i, j, k), isPositive ? '+' : '−', { bold: true, size: 16 })
    );
  });
  return [...edges, ...ions].join('');
}

/** Rows of metal ions with delocalised electrons between them. */
export function metal([x, y]: Point, columns: number, rows: number, step = 52): Part {
  const ions = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const centre: Point = [x + column * step, y + row * step];
    return circle(centre, 17, { colour: 'orange', fill: 'pale' }) + text(centre, '+', { bold: true, size: 19 });
  });
  const electrons = Array.from({ length: (columns - 1) * (rows - 1) }, (_, index) => {
    const [column, row] = [index % (columns - 1), Math.floor(index / (columns - 1))];
    const wobble = ((column * 7 + row * 5) % 3) - 1;
    return dot([x + (column + 0.5) * step + wobble * 4, y + (row + 0.5) * step - wobble * 3], 'blue', 5);
  });
  return [...ions, ...electrons].join('');
}

/** Part of the structure of diamond: every atom inside has four bonds. The upper left atom is at a point. */
export function diamond([x, y]: Point, columns = 3, step = 76): Part {
  const bonds: Part[] = [];
  const atoms: Point[] = [];
  const bond = (from: Point, to: Point): void => {
    bonds.push(line(from, to, { width: 2.5 }));
    atoms.push(from, to);
  };
  for (let row = 0; row < 2; row += 1)
    for (let column = 0; column < columns - row; column += 1) {
      const centre: Point = [x + (column + row / 2) * step, y + 44 + row * 66];
      bond([centre[0], centre[1] - 44], centre);
      bond(centre, [centre[0] - step / 2, centre[1] + 22]);
      bond(centre, [centre[0] + step / 2, centre[1] + 22]);
      bond(centre, [centre[0] + 8, centre[1] + 40]);
    }
  return [...bonds, ...atoms.map((atom) => dot(atom, 'ink', 6.5))].join('');
}

/** Layers of hexagons as in graphite, seen from the side; the middle of the upper layer is at a point. */
export function graphite([x, y]: Point, layers = 3, apart = 74, side = 34): Part {
  const flat = ([px, py]: Point, layer: number): Point => [x + px + py * 0.55, y + py * 0.42 + layer * apart];
  const width = side * Math.sqrt(3);
  const centres: readonly Point[] = [
    [-width, -side * 0.75],
    [0, -side * 0.75],
    [width, -side * 0.75],
    [-width / 2, side * 0.75],
    [width / 2, side * 0.75],
  ];
  const corner = ([cx, cy]: Point, index: number): Point => [
    cx + side * Math.sin((index * Math.PI) / 3),
    cy + side * Math.cos((index * Math.PI) / 3),
  ];
  const drawn = Array.from({ length: layers }, (_, layer) => {
    const corners = centres.flatMap((centre) => Array.from({ length: 6 }, (_, index) => corner(centre, index)));
    const bonds = centres.flatMap((centre) =>
      Array.from({ length: 6 }, (_, index) =>
        line(flat(corner(centre, index), layer), flat(corner(centre, index + 1), layer), { width: 2.2 }),
      ),
    );
    return [...bonds, ...corners.map((each) => dot(flat(each, layer), 'ink', 5))].join('');
  });
  const links = Array.from({ length: layers - 1 }, (_, layer) =>
    [centres[0], centres[2]]
      .flatMap((centre) => (centre === undefined ? [] : [corner(centre, centre[0] < 0 ? 5 : 1)]))
      .map((each) => line(flat(each, layer), flat(each, layer + 1), { colour: 'muted', width: 1.5, dashed: true }))
      .join(''),
  );
  return [...links, ...drawn].join('');
}
