import type { ReactNode } from 'react';
import { richTextTexts } from '#texts/content/rich-text.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './callout.module.css';
import type { CalloutKind } from './markdown/rich-token.ts';

const ICONS: Readonly<Record<CalloutKind, IconName>> = {
  note: 'book',
  tip: 'right',
  important: 'flag',
  warning: 'warning',
  example: 'written',
  definition: 'book',
};

type Props = {
  readonly kind: CalloutKind;
  readonly title: ReactNode;
  /** Whether the author gave it a title; otherwise its type is the title. */
  readonly isNamed: boolean;
  readonly children: ReactNode;
};

/** A callout. Its type is shown as text, not only as a colour. */
export function Callout({ kind, title, isNamed, children }: Props) {
  const t = useTexts(richTextTexts);
  return (
    <div className={styles.callout} data-kind={kind} role="note">
      <p className={styles.title}>
        <Icon name={ICONS[kind]} px={18} />
        {/* Highlights are located by the words of a text. These labels do not count, because they differ between languages. */}
        <span data-silent>{t.callouts[kind]}</span>
        {isNamed && <span className={styles.name}>{title}</span>}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
