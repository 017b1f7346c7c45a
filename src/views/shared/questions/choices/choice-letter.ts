/** The letter of the n-th choice, from 0: A to Z, then AA. The letters are ours; the bank's own ids are not shown. */
export const choiceLetter = (index: number): string => {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % 26));
  return index < 26 ? letter : `${choiceLetter(Math.floor(index / 26) - 1)}${letter}`;
};
