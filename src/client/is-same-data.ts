/** Whether two values are equal as JSON: for data that is read again and mostly unchanged. */
export const sameData = (first: unknown, second: unknown): boolean =>
  first === second || JSON.stringify(first) === JSON.stringify(second);
