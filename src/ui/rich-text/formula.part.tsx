import { useLayoutEffect, useMemo, useRef } from 'react';
import { isTypesettable } from './formula.limits.ts';
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
    if (nodes !== null) place.current?.replaceChildren(nodes);
  }, [nodes]);

  if (nodes !== null) return <span ref={place} className={display ? styles.display : undefined} />;
  if (typeset === null && typesettable) {
    return <span className={display ? styles.displayPending : styles.pending}>{tex}</span>;
  }
  return <code className={styles.source}>{tex}</code>;
}
