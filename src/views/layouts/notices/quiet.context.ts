import { createContext, useContext, useLayoutEffect } from 'react';

const QuietContext = createContext<(isQuiet: boolean) => void>(() => undefined);

export const QuietProvider = QuietContext.Provider;

/** While the calling screen is shown, the layout hides all navigation. */
export function useQuietFrame(): void {
  const setQuiet = useContext(QuietContext);
  useLayoutEffect(() => {
    setQuiet(true);
    return () => setQuiet(false);
  }, [setQuiet]);
}
