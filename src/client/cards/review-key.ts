/** The beginning of the storage keys of a user's review actions that the server has not acknowledged. */
export const reviewKeyPrefix = (userId: string): string => `lectern.review/${userId}/`;
