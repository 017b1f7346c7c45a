import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '#client/app.context.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { memberTexts } from '#texts/platform/member.texts.ts';
import type { FindMenuProps } from './search-menu.tsx';

type FindMenu = typeof import('./search-menu.tsx')['FindMenu'];

type Options = Omit<FindMenuProps, 'onClose'> & {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** The command menu with its shortcut (Ctrl or Cmd and K). It is downloaded when it is first opened. */
export function useFindMenu({ isOpen, onOpenChange, ...props }: Options): ReactNode {
  const [Menu, setMenu] = useState<FindMenu | null>(null);
  const t = useTexts(memberTexts).find;
  const raise = useToast();

  const handleKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK';
    if (!isShortcut || event.defaultPrevented) return;
    event.preventDefault();
    onOpenChange(!isOpen);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const whenRefused = useEffectEvent((error: unknown): void => {
    console.error('The menu could not be downloaded.', error);
    raise({ message: t.notOpened, color: 'negative' });
    onOpenChange(false);
  });
  useEffect(() => {
    if (!isOpen || Menu !== null) return;
    spoken(import('./search-menu.tsx')).then(
      (module) => setMenu(() => module.FindMenu),
      (error: unknown) => whenRefused(error),
    );
  }, [isOpen, Menu]);

  // The menu is rendered in slices of a few milliseconds, so that a slow device handles the next key press meanwhile.
  const OpenMenu = useDeferredValue(isOpen ? Menu : null);
  return isOpen && OpenMenu !== null ? <OpenMenu {...props} onClose={() => onOpenChange(false)} /> : null;
}
