const KEY = 'paywall.place';

/** The address that required a plan. Stored for this tab, across reloads and the payment provider's page. */
export const paywallPlace = {
  remember: ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void =>
    sessionStorage.setItem(KEY, `${pathname}${search}`),
  /** Returns only addresses of the application. */
  read: (): string | null => {
    const place = sessionStorage.getItem(KEY);
    return place !== null && /^\/(?![/\\])/.test(place) ? place : null;
  },
  forget: (): void => sessionStorage.removeItem(KEY),
};
