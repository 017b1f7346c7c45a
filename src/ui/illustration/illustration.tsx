import { lazy, Suspense } from 'react';
import type { IllustrationName } from './drawn-scene.tsx';
import styles from './illustration.module.css';

const Blank = () => <></>;

/** Without the network, the space stays empty: the text next to it says the same. */
const DrawnScene = lazy(() => import('./drawn-scene.tsx').catch(() => ({ default: Blank })));

type Props = {
  readonly name: IllustrationName;
  /** Above text that begins at the start of the line, with which its disc is aligned. */
  readonly isAtStart?: boolean;
};

/**
 * A scene by name. It is downloaded when it is first shown, and its space is reserved until then; prerendered pages have
 * it from the beginning.
 */
export const Illustration = ({ name, isAtStart = false }: Props) => (
  <span className={styles.space} data-at-start={isAtStart || undefined} aria-hidden="true">
    <Suspense>
      <DrawnScene name={name} />
    </Suspense>
  </span>
);
