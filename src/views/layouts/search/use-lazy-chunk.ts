import { type ComponentType, useEffect, useState } from 'react';
import { spoken } from '#texts/current-language.ts';

/** By then, the downloads for the first view of a screen are complete. */
const LATE_MS = 2_500;

type Download = () => Promise<{ readonly Component: ComponentType }>;

const here = new Map<Download, ComponentType>();

/**
 * A component that the first screen does not wait for; null until it is loaded. Without the network, the screen works
 * without it.
 */
export function useLatePart(download: Download): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(() => here.get(download) ?? null);
  useEffect(() => {
    if (here.has(download)) return;
    let isUnmounted = false;
    const timer = setTimeout(() => {
      spoken(download()).then(
        ({ Component }) => {
          here.set(download, Component);
          if (!isUnmounted) setPart(() => Component);
        },
        (cause: unknown) => console.warn('A part of the page could not be downloaded.', cause),
      );
    }, LATE_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [download]);
  return Part;
}
