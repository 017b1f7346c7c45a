import { Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './empty-state.module.css';

type Props = {
  readonly icon?: IconName;
  /** Level of the heading. */
  readonly level?: 'h2' | 'h3';
  /** What will be here. */
  readonly title: string;
  /** How to create it. */
  readonly children: ReactNode;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
};

/** Shown instead of an empty list: says what will be here, and offers the next step. */
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
