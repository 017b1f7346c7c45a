/** `npm run test:security` runs every case at full length; `npm test` runs what fits in a minute. */
export const IS_FULL_LENGTH = process.env.LECTERN_FULL_LENGTH === '1';

/** The size of a case: in `npm test`, and in `npm run test:security`. */
export const sizeOf = (quick: number, full: number): number => (IS_FULL_LENGTH ? full : quick);
