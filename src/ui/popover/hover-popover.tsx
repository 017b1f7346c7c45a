import { Popover } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './hover-popover.module.css';

/** Delays before showing and hiding, in milliseconds. */
export type Delays = { readonly showMs: number; readonly hideMs: number };

type Props = {
  readonly delays: Delays;
  /** The button it belongs to. It opens at once by click, Enter and touch. */
  readonly trigger: ReactNode;
  /** Accessible name of the popover. */
  readonly label: string;
  readonly children: ReactNode;
};

/** A popover that is shown while the pointer is on its button or on itself, and by key and touch. */
export function HoverPopover({ delays, trigger, label, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** After a click, the focus moves into the popover and back; hovering does not move the focus. */
  const isPressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setOpenAfterDelay = (open: boolean): void => {
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
    onPointerEnter: (event: React.PointerEvent) => event.pointerType === 'mouse' && setOpenAfterDelay(true),
    onPointerLeave: (event: React.PointerEvent) => event.pointerType === 'mouse' && setOpenAfterDelay(false),
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
