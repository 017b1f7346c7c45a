import { Heading } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusWhenPainted } from '#ui/focus/focus-when-painted.ts';
import styles from './session.module.css';

type Props = { readonly title: string; readonly text: string; readonly children: ReactNode };

/** A message in place of the steps, with what to do next. It gets the focus, and is announced. */
export function SessionPanel({ title, text, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => focusWhenPainted(() => panel.current), []);
  return (
    <div className={styles.session}>
      <section ref={panel} className={styles.panel} tabIndex={-1} aria-labelledby="session-message">
        <Heading as="h1" size="5" id="session-message">
          {title}
        </Heading>
        <p className={styles.soft} role="status">
          {text}
        </p>
        <div className={styles.actions}>{children}</div>
      </section>
    </div>
  );
}
