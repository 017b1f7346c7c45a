import { type RefObject, useEffect, useEffectEvent } from 'react';

const CHOICES = 'input[type="radio"]:not(:disabled), input[type="checkbox"]:not(:disabled)';
const TYPED_INTO = 'textarea, select, [contenteditable], input:not([type="radio"]):not([type="checkbox"])';
const ENTERED_BY_ITSELF = 'button, a, textarea, select, summary';

/**
 * Keys for a question, while the focus is in it or nowhere: 1-9 and A-J choose, arrows move among checkboxes (radio buttons
 * do so by themselves), Enter continues, and Ctrl or Cmd with Enter does so from anywhere, including a text area.
 */
export function useChoiceKeys(scope: RefObject<HTMLElement | null>, onEnter: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target;
    // Nothing has the focus: the question is about to get it.
    const isHere = target === document.body || (target instanceof Node && scope.current?.contains(target) === true);
    if (!isHere || !(target instanceof HTMLElement) || event.defaultPrevented || event.isComposing || event.altKey)
      return;
    const choices = [...(scope.current?.querySelectorAll<HTMLInputElement>(CHOICES) ?? [])];
    const commanded = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter') {
      if (!commanded && target.closest(ENTERED_BY_ITSELF) !== null) return;
      event.preventDefault();
      onEnter();
    } else if (!commanded && !target.matches(TYPED_INTO)) {
      const choice = choices[indexOf(event.key)] ?? neighbour(event.key, target, choices);
      if (choice === undefined) return;
      event.preventDefault();
      choice.focus();
      if (indexOf(event.key) >= 0) choice.click();
    }
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Which choice a key means, from 0; -1 for none. */
function indexOf(key: string): number {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return /^[a-j]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) : -1;
}

function neighbour(
  key: string,
  target: HTMLElement,
  choices: readonly HTMLInputElement[],
): HTMLInputElement | undefined {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const at = target instanceof HTMLInputElement ? choices.indexOf(target) : -1;
  if (step === 0 || at === -1 || choices[at]?.type !== 'checkbox') return undefined;
  return choices[(at + step + choices.length) % choices.length];
}
