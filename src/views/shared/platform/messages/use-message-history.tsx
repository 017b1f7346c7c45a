import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { memberTexts } from '#texts/platform/member.texts.ts';

const MessageList = lazy(() => spoken(import(/* webpackChunkName: "late" */ './message-list.tsx')));

/** The shortcut for past messages, for assistive technology. */
export const MESSAGES_KEY = 'Alt+M';

/** The same as visible text; null on devices that most likely have no keyboard. */
export function messagesKey(): string | null {
  if (!matchMedia('(any-hover: hover)').matches) return null;
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌥M' : MESSAGES_KEY.replace('+', ' ');
}

/** Shows recent toasts. */
export function useMessageHistory(): () => void {
  const dialog = useDialog();
  const t = useTexts(memberTexts).messages;
  return () => {
    const text = (
      <Suspense fallback="…">
        <MessageList />
      </Suspense>
    );
    void dialog.open({ title: t.title, text, confirmLabel: t.done, cancelLabel: null });
  };
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The shortcut for past messages, except while typing: the same keys type “µ” on a Mac. */
export function useMessagesKey(show: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const isKey = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.code === 'KeyM';
    if (!isKey || event.defaultPrevented || isWriting(event.target)) return;
    event.preventDefault();
    show();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
