const KEY = 'paywall.place';

/** The address that required a plan. Stored for this tab, across reloads and the payment provider's page. */
export const paywallReturn = {
  remember: ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void =>
    sessionStorage.setItem(KEY, `${pathname}${search}`),
  /** Returns only addresses of the application. */
  read: (): string | null => {
    const returnAddress = sessionStorage.getItem(KEY);
    return returnAddress !== null && /^\/(?![/\\])/.test(returnAddress) ? returnAddress : null;
  },
  forget: (): void => sessionStorage.removeItem(KEY),
};
