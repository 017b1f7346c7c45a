import { lazy, Suspense } from 'react';
import type { IllustrationName } from './drawn-scene.tsx';
import styles from './illustration.module.css';

const Nothing = () => <></>;

/** Without the network, the space stays empty: the text next to it says the same. */
const DrawnScene = lazy(() => import('./drawn-scene.tsx').catch(() => ({ default: Nothing })));

/**
 * A scene by name. It is downloaded when it is first shown, and its space is reserved until then; prerendered pages have
 * it from the beginning.
 */
export const Illustration = ({ name }: { readonly name: IllustrationName }) => (
  <span className={styles.space} aria-hidden="true">
    <Suspense>
      <DrawnScene name={name} />
    </Suspense>
  </span>
);
