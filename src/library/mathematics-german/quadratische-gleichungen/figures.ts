import { quadraticFigures } from '../../mathematics/quadratic-equations/figures.ts';

export const figures = quadraticFigures({
  root: 'Nullstelle',
  turningPoint: 'Scheitelpunkt (2 | −1)',
  intercept: '*y*-Achsenabschnitt 3',
  symmetry: 'Symmetrieachse',
  discriminant: 'D',
  twoRoots: 'zwei Nullstellen',
  oneRoot: 'eine Nullstelle',
  noRoot: 'keine Nullstelle',
  area: 'Fläche 84 m^{2}',
});
