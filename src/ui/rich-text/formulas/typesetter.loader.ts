import { startTransition, useEffect, useState } from 'react';

type Typeset = typeof import('./typesetter.ts')['typeset'];

let loaded: Typeset | null = null;
let loading: Promise<Typeset> | null = null;

/** The fonts of almost every formula: upright and italic letters. */
const FONTS = ['1em KaTeX_Main', 'italic 1em KaTeX_Math'];

/** Downloads the fonts before a formula needs them: a formula whose font arrives later is laid out twice. */
function loadFonts(): void {
  // A font that can't be loaded is replaced by the browser, and requested again by the formula.
  for (const font of FONTS) document.fonts?.load(font).catch(() => undefined);
}

/** Downloads the typesetter once; a failed download is retried by the next caller. */
export function loadTypesetter(): Promise<Typeset> {
  loading ??= import('./typesetter.ts').then(
    ({ typeset }) => {
      loaded = typeset;
      loadFonts();
      return typeset;
    },
    (cause: unknown) => {
      loading = null;
      throw cause;
    },
  );
  return loading;
}

/** The typesetter if it is loaded, otherwise null: nothing is downloaded. */
export const loadedTypesetter = (): Typeset | null => loaded;

/** The typesetter, at once if it is loaded; null while it is loading. */
export function useTypesetter(): Typeset | null {
  const [typeset, setTypeset] = useState<Typeset | null>(() => loaded);
  useEffect(() => {
    if (typeset !== null) return undefined;
    let isCurrent = true;
    loadTypesetter().then(
      // A page full of formulas is typeset in steps, so that input is handled between them.
      (ready) => isCurrent && startTransition(() => setTypeset(() => ready)),
      (cause: unknown) => console.warn('Mathematics could not be downloaded and is shown as its source.', cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [typeset]);
  return typeset;
}
