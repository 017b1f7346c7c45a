import { useEffect, useRef } from 'react';
import styles from './player.module.css';

/** A place in the page for an element that the player owns. */
export function ElementSlot({ element, label }: { readonly element: HTMLMediaElement; readonly label: string }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.setAttribute('aria-label', label);
    slot.current?.append(element);
    return () => element.remove();
  }, [element, label]);
  return <div ref={slot} className={styles.slot} />;
}
