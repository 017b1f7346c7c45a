import { type ReactNode, useCallback } from 'react';
import { useApp } from '#client/app.context.ts';
import { spoken } from '#texts/current-language.ts';
import { type EnlargeableImage, EnlargeImageContext } from '#ui/rich-text/enlarge-image.ts';

/** Makes the images in texts enlargeable. The code for this is downloaded with the first enlarged image. */
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
