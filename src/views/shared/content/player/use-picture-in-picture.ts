import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Windows that stay above all others and hold a page. https://wicg.github.io/document-picture-in-picture/ */
type InsetWindows = { readonly requestWindow: (size: { width: number; height: number }) => Promise<Window> };

export type Inset = {
  readonly isOn: boolean;
  /** Where in the small window the player is drawn; null where there is none, or the browser shows the film alone. */
  readonly place: HTMLElement | null;
  /** The browser shows the film alone: what it says has to come with it. */
  readonly isBare: boolean;
  /** @param from what the small window has its colours from */
  readonly toggle: (from: HTMLElement | null) => void;
};

/** As wide as a phone, with room for a row of controls under the picture. */
const SIZE = { width: 400, height: 300 } as const;

declare global {
  interface Window {
    readonly documentPictureInPicture?: InsetWindows;
  }
}

const windows = (): InsetWindows | null => window.documentPictureInPicture ?? null;

/** The film in a small window above all others: a page of ours where the browser has such, so that captions go along. */
export function useInset(element: HTMLMediaElement): Inset | undefined {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [isBare, setBare] = useState(false);
  useEffect(() => {
    const entered = () => setBare(true);
    const left = () => setBare(false);
    element.addEventListener('enterpictureinpicture', entered);
    element.addEventListener('leavepictureinpicture', left);
    return () => {
      element.removeEventListener('enterpictureinpicture', entered);
      element.removeEventListener('leavepictureinpicture', left);
    };
  }, [element]);
  // With the screen its window goes.
  useEffect(() => () => container?.ownerDocument.defaultView?.close(), [container]);

  if (!(element instanceof HTMLVideoElement)) return undefined;
  if (windows() === null && !document.pictureInPictureEnabled) return undefined;
  const open = async (from: HTMLElement | null): Promise<void> => {
    const view = await windows()?.requestWindow(SIZE);
    if (view === undefined) {
      if (element.readyState >= HTMLMediaElement.HAVE_METADATA) await element.requestPictureInPicture();
      return;
    }
    // At once: an element that is still in the window when it goes stops playing.
    view.addEventListener('pagehide', () => flushSync(() => setContainer(null)));
    setContainer(furnished(view.document, from));
  };
  const toggle = (from: HTMLElement | null): void => {
    if (container !== null) setContainer(null);
    else if (isBare) void document.exitPictureInPicture();
    else void open(from);
  };
  return { isOn: container !== null || isBare, place: container, isBare, toggle };
}

/** Gives an empty page the language, the styles and the colours of this one. */
function furnished(page: Document, from: HTMLElement | null): HTMLElement {
  for (const { name, value } of document.documentElement.attributes) page.documentElement.setAttribute(name, value);
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
    page.head.append(page.importNode(sheet, true));
  }
  page.title = document.title;
  let container = page.body;
  for (const colours of ['.radix-themes', '[data-hue]']) {
    const around = from?.closest<HTMLElement>(colours);
    if (!around) continue;
    const copy = page.importNode(around, false);
    container.append(copy);
    container = copy;
  }
  return container;
}
