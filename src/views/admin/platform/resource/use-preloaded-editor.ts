import { type RefObject, useEffect } from 'react';
import type { ResourceName } from '#domain/platform/resources/registry.ts';
import { loadEditor } from '#ui/rich-editor/lazy-editor.tsx';

const isRich = (name: ResourceName): boolean => name === 'notes' || name === 'blog-post';

/**
 * Downloads the rich text editor when the pointer or focus is on a row that is edited with it, because the download
 * takes longer than a click.
 */
export function usePreloadedEditor(name: ResourceName, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (element === null || !isRich(name)) return undefined;
    const onPointed = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('a[href]') === null) return;
      stop();
      // A failed preload does no harm: clicking the link tries again and shows errors.
      loadEditor().catch((error: unknown) => console.debug('The editor could not be preloaded.', error));
    };
    const stop = (): void => {
      element.removeEventListener('pointerover', onPointed);
      element.removeEventListener('focusin', onPointed);
    };
    element.addEventListener('pointerover', onPointed);
    element.addEventListener('focusin', onPointed);
    return stop;
  }, [name, list]);
}
