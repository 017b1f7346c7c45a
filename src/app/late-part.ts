import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds between two tries to download a part. */
const AGAIN_MS = 2000;

/**
 * A part of the page that is downloaded when it is first wanted; null until then. Often it is wanted because the network
 * has just gone: the page then stays as it is, and the download is tried until it succeeds.
 */
export function useLatePart(
  download: () => Promise<{ readonly default: ComponentType }>,
  isWanted: boolean,
): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const isMissing = isWanted && Part === null;
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout>;
    const bring = () =>
      void download().then(
        (part) => setPart(() => part.default),
        () => {
          timer = setTimeout(bring, AGAIN_MS);
        },
      );
    bring();
    return () => clearTimeout(timer);
  }, [isMissing, download]);
  return Part;
}
