/** A key for elements that never move among their siblings, such as parts of a text: the index. */
export const positionKey = (index: number): string => `at ${index}`;
