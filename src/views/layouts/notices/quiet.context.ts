import { createContext, useContext, useLayoutEffect } from 'react';

const QuietContext = createContext<(isQuiet: boolean) => void>(() => undefined);

export const QuietProvider = QuietContext.Provider;

/** While the calling screen is shown, the frame hides everything that leads elsewhere. */
export function useQuietFrame(): void {
  const setQuiet = useContext(QuietContext);
  useLayoutEffect(() => {
    setQuiet(true);
    return () => setQuiet(false);
  }, [setQuiet]);
}
