import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds between two attempts to download a chunk. */
const AGAIN_MS = 2000;

/**
 * A component that is downloaded on first use; null until then. Often it is needed because the network
 * has just failed: the page then stays as it is, and the download is retried until it succeeds.
 */
export function useLatePart(
  download: () => Promise<{ readonly default: ComponentType }>,
  isActive: boolean,
): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const isMissing = isActive && Part === null;
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      void download().then(
        (part) => setPart(() => part.default),
        () => {
          timer = setTimeout(load, AGAIN_MS);
        },
      );
    load();
    return () => clearTimeout(timer);
  }, [isMissing, download]);
  return Part;
}
