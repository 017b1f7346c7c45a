import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ownEntry } from '#domain/platform/own-entry.ts';

type Step = readonly [direction: 'forward' | 'backward', unit: 'word' | 'line'];

const STEPS = {
  ArrowRight: ['forward', 'word'],
  ArrowLeft: ['backward', 'word'],
  ArrowDown: ['forward', 'line'],
  ArrowUp: ['backward', 'line'],
} as const satisfies Readonly<Record<string, Step>>;
const MIRRORED = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' } as const;
const BLOCKS = 'p, li, td, h2, h3, h4';

/** The first visible words, below the sticky header. */
function firstOnWindow(article: HTMLElement, head: number): Element | undefined {
  return [...article.querySelectorAll(BLOCKS)].find((block) => block.getBoundingClientRect().top > head);
}

/** The next or previous word from the end of the selection; extended, everything between. Stays within the article. */
function step(article: HTMLElement, [direction, unit]: Step, isExtended: boolean): void {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0) return;
  const before = selection.getRangeAt(0).cloneRange();
  if (isExtended) selection.modify('extend', direction, unit);
  else {
    if (direction === 'forward') selection.collapseToEnd();
    else selection.collapseToStart();
    if (unit === 'line' || direction === 'backward') selection.modify('move', direction, unit);
    selection.modify('extend', 'forward', 'word');
  }
  const { focusNode } = selection;
  if (selection.isCollapsed || !article.contains(focusNode)) {
    selection.removeAllRanges();
    selection.addRange(before);
  }
  (focusNode instanceof Element ? focusNode : focusNode?.parentElement)?.scrollIntoView({ block: 'nearest' });
}

/**
 * Selects text without a pointer: arrows move by word and line, Shift extends the selection, Enter moves to the
 * actions, and Escape back.
 * @param bar the actions for the selected text
 */
export function useKeySelection(article: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const startSelection = (): void => {
    const text = article.current;
    const first = text && firstOnWindow(text, button.current?.getBoundingClientRect().bottom ?? 0);
    if (!first) return;
    const selection = document.getSelection();
    selection?.setPosition(first, 0);
    selection?.modify('extend', 'forward', 'word');
    setOn(true);
    text.focus({ preventScroll: true });
  };
  const leave = (): void => {
    setOn(false);
    document.getSelection()?.removeAllRanges();
    button.current?.focus();
  };

  const whenKeyed = useEffectEvent((event: KeyboardEvent): void => {
    const text = article.current;
    if (text === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const isMirrored = getComputedStyle(text).direction === 'rtl';
    const chosen = ownEntry(STEPS, isMirrored ? (ownEntry(MIRRORED, event.key) ?? event.key) : event.key);
    if (chosen !== undefined) step(text, chosen, event.shiftKey);
    else if (event.key === 'Enter') bar.current?.querySelector('button')?.focus();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const text = article.current;
    if (!isOn || text === null) return undefined;
    const listener = (event: KeyboardEvent): void => whenKeyed(event);
    const left = (): void => setOn(false);
    text.addEventListener('keydown', listener);
    text.addEventListener('blur', left);
    return () => {
      text.removeEventListener('keydown', listener);
      text.removeEventListener('blur', left);
    };
  }, [isOn, article]);

  return { isOn, start: startSelection, leave, button };
}
