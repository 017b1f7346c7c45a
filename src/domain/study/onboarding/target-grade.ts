import type { Level } from '../../users/profile.schema.ts';

const GCSE = ['9', '8', '7', '6', '5', '4'] as const;
const A_LEVEL = ['A*', 'A', 'B', 'C', 'D', 'E'] as const;
const DEGREE = ['first', 'upperSecond', 'lowerSecond', 'third'] as const;
const ANY_SCALE = ['top', 'good', 'pass'] as const;

/** Every grade that a student can aim at. */
export const TARGET_GRADES = [...GCSE, ...A_LEVEL, ...DEGREE, ...ANY_SCALE] as const;
export type TargetGrade = (typeof TARGET_GRADES)[number];

/**
 * The grades of a level's examinations, best first: GCSE, A level, degree classes; otherwise, names that fit any scale.
 */
export const GRADES_OF: Readonly<Record<Level, readonly TargetGrade[]>> = {
  lowerSecondary: GCSE,
  upperSecondary: A_LEVEL,
  university: DEGREE,
  other: ANY_SCALE,
};
