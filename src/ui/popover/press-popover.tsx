import { Button } from '@radix-ui/themes';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { focusWhenPainted } from '../focus/focus-when-painted.ts';
import { useClickOutside } from '../focus/use-click-outside.ts';
import styles from './press-popover.module.css';

type Props = {
  /** Content of the button. */
  readonly children: ReactNode;
  /** Accessible name of the panel. */
  readonly label: string;
  readonly pane: () => ReactNode;
};

/**
 * A button with a panel of controls that is rendered next to it: opening renders only the panel. Tab moves
 * through it and on; Escape, and a click or focus outside, close it. On a phone the panel is as wide as the nearest
 * positioned ancestor.
 */
export function PressPopover({ children, label, pane }: Props) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useClickOutside(element, isOpen, () => setIsOpen(false));
  useLayoutEffect(() => (isOpen ? focusWhenPainted(() => shown.current) : undefined), [isOpen]);
  const whenKeyed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setIsOpen(false);
    document.getElementById(id)?.focus();
  };
  return (
    <div ref={element} className={styles.position}>
      <Button
        id={id}
        variant="soft"
        color="gray"
        size="3"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-pane` : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={whenKeyed}
      >
        {children}
      </Button>
      {isOpen && (
        <div
          ref={shown}
          id={`${id}-pane`}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={styles.pane}
          onKeyDown={whenKeyed}
        >
          {pane()}
        </div>
      )}
    </div>
  );
}
