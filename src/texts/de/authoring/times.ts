/** A number that was counted no further than to `most`. */
export const times = (count: number, most: number): string => (count >= most ? `${most} oder mehr` : String(count));
