import { Theme as RadixTheme } from '@radix-ui/themes';
import { Direction } from 'radix-ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { useAppearance } from './appearance.ts';
import { useDirection } from './direction.ts';

/** Lectern's look around everything. */
export function Theme({ children }: { readonly children: ReactNode }) {
  const appearance = useAppearance();
  const direction = useDirection();
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('dark', appearance === 'dark');
    classList.toggle('light', appearance === 'light');
    paintBrowser();
  }, [appearance]);
  return (
    <RadixTheme appearance={appearance} accentColor="indigo" grayColor="sand" panelBackground="solid" radius="medium">
      {/* Radix Themes says left to right of itself, whatever the document says. */}
      <Direction.Provider dir={direction}>{children}</Direction.Provider>
    </RadixTheme>
  );
}

/** The browser's own bars in the colour of the page; the system's may differ from what was chosen here. */
function paintBrowser(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', backgroundColor);
}
