import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './hint.module.css';
import type { Delays } from './hover-popover.tsx';

type Props = {
  readonly delays: Delays;
  /** A few words. Nothing essential, because touch screens cannot hover. */
  readonly text: string;
  /** Gets the id of the text, for `aria-describedby`. */
  readonly children: (describedBy: string) => ReactNode;
};

/** A tooltip of a control, while the pointer or the focus is on it. Escape closes it. */
export function Hint({ delays, text, children }: Props) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return undefined;
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setIsShown(false);
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [isShown]);

  const setOpenAfterDelay = (shown: boolean): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsShown(shown), shown ? delays.showMs : delays.hideMs);
  };
  const attended = {
    onPointerEnter: () => setOpenAfterDelay(true),
    onPointerLeave: () => setOpenAfterDelay(false),
    onFocus: () => setOpenAfterDelay(true),
    onBlur: () => setOpenAfterDelay(false),
  };
  return (
    <span className={styles.frame} {...attended}>
      {children(id)}
      <span id={id} role="tooltip" className={styles.hint} data-shown={isShown || undefined}>
        {text}
      </span>
    </span>
  );
}
