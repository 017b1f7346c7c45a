/** Whether two values are equal as JSON: for data that is read again and mostly unchanged. */
export const sameData = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
