import { useLayoutEffect, useMemo, useRef } from 'react';
import { isTypesettable } from './formula.limits.ts';
import { keepOverflowReachable } from './reachable-overflow.ts';
import styles from './rich-text.module.css';
import { useTypesetter } from './typesetter.loader.ts';

/** A formula typeset; its source while the typesetter is on its way, and for good where it cannot be typeset. */
export function Formula({ tex, display }: { tex: string; display: boolean }) {
  const typeset = useTypesetter();
  const place = useRef<HTMLSpanElement>(null);
  const typesettable = useMemo(() => isTypesettable(tex), [tex]);
  const nodes = useMemo(() => {
    if (typeset === null || !typesettable) return null;
    return typeset(tex, display);
  }, [typeset, typesettable, tex, display]);

  useLayoutEffect(() => {
    const box = place.current;
    if (nodes === null || box === null) return undefined;
    box.replaceChildren(nodes);
    // A formula wider than its line scrolls.
    return display ? keepOverflowReachable(box) : undefined;
  }, [nodes, display]);

  if (nodes !== null) return <span ref={place} data-formula className={display ? styles.display : undefined} />;
  if (typeset === null && typesettable) {
    return (
      <span data-formula className={display ? styles.displayPending : styles.pending}>
        {tex}
      </span>
    );
  }
  return (
    <code data-formula className={styles.source}>
      {tex}
    </code>
  );
}
