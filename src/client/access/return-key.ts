/** Session storage key of the address to return to after sign-in (`app/navigation/return-to.ts`). */
export const RETURN_KEY = 'return.place';
