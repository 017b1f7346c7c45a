/** The letter of the n-th choice, from 0: A to Z, then AA. The letters are ours; the bank's own ids are not shown. */
export const choiceLetter = (place: number): string => {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (place % 26));
  return place < 26 ? letter : `${choiceLetter(Math.floor(place / 26) - 1)}${letter}`;
};
