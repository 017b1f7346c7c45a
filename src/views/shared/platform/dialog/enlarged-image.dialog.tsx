import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { App } from '#client/app.actors.ts';
import { closeOnBack } from '#client/platform/dialog/back-closes.ts';
import { dialogActor, openDialog } from '#client/platform/dialog/dialog.actor.ts';
import { richTextTexts } from '#texts/content/rich-text.texts.ts';
import { textsNow } from '#texts/current-language.ts';
import { EnlargedImage } from '#ui/enlarged-image/enlarged-image.tsx';
import type { EnlargeableImage } from '#ui/rich-text/enlarge-image.ts';

/** The applications in which an image is open. */
const OPEN = new WeakSet<App>();

/**
 * Shows an image large, until it is closed. While it is open, another call, such as from a double click, does nothing.
 */
export async function openEnlargedImage(app: App, image: EnlargeableImage): Promise<void> {
  if (OPEN.has(app)) return;
  OPEN.add(app);
  const answered = openDialog(app, {
    title: image.description === '' ? textsNow(richTextTexts).images.image : image.description,
    image: (onOutside) => <ImageOfScreen image={image} onOutside={onOutside} />,
  });
  const removeEntry = closeOnBack(window, () => dialogActor(app).send({ type: 'close.pressed' }));
  await answered;
  OPEN.delete(app);
  removeEntry();
}

/** The image, which closes if the screen changes by itself, such as when the time of an exam is up. */
function ImageOfScreen({ image, onOutside }: { readonly image: EnlargeableImage; readonly onOutside: () => void }) {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const leave = useEffectEvent(onOutside);
  useEffect(() => {
    if (pathname !== opened.current) leave();
  }, [pathname]);
  return <EnlargedImage image={image} onOutside={onOutside} />;
}
