import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { Glyph } from '../icon/glyph.tsx';
import { customProperties } from '../theme/custom-properties.ts';
import styles from './dialog-frame.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** Width of the frame in em; never wider than the page. Null: it covers the window, dark, for an image. */
  readonly widthEm: number | null;
  readonly onClose: () => void;
  readonly onEscape: () => void;
  readonly onBackdrop: () => void;
  readonly children: ReactNode;
};

/** Text, with the editor's, and choices; not the tools of an editor. */
const FIRST_FIELD = 'input:not([type=file]), textarea, [role=textbox], select:not([role=toolbar] *)';

/** The element to return the focus to: the focused one, or the button of its menu, because menus close when used. */
function focusTarget(): HTMLElement | null {
  const focused = document.activeElement;
  const menuButton = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (menuButton !== null && menuButton !== undefined) return document.getElementById(menuButton);
  return focused instanceof HTMLElement ? focused : null;
}

/**
 * The frame of a dialog over the page: traps and restores the focus, and makes the rest inert. It does not close
 * itself, but reports what was pressed.
 */
export function DialogFrame({ isOpen, title, text, widthEm, onClose, onEscape, onBackdrop, children }: Props) {
  const t = useTexts(partsTexts);
  const previousFocus = useRef<HTMLElement | null>(null);
  const isImage = widthEm === null;
  const width = isImage ? {} : { style: customProperties({ '--dialog-width': `${widthEm}em` }) };
  return (
    <Dialog.Root open={isOpen}>
      <Dialog.Portal container={document.querySelector<HTMLElement>('.radix-themes')}>
        <Dialog.Overlay className={styles.overlay} data-image={isImage || undefined} />
        <Dialog.Content
          className={isImage ? styles.imageFrame : styles.frame}
          {...width}
          {...(text === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            previousFocus.current = focusTarget();
            // The focus goes to the input, so that users can type at once, not to the buttons before it.
            const { currentTarget: frame } = event;
            const field = frame instanceof HTMLElement ? frame.querySelector<HTMLElement>(FIRST_FIELD) : null;
            if (field === null) return;
            event.preventDefault();
            field.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // An image that is only partly visible must not scroll when it gets the focus again.
            previousFocus.current?.focus({ preventScroll: isImage });
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            // The first press closes an open list of a field: the dialog and what was entered stay.
            if (!isOpenList(event.target)) onEscape();
          }}
          onPointerDownOutside={(event) => {
            event.preventDefault();
            onBackdrop();
          }}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <button type="button" className={styles.close} aria-label={t.close} onClick={onClose}>
              <Glyph name="wrong" px={20} />
            </button>
          </div>
          {text !== undefined && (
            <Dialog.Description asChild>
              <div className={styles.text}>{text}</div>
            </Dialog.Description>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The buttons at the bottom of a dialog, the primary one last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

const isOpenList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');
