import { Theme as RadixTheme } from '@radix-ui/themes';
import { Direction } from 'radix-ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { useAppearance } from './appearance.ts';
import { useDirection } from './direction.ts';

type Props = {
  readonly children: ReactNode;
  /** Called once the first content is in the page, before it is painted. */
  readonly onShown?: (() => void) | null;
};

/** Lectern's theme. Light or dark is set on the document, before the first paint. */
export function Theme({ children, onShown = null }: Props) {
  const appearance = useAppearance();
  const direction = useDirection();
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('dark', appearance === 'dark');
    classList.toggle('light', appearance === 'light');
    paintBrowser();
  }, [appearance]);
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <RadixTheme appearance="inherit" accentColor="indigo" grayColor="sand" panelBackground="solid" radius="medium">
      {/* Radix Themes sets left to right itself, whatever the direction of the document is. */}
      <Direction.Provider dir={direction}>{children}</Direction.Provider>
    </RadixTheme>
  );
}

/** Sets the colour of the browser's own bars to that of the page, which may differ from the system's. */
function paintBrowser(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', backgroundColor);
}
