import { Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { IllustrationName } from '../illustration/drawn-scene.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import styles from './empty-state.module.css';

type Props = {
  readonly illustration?: IllustrationName;
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
export function EmptyState({ illustration, level = 'h3', title, children, action }: Props) {
  return (
    <div className={styles.empty}>
      {illustration !== undefined && <Illustration name={illustration} />}
      <Heading as={level} size="5">
        {title}
      </Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}

type NoteProps = { readonly illustration: IllustrationName; readonly children: ReactNode };

/** The same for a part of a page, where one sentence says enough. */
export const EmptyNote = ({ illustration, children }: NoteProps) => (
  <div className={styles.note}>
    <Illustration name={illustration} />
    <p>{children}</p>
  </div>
);
