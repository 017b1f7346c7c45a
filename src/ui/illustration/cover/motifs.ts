/** A drawing for a subject on a field of 120 × 120 units: lines, and solid dots. */
export type Motif = { readonly lines: string; readonly dots: string };

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** Axes and a curve through them. */
const mathematics: Motif = {
  lines: 'M22 98h76M34 106V22M40 40c8 62 36 62 44-8M92 92l6 6-6 6M28 28l6-6 6 6',
  dots: dot(45, 66, 5) + dot(82, 45, 5),
};

/** A particle and what circles it. */
const physics: Motif = {
  lines:
    'M20 60a40 16 0 1 0 80 0a40 16 0 1 0-80 0M40 25.400a40 16 60 1 0 40 69.200a40 16 60 1 0-40-69.200M80 25.400a40 16 120 1 0-40 69.200a40 16 120 1 0 40-69.200',
  dots: dot(60, 60, 7) + dot(97, 54, 5),
};

/** A flask. */
const chemistry: Motif = {
  lines: 'M48 22h24M53 22v30L30 92a8 8 0 0 0 7 12h46a8 8 0 0 0 7-12L67 52V22M39 76c10-6 18 6 28 1 6-3 10-3 14-1',
  dots: dot(56, 90, 4) + dot(70, 86, 3) + dot(84, 38, 4) + dot(80, 24, 3),
};

/** A leaf. */
const biology: Motif = {
  lines: 'M28 98C20 58 42 26 98 22c4 52-24 80-66 72M24 106c10-26 28-46 52-60M50 66V48M44 78h22M62 56h18',
  dots: '',
};

/** Supply and demand. */
const economics: Motif = {
  lines: 'M26 18v82h78M36 32c10 30 26 46 58 52M36 88c28-8 46-24 56-54M63 66H28M63 66v32',
  dots: dot(63, 66, 6),
};

/** Columns of a text, and a mark. */
const language: Motif = {
  lines:
    'M24 34c12-4 24-3 36 4 12-7 24-8 36-4v58c-12-4-24-3-36 4-12-7-24-8-36-4zM60 38v58M36 52c5-1 9 0 13 1M36 66c5-1 9 0 13 1M71 53c4-1 8-2 13-1M71 67c4-1 8-2 13-1',
  dots: '',
};

/** A column. */
const history: Motif = {
  lines: 'M26 40h68L60 22zM32 48h56M40 50v40M53 50v40M67 50v40M80 50v40M28 92h64M24 102h72',
  dots: '',
};

/** A globe. */
const geography: Motif = {
  lines: 'M22 60a38 38 0 1 0 76 0a38 38 0 1 0-76 0M60 22c-22 22-22 54 0 76M60 22c22 22 22 54 0 76M26 46h68M26 74h68',
  dots: dot(74, 60, 5),
};

/** Brackets. */
const computing: Motif = {
  lines: 'M44 32L20 60l24 28M76 32l24 28-24 28M68 26L52 94',
  dots: '',
};

// cspell:disable
/** Beginnings of words in titles and slugs, in the languages of the content, and the motif that they stand for. */
const WORDS: readonly (readonly [RegExp, Motif])[] = [
  [/math|algebra|geometr|statisti/, mathematics],
  [/physic|physik|mechan/, physics],
  [/chem/, chemistry],
  [/biolog|ecolog|medic/, biology],
  [/econom|wirtschaft|business|account/, economics],
  [/histor|geschichte|politic|classic/, history],
  [/geograph|erdkunde|earth/, geography],
  [/comput|informatik|programming|technolog/, computing],
  [/english|german|deutsch|french|spanish|latin|language|literature|sprache/, language],
];
// cspell:enable

/**
 * The drawing of a subject, or null if its name is none of the known ones.
 * @param slug such as `physics` or `physics-a-level`
 */
export const motifOf = (slug: string): Motif | null => WORDS.find(([word]) => word.test(slug))?.[1] ?? null;
