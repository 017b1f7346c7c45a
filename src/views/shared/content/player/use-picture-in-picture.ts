import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Always-on-top windows with a page of their own. https://wicg.github.io/document-picture-in-picture/ */
type InsetWindows = { readonly requestWindow: (size: { width: number; height: number }) => Promise<Window> };

export type Inset = {
  readonly isOn: boolean;
  /**
   * The element of the small window in which the player is rendered; null if there is none, or with native
   * picture-in-picture.
   */
  readonly container: HTMLElement | null;
  /** Native picture-in-picture: captions have to be part of the video. */
  readonly isBare: boolean;
  /** @param from the element whose colours the small window uses */
  readonly toggle: (from: HTMLElement | null) => void;
};

/** As wide as a phone, with room for a row of controls below the video. */
const SIZE = { width: 400, height: 300 } as const;

declare global {
  interface Window {
    readonly documentPictureInPicture?: InsetWindows;
  }
}

const windows = (): InsetWindows | null => window.documentPictureInPicture ?? null;

/**
 * The video in a small window above all others: a page of our own if the browser supports it, so that captions are
 * included.
 */
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
  // The window closes with its screen.
  useEffect(() => () => container?.ownerDocument.defaultView?.close(), [container]);

  if (!(element instanceof HTMLVideoElement)) return undefined;
  if (windows() === null && !document.pictureInPictureEnabled) return undefined;
  const open = async (from: HTMLElement | null): Promise<void> => {
    const view = await windows()?.requestWindow(SIZE);
    if (view === undefined) {
      if (element.readyState >= HTMLMediaElement.HAVE_METADATA) await element.requestPictureInPicture();
      return;
    }
    // At once: an element that is still in the window when it closes stops playing.
    view.addEventListener('pagehide', () => flushSync(() => setContainer(null)));
    setContainer(preparedPage(view.document, from));
  };
  const toggle = (from: HTMLElement | null): void => {
    if (container !== null) setContainer(null);
    else if (isBare) void document.exitPictureInPicture();
    else void open(from);
  };
  return { isOn: container !== null || isBare, container, isBare, toggle };
}

/** Copies language, styles and colours of this page into an empty one. */
function preparedPage(page: Document, from: HTMLElement | null): HTMLElement {
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
