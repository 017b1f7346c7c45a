import { type RefObject, useEffect } from 'react';
import type { ResourceName } from '#domain/resources/registry.ts';
import { loadEditor } from '#ui/rich-editor/lazy-editor.tsx';

const writings = () => import('../writing/writings.view.tsx');
const withEditor = () => Promise.all([writings(), loadEditor()]);

/** Forms that are more than the list has brought along. */
const PARTS: { readonly [Name in ResourceName]?: () => Promise<unknown> } = {
  notes: withEditor,
  'blog-post': withEditor,
  audio: writings,
  video: writings,
  'flash-card': writings,
  'flash-card-deck': writings,
};

/**
 * Downloads the form of a record as soon as its row is pointed at or focused: an author opens one after another, and
 * the editor takes longer to arrive than a press lasts.
 */
export function usePartsAhead(name: ResourceName, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    const parts = PARTS[name];
    if (element === null || parts === undefined) return undefined;
    const onPointed = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('a[href]') === null) return;
      stop();
      // A guess that fails costs nobody anything: the press on the link tries again, and tells.
      parts().catch((error: unknown) => console.debug('Not downloaded ahead:', error));
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
