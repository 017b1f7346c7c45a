import { squareShort } from '../../mathematics/quadratic-equations/short.ts';

export const short = squareShort({
  areas: {
    title: 'Quadratische Ergänzung',
    rectangle: 'Zeichne x² + 8x als Flächen: ein Quadrat und ein Rechteck mit den Seiten x und 8.',
    half: 'Halbiere das Rechteck und lege eine Hälfte unter das Quadrat.',
    corner: 'Fast ein Quadrat. Die Ecke, die noch fehlt, hat den Flächeninhalt 4 mal 4: 16.',
    result: 'Also ist x² + 8x das große Quadrat ohne diese Ecke.',
  },
  equation: {
    title: 'Damit löst du eine Gleichung',
    replaced: 'Ersetze x² + 8x in der Gleichung.',
    moved: 'Bringe die Zahl auf die rechte Seite.',
    root: 'Ziehe die Wurzel. Denke an den negativen Fall, denn auch (−3)² ist 9.',
    solutions: 'Die beiden Lösungen sind −1 und −7.',
    solutionsFormula: String.raw`x = -1 \ \text{oder}\ x = -7`,
  },
});
