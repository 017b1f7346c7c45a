import { Tabs } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page-tabs.module.css';

export type Tab = { readonly id: string; readonly label: ReactNode; readonly content: ReactNode };

type Props = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The current tab, and a callback for changes: a screen stores it in its address. */
  readonly shown: string;
  readonly onShow: (id: string) => void;
};

/** Tabs of a page. On a phone, where not all of them fit, the current one is scrolled into view. */
export function PageTabs({ label, tabs, shown, onShow }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-tab="${CSS.escape(shown)}"]`);
    if (list.current && tab) list.current.scrollBy({ left: outside(tab, list.current) });
  }, [shown]);
  return (
    <Tabs.Root value={shown} onValueChange={onShow}>
      <Tabs.List ref={list} aria-label={label} size="2" className={styles.list}>
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.id} value={tab.id} data-tab={tab.id}>
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab.id} value={tab.id} className={styles.content}>
          {tab.content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** How far an element is outside its container, in pixels: negative to the left. `scrollIntoView` would move the page too. */
function outside(element: Element, container: Element): number {
  const [inner, outer] = [element.getBoundingClientRect(), container.getBoundingClientRect()];
  return Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left);
}
