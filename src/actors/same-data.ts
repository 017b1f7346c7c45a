/** Whether two values say the same, as JSON would write them: for what is read anew and mostly is as it was. */
export const sameData = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
