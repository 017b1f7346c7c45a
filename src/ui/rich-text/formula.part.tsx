import { createContext, use, useLayoutEffect, useMemo, useRef } from 'react';
import { isTypesettable } from './formula.limits.ts';
import { keepOverflowReachable } from './reachable-overflow.ts';
import styles from './rich-text.module.css';
import { useTypesetter } from './typesetter.loader.ts';

type Props = { readonly tex: string; readonly display: boolean };

const NearContext = createContext(true);

/** Whether somebody is near the text within: formulas wait as their source where nobody is. */
export const NearProvider = NearContext.Provider;

/** A formula typeset; its source while nobody is near, and for good where it cannot be typeset. */
export function Formula(formula: Props) {
  const isNear = use(NearContext);
  return isNear ? <TypesetFormula {...formula} /> : <PendingFormula {...formula} />;
}

/** How a formula stands in its text, for those who read the text out of the page. */
const placing = (display: boolean): 'display' | 'inline' => (display ? 'display' : 'inline');

function TypesetFormula({ tex, display }: Props) {
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

  if (nodes !== null) {
    return <span ref={place} data-formula={placing(display)} className={display ? styles.display : undefined} />;
  }
  if (typeset === null && typesettable) return <PendingFormula tex={tex} display={display} />;
  return (
    <code data-formula={placing(display)} className={styles.source}>
      {tex}
    </code>
  );
}

/** A formula that is on its way: nothing of it is worked out. */
function PendingFormula({ tex, display }: Props) {
  return (
    <span data-formula={placing(display)} className={display ? styles.displayPending : styles.pending}>
      {tex}
    </span>
  );
}
