import { useLayoutEffect } from 'react';

/** What reduces the part of the window in which focused elements are shown. */
type RootFlag = 'data-has-header' | 'data-has-player' | 'data-has-clock' | 'data-has-banner';

/**
 * Marks the root element for style sheets, while the component is shown. A rule like `:root:has(.banner)` would do the
 * same, but makes the browser compute the styles of the root again after changes of elements anywhere in the page.
 */
export function useRootFlag(flag: RootFlag, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const root = document.documentElement;
    root.setAttribute(flag, '');
    return () => root.removeAttribute(flag);
  }, [flag, isOn]);
}
