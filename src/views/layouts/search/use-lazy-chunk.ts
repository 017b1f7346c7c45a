import { type ComponentType, useEffect, useState } from 'react';
import { spoken } from '#texts/current-language.ts';

/** What a first look at a screen needs has long been downloaded by then. */
const LATE_MS = 2_500;

type Download = () => Promise<{ readonly Component: ComponentType }>;

const here = new Map<Download, ComponentType>();

/** A part that the first screen does not wait for; null until it is here. One without the network goes on without it. */
export function useLatePart(download: Download): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(() => here.get(download) ?? null);
  useEffect(() => {
    if (here.has(download)) return;
    let isGone = false;
    const timer = setTimeout(() => {
      spoken(download()).then(
        ({ Component }) => {
          here.set(download, Component);
          if (!isGone) setPart(() => Component);
        },
        (cause: unknown) => console.warn('A part of the page could not be downloaded.', cause),
      );
    }, LATE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [download]);
  return Part;
}
