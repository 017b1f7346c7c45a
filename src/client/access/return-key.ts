/** Session storage key of the address to return to after sign-in (`app/navigation/return-to.ts`). */
export const RETURN_KEY = 'return.place';

/** Stores the address to return to. */
export const rememberAddress = (
  storage: Pick<Storage, 'setItem'>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): void => storage.setItem(RETURN_KEY, `${pathname}${search}`);
