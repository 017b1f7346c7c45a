import { Popover } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './hover-popover.module.css';

/** How long a pointer has to rest before something shows, and to be away before it goes, in milliseconds. */
export type Delays = { readonly showMs: number; readonly hideMs: number };

type Props = {
  readonly delays: Delays;
  /** The button it belongs to. It opens at once by click, Enter and touch. */
  readonly trigger: ReactNode;
  /** Read out as the name of what opens. */
  readonly label: string;
  readonly children: ReactNode;
};

/** More about something, shown while the pointer is on it or on what is shown, and by key and touch. */
export function HoverPopover({ delays, trigger, label, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Somebody who pressed wants to read it, and is led there and back; a pointer that rests leaves the focus alone. */
  const isPressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const soon = (open: boolean): void => {
    clearTimeout(timer.current);
    if (isOpen && isPressed.current) return;
    timer.current = setTimeout(
      () => {
        isPressed.current = false;
        setIsOpen(open);
      },
      open ? delays.showMs : delays.hideMs,
    );
  };
  const hover = {
    onPointerEnter: (event: React.PointerEvent) => event.pointerType === 'mouse' && soon(true),
    onPointerLeave: (event: React.PointerEvent) => event.pointerType === 'mouse' && soon(false),
  };
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(open) => {
        clearTimeout(timer.current);
        if (open) isPressed.current = true;
        setIsOpen(open);
      }}
    >
      <Popover.Trigger {...hover}>{trigger}</Popover.Trigger>
      <Popover.Content
        {...hover}
        aria-label={label}
        className={styles.popover}
        sideOffset={6}
        collisionPadding={12}
        onOpenAutoFocus={(event) => !isPressed.current && event.preventDefault()}
        onCloseAutoFocus={(event) => !isPressed.current && event.preventDefault()}
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}
