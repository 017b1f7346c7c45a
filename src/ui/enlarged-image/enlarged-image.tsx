import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { richTextTexts } from '#texts/content/rich-text.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import type { EnlargeableImage } from '../rich-text/enlarge-image.ts';
import styles from './enlarged-image.module.css';
import { fittingScale, isLargerThanFit, pinchedScale } from './image-scale.ts';
import { usePinch } from './use-pinch.ts';

/** The white margin around the drawing, as in the style sheet. */
const PANEL_PX = 12;
/** The free space around the panel, as in the style sheet. */
const MARGIN_PX = 8;
/** A box that scrolls has to be focusable. */
const SCROLLS_BY_KEYBOARD = 0;

type Props = {
  readonly image: EnlargeableImage;
  /** Called when anything but the image was pressed. */
  readonly onOutside: () => void;
};

/** An image as large as fits, or in its natural size or larger, which scrolls in both directions. */
export function EnlargedImage({ image, onOutside }: Props) {
  const { images: t } = useTexts(richTextTexts);
  const area = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLImageElement>(null);
  const fit = useFit(area, image);
  /** Chosen by the user; null: as large as fits. */
  const [chosenScale, setChosenScale] = useState<number | null>(null);
  const isZoomed = chosenScale !== null && chosenScale > fit;
  const scale = isZoomed ? chosenScale : fit;
  const canZoom = isLargerThanFit(fit);

  /** Changes the size around a point, which stays where it is. */
  const scaleTo = (next: number | null, x: number, y: number): void => {
    const before = panel.current?.getBoundingClientRect();
    if (before === undefined || before.width === 0) return;
    flushSync(() => setChosenScale(next));
    const after = panel.current?.getBoundingClientRect();
    if (after === undefined) return;
    const byX = after.left + ((x - before.left) / before.width) * after.width - x;
    const byY = after.top + ((y - before.top) / before.height) * after.height - y;
    area.current?.scrollBy({ left: byX, top: byY, behavior: 'instant' });
  };
  const toggle = (x: number, y: number): void => scaleTo(isZoomed ? null : 1, x, y);
  const press = ({ target, detail, clientX, clientY }: MouseEvent): void => {
    // The second click of a double click was meant for the image on the page, or has been handled already.
    if (detail > 1 || (target instanceof Element && target.closest('button') !== null)) return;
    if (target !== panel.current) onOutside();
    else if (canZoom || isZoomed) toggle(clientX, clientY);
  };
  usePinch(
    area,
    ({ factor, x, y }) => scaleTo(pinchedScale(scale, factor, fit), x, y),
    (byX, byY) => area.current?.scrollBy({ left: -byX, top: -byY, behavior: 'instant' }),
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button below and Escape do the same by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: a press outside only closes the dialog, as Escape does
    <div className={styles.view} onClick={press}>
      {/* biome-ignore lint/a11y/useSemanticElements: a scrollable box is no landmark */}
      <div
        ref={area}
        role="group"
        aria-label={image.description === '' ? t.image : image.description}
        className={styles.area}
        // The scroll directions of the image do not depend on the direction of the text.
        dir="ltr"
        {...(isZoomed && { tabIndex: SCROLLS_BY_KEYBOARD })}
      >
        <img
          ref={panel}
          className={styles.panel}
          src={image.url}
          alt={image.description}
          width={Math.round(image.width * scale)}
          height={Math.round(image.height * scale)}
          data-zoom={isZoomed ? 'out' : canZoom ? 'in' : undefined}
          draggable={false}
        />
      </div>
      {(canZoom || isZoomed) && (
        <button
          type="button"
          className={styles.size}
          onClick={() => {
            const { left = 0, top = 0, width = 0, height = 0 } = area.current?.getBoundingClientRect() ?? {};
            toggle(left + width / 2, top + height / 2);
          }}
        >
          {isZoomed ? t.fitToScreen : t.actualSize}
        </button>
      )}
    </div>
  );
}

/**
 * The scale at which the image fits into an element, also after the size of the window has changed, such as when a
 * phone is rotated.
 */
function useFit(area: React.RefObject<HTMLElement | null>, { width, height }: EnlargeableImage): number {
  const [fit, setFit] = useState(0);
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const around = 2 * (PANEL_PX + MARGIN_PX);
    const measure = (): void => {
      // Including its scroll bars, so that the scale does not depend on whether a larger image is shown.
      const room = { width: element.offsetWidth - around, height: element.offsetHeight - around };
      setFit(fittingScale({ width, height }, room));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area, width, height]);
  return fit;
}
