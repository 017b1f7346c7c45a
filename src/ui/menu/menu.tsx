import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusWhenPainted } from '../focus/focus-when-painted.ts';
import { useClickOutside } from '../focus/use-click-outside.ts';
import { Glyph } from '../icon/glyph.tsx';
import styles from './menu.module.css';
import { entryToFocus } from './menu-keys.ts';

/** Attributes of a menu's button. */
export type MenuButtonProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'id' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick' | 'onKeyDown'
>;

type Props = {
  readonly button: (props: MenuButtonProps) => ReactNode;
  /** Where it opens: below its button, or above one at the bottom of the page. */
  readonly side?: 'below' | 'above';
  readonly children: ReactNode;
};

/** The end of the menu that keyboard users start from; with a pointer, the menu itself has the focus. */
type Entrance = 'pointer' | 'first' | 'last';

const ENTRIES = '[role^="menuitem"]';
const entryAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ENTRIES) : null;

/**
 * A button with a menu that is rendered next to it: opening renders only its entries. Arrows, Home, End
 * and first letters move through it; Escape, Tab, a click outside and every choice close it.
 */
export function Menu({ button, side = 'below', children }: Props) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [entrance, setEntrance] = useState<Entrance | null>(null);
  const isOpen = entrance !== null;
  const menuId = `${id}-menu`;

  /** Returns the focus to the button if it is in the menu. */
  const leave = (): void => {
    if (menu.current?.contains(document.activeElement)) document.getElementById(id)?.focus();
    setEntrance(null);
  };
  const entries = (): HTMLElement[] => [...(menu.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];

  useLayoutEffect(() => {
    if (entrance === null) return undefined;
    // Keyboard users may press the next key at once.
    if (entrance === 'pointer') return focusWhenPainted(() => menu.current);
    const all = [...(menu.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];
    all.at(entrance === 'first' ? 0 : -1)?.focus({ preventScroll: true });
    return undefined;
  }, [entrance]);

  useClickOutside(element, isOpen, () => setEntrance(null));

  const whenKeyed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = entryToFocus(event.key, entries(), document.activeElement);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div ref={element} className={styles.position}>
      {button({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? menuId : undefined,
        onClick: ({ detail }) => setEntrance(isOpen ? null : detail === 0 ? 'first' : 'pointer'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setEntrance(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {isOpen && (
        <div
          ref={menu}
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-labelledby={id}
          className={styles.menu}
          data-side={side}
          onKeyDown={whenKeyed}
          onPointerMove={({ target, pointerType }) => {
            const entry = entryAt(target);
            if (pointerType === 'mouse' && entry !== document.activeElement) entry?.focus({ preventScroll: true });
          }}
          onClick={({ target }) => {
            if (entryAt(target) !== null) leave();
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** Attributes of a link in a menu. */
export const MENU_LINK = { role: 'menuitem', tabIndex: -1, className: styles.entry } as const;

type EntryProps = { readonly onChoose: () => void; readonly children: ReactNode };

/** A menu entry that runs an action. */
export function MenuItem({ onChoose, children, ...more }: EntryProps & { readonly 'aria-keyshortcuts'?: string }) {
  return (
    <button type="button" {...MENU_LINK} {...more} onClick={onChoose}>
      {children}
    </button>
  );
}

/** A menu entry of a group in which one is selected. */
export function MenuChoice({
  isChosen,
  onChoose,
  children,
  ...more
}: EntryProps & { readonly isChosen: boolean; readonly lang?: string }) {
  return (
    <button type="button" {...MENU_LINK} {...more} role="menuitemradio" aria-checked={isChosen} onClick={onChoose}>
      {isChosen && (
        <span className={styles.mark}>
          <Glyph name="right" px={14} />
        </span>
      )}
      {children}
    </button>
  );
}

type GroupProps = { readonly label: string; readonly isTitled?: boolean; readonly children: ReactNode };

/** A group of menu entries, after a separator. `isTitled`: its label is visible. */
export function MenuGroup({ label, isTitled = false, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu must not contain a fieldset
    <div role="group" aria-label={label} className={styles.group}>
      {isTitled && (
        <div className={styles.title} aria-hidden="true">
          {label}
        </div>
      )}
      {children}
    </div>
  );
}
