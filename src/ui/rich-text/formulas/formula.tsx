import { createContext, use, useLayoutEffect, useMemo, useRef } from 'react';
import { makeOverflowFocusable } from '../reachable-overflow.ts';
import styles from '../rich-text.module.css';
import { canTypeset } from './formula.limits.ts';
import { useTypesetter } from './typesetter.loader.ts';

type Props = { readonly tex: string; readonly display: boolean };

const NearContext = createContext(true);

/** Whether the text is near the viewport: otherwise formulas are shown as source. */
export const NearProvider = NearContext.Provider;

/** A typeset formula; its source while it is not near the viewport, or if it cannot be typeset. */
export function Formula(formula: Props) {
  const isNear = use(NearContext);
  return isNear ? <TypesetFormula {...formula} /> : <PendingFormula {...formula} />;
}

/** The source of a formula in its text, for code that reads the text from the page. */
const placing = (display: boolean): 'display' | 'inline' => (display ? 'display' : 'inline');

function TypesetFormula({ tex, display }: Props) {
  const typeset = useTypesetter();
  const element = useRef<HTMLSpanElement>(null);
  const hasValidTex = useMemo(() => canTypeset(tex), [tex]);
  const nodes = useMemo(() => {
    if (typeset === null || !hasValidTex) return null;
    return typeset(tex, display);
  }, [typeset, hasValidTex, tex, display]);

  useLayoutEffect(() => {
    const box = element.current;
    if (nodes === null || box === null) return undefined;
    box.replaceChildren(nodes);
    // A formula wider than its line scrolls.
    return display ? makeOverflowFocusable(box) : undefined;
  }, [nodes, display]);

  if (nodes !== null) {
    return <span ref={element} data-formula={placing(display)} className={display ? styles.display : undefined} />;
  }
  if (typeset === null && hasValidTex) return <PendingFormula tex={tex} display={display} />;
  return (
    <code data-formula={placing(display)} className={styles.source}>
      {tex}
    </code>
  );
}

/** A formula that is not typeset yet. */
function PendingFormula({ tex, display }: Props) {
  return (
    <span data-formula={placing(display)} className={display ? styles.displayPending : styles.pending}>
      {tex}
    </span>
  );
}
