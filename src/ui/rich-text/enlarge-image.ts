import { createContext } from 'react';

/** An image to show large, with its natural size in CSS pixels. */
export type EnlargeableImage = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** May be empty. */
  readonly description: string;
};

/** Shows an image large. Null, the default: images of this part of the page can't be enlarged. */
export const EnlargeImageContext = createContext<((image: EnlargeableImage) => void | Promise<void>) | null>(null);

/** A smaller image is a symbol in the text, such as a circuit symbol, and readable as it is. */
const SYMBOL_MAX_PX = 120;

/** Whether an image is large enough (pixels) to be worth showing larger. */
export const isEnlargeable = ({ width, height }: Pick<EnlargeableImage, 'width' | 'height'>): boolean =>
  Math.max(width, height) > SYMBOL_MAX_PX;
