/** A key for what never moves among its neighbours, such as the parts of a text: its place is its identity. */
export const placeKey = (place: number): string => `at ${place}`;
