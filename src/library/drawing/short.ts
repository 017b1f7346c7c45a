import type { Part, Point } from './figure.ts';

/*
 * Shorts: animated drawings with captions, 30 to 60 seconds long. A short is drawn on a canvas of 360 × 640 pixels, the
 * size of a phone, with the functions of the drawing kit. Its lowest quarter is left free for the captions.
 */

/** Size of the canvas. */
export const CANVAS = { width: 360, height: 640, captionsFrom: 505 } as const;

/** Something that appears while a caption is shown, and remains until the scene ends. */
export type Motion = {
  /** Seconds from the start of the step. */
  readonly delay: number;
  readonly seconds: number;
  /** When it disappears: seconds from the start of the step, or `step` for the end of the step; null: with the scene. */
  readonly until: number | 'step' | null;
  /** What is drawn; progress from 0 to 1. */
  readonly frame: (progress: number) => Part;
};

/** One caption, and what appears with it. */
export type Step = {
  /** A sentence of at most 100 characters. */
  readonly say: string;
  readonly shows: readonly Motion[];
  /** Left out: as long as the sentence takes to read. */
  readonly seconds?: number;
};

/** Steps on one canvas below one heading. */
export type Scene = { readonly title: string; readonly steps: readonly Step[] };
export type Short = { readonly scenes: readonly Scene[] };

const FADE_S = 0.4;
const WIPE_S = 1.2;
const FORMULA_HEIGHT = 90;

const lasting = (seconds: number, frame: Motion['frame']): Motion => ({ delay: 0, seconds, until: null, frame });
const eased = (progress: number): number => progress * progress * (3 - 2 * progress);

/** Parts that become visible. */
export const fade = (...parts: readonly Part[]): Motion =>
  lasting(FADE_S, (progress) => (progress === 1 ? parts.join('') : `<g opacity="${progress}">${parts.join('')}</g>`));

/** Parts that are revealed from left to right, such as a graph. */
export const wipe = (...parts: readonly Part[]): Motion =>
  lasting(WIPE_S, (progress) =>
    progress === 1
      ? parts.join('')
      : `<g style="clip-path:inset(0 ${Math.round((1 - eased(progress)) * 1000) / 10}% 0 0);transform-box:view-box">${parts.join('')}</g>`,
  );

/** Parts that move: drawn from the progress from 0 to 1, which starts and ends slowly. */
export const moving = (seconds: number, draw: (progress: number) => readonly Part[]): Motion =>
  lasting(seconds, (progress) => draw(eased(progress)).join(''));

/** Parts that move at a constant rate, such as a wave. */
export const running = (seconds: number, draw: (progress: number) => readonly Part[]): Motion =>
  lasting(seconds, (progress) => draw(progress).join(''));

/** A motion that starts some seconds after its caption. */
export const after = (delay: number, later: Motion): Motion => ({ ...later, delay: later.delay + delay });

/** A motion whose parts disappear with its caption, or some seconds after the start of the caption. */
export const briefly = (motion: Motion, until: number | 'step' = 'step'): Motion => ({ ...motion, until });

const escaped = (tex: string): string =>
  tex.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A KaTeX formula, centred on a point. */
export const formula = ([x, y]: Point, tex: string, { size = 24 }: { readonly size?: number } = {}): Part =>
  `<foreignObject x="${x - CANVAS.width / 2}" y="${y - FORMULA_HEIGHT / 2}" width="${CANVAS.width}" height="${FORMULA_HEIGHT}"><div xmlns="http://www.w3.org/1999/xhtml" class="formula" style="font-size:${size}px" data-tex="${escaped(tex)}"></div></foreignObject>`;
