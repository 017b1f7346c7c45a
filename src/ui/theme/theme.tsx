import { Theme as RadixTheme } from '@radix-ui/themes';
import { type ReactNode, useLayoutEffect } from 'react';
import { useAppearance } from './appearance.ts';

/** Lectern's look around everything. */
export function Theme({ children }: { readonly children: ReactNode }) {
  const appearance = useAppearance();
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('dark', appearance === 'dark');
    classList.toggle('light', appearance === 'light');
  }, [appearance]);
  return (
    <RadixTheme appearance={appearance} accentColor="indigo" grayColor="sand" panelBackground="solid" radius="medium">
      {children}
    </RadixTheme>
  );
}
