/** Under what the tab's own storage keeps where somebody wanted to go before signing in (`app/return-place.ts`). */
export const RETURN_KEY = 'return.place';
