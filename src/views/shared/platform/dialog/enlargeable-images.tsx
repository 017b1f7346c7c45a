import { type ReactNode, useCallback } from 'react';
import { useApp } from '#client/app.context.ts';
import { spoken } from '#texts/current-language.ts';
import { type EnlargeableImage, EnlargeImageContext } from '#ui/rich-text/enlarge-image.ts';

/** Texts whose images can be enlarged. What shows them is downloaded with the first one. */
export function EnlargeableImages({ children }: { readonly children: ReactNode }) {
  const app = useApp();
  const enlarge = useCallback(
    async (image: EnlargeableImage) => {
      const { openEnlargedImage } = await app.load(() => spoken(import('./enlarged-image.dialog.tsx')));
      await openEnlargedImage(app, image);
    },
    [app],
  );
  return <EnlargeImageContext value={enlarge}>{children}</EnlargeImageContext>;
}
