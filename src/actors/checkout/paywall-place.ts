const KEY = 'paywall.place';

/** Where a plan was missing. It outlives reloads and the way to the gateway, not the tab. */
export const paywallPlace = {
  remember: ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void =>
    sessionStorage.setItem(KEY, `${pathname}${search}`),
  /** Only an address of the application comes back out. */
  read: (): string | null => {
    const place = sessionStorage.getItem(KEY);
    return place !== null && /^\/(?![/\\])/.test(place) ? place : null;
  },
  forget: (): void => sessionStorage.removeItem(KEY),
};
