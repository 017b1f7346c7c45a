import { Tabs } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import styles from './page-tabs.module.css';

export type Tab = { readonly id: string; readonly label: ReactNode; readonly content: ReactNode };

type Props = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The current tab, and a callback for changes: a screen stores it in its address. */
  readonly shown: string;
  readonly onShow: (id: string) => void;
};

/** Tabs of a page. */
export function PageTabs({ label, tabs, shown, onShow }: Props) {
  return (
    <Tabs.Root value={shown} onValueChange={onShow}>
      <Tabs.List aria-label={label} size="2" className={styles.list}>
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.id} value={tab.id}>
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
