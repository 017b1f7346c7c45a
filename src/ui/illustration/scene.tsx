import type { ReactNode } from 'react';
import styles from './illustration.module.css';

/**
 * How a shape is drawn. Fills: `back`, `tint`, `accent`, `warm`, `solid`. Lines: `ink`, `dashed`, `rule` (a line of
 * text), `accentLine`, `warmLine`, and `cut`, which is drawn on a fill. `paper` has both.
 */
export type Tone =
  | 'back'
  | 'tint'
  | 'accent'
  | 'warm'
  | 'solid'
  | 'paper'
  | 'ink'
  | 'dashed'
  | 'rule'
  | 'accentLine'
  | 'warmLine'
  | 'cut';

/** The size of every scene, in pixels and in its own units, so that lines are as wide as intended. */
export const SCENE = { width: 200, height: 140 } as const;

type SceneProps = {
  /** Without the disc behind the objects. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
};

/** A scene of 200 × 140 units, hidden from screen readers: the text next to it says the same. */
export function Scene({ isBare = false, children }: SceneProps) {
  return (
    <svg
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      {...SCENE}
      className={styles.scene}
      aria-hidden="true"
      focusable="false"
    >
      {!isBare && <circle cx="100" cy="70" r="62" className={styles.back} />}
      {children}
    </svg>
  );
}

type ShapeProps = { readonly tone: Tone; readonly d: string };

/** One path. */
export const Shape = ({ tone, d }: ShapeProps) => <path className={styles[tone]} d={d} />;
