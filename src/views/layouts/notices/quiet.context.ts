import { createContext, useContext, useLayoutEffect } from 'react';

const QuietContext = createContext<(isQuiet: boolean) => void>(() => undefined);

export const QuietProvider = QuietContext.Provider;

/** While the screen that calls this is shown, the frame around it holds back everything that leads elsewhere. */
export function useQuietFrame(): void {
  const setQuiet = useContext(QuietContext);
  useLayoutEffect(() => {
    setQuiet(true);
    return () => setQuiet(false);
  }, [setQuiet]);
}
