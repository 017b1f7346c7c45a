import { Heading } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { TaughtClassQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import styles from './teaching.module.css';

/** What a teacher sees of a class besides its members and assignments. */
export type ClassSettingsData = TaughtClassQuery['classSettings'];

/** A part of a class's settings, under its own heading. */
export const ClassPanel = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section className={styles.panel} aria-labelledby={id}>
    <Heading as="h2" size="4" id={id}>
      {title}
    </Heading>
    {children}
  </section>
);
