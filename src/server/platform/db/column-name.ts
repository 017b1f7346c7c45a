/** The column for a name in camel case: `exam_code` for `examCode`. */
export const columnNameOf = (name: string): string =>
  name
    .split('')
    .map((letter) => (letter === letter.toLowerCase() ? letter : `_${letter.toLowerCase()}`))
    .join('');
