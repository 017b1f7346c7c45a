import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './sidebar.module.css';

type Props = {
  readonly title: string;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
  /** Its links, as list items. */
  readonly children: ReactNode;
};

/** A group of the sidebar with a title that collapses it. The link to the current page stays visible. */
export function SidebarGroup({ title, isCollapsed, onToggle, children }: Props) {
  const id = useId();
  return (
    <div>
      <h2 className={styles.title}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={!isCollapsed}
          aria-controls={id}
          onClick={onToggle}
        >
          {title}
          <Icon name="down" px={14} />
        </button>
      </h2>
      <ul id={id} className={styles.list} data-collapsed={isCollapsed || undefined}>
        {children}
      </ul>
    </div>
  );
}
