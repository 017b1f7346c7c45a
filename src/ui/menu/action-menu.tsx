import { IconButton } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './action-menu.module.css';
import { Menu } from './menu.tsx';

type Props = {
  /** Accessible name of the button. */
  readonly label: string;
  readonly children: ReactNode;
};

/** The actions of a page that are needed less often, next to its main ones. */
export const ActionMenu = ({ label, children }: Props) => (
  <div className={styles.position}>
    <Menu
      button={(props) => (
        <IconButton {...props} size="3" variant="soft" color="gray" aria-label={label}>
          <Icon name="more" px={18} />
        </IconButton>
      )}
    >
      {children}
    </Menu>
  </div>
);
