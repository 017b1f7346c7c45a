import { Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './empty-state.module.css';

type Props = {
  readonly icon?: IconName;
  /** Of the heading: how deep it stands on the page. */
  readonly level?: 'h2' | 'h3';
  /** What is not here yet. */
  readonly title: string;
  /** How it comes to be here. */
  readonly children: ReactNode;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
};

/** In place of things that are not there yet: says what would be, and leads to it. */
export function EmptyState({ icon, level = 'h3', title, children, action }: Props) {
  return (
    <div className={styles.empty}>
      {icon !== undefined && <Icon name={icon} px={32} />}
      <Heading as={level} size="4">
        {title}
      </Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
