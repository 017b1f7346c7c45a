import { Button, type ButtonProps } from '@radix-ui/themes';
import styles from './authoring.module.css';

/** Adds a row below those of a list; it never submits the form around it. */
export const AddButton = (props: Pick<ButtonProps, 'children' | 'disabled' | 'onClick'>) => (
  <Button {...props} type="button" variant="soft" className={styles.add} />
);
