import { Heading } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import { userText } from '#texts/message-parts.ts';
import styles from '../../../shared/interchange/import.module.css';
import type { RosterRow } from './use-roster.ts';

type Warnings = NonNullable<RosterRow['report']>['warnings'];

/** What a roster would remove, if that is more than usual. */
export function RosterWarnings({ warnings }: { readonly warnings: Warnings }) {
  const t = useTexts(rosterTexts);
  return (
    <div className={styles.warning} role="alert">
      <Heading as="h3" size="4">
        {t.warningTitle}
      </Heading>
      <ul className={styles.rows}>
        {warnings.map(({ about, title, count, of }) => (
          <li key={`${about} ${title}`} className={styles.plain}>
            {about === 'school'
              ? t.warning.school({ title: userText(title ?? '') })
              : about === 'classList'
                ? t.warning.classList({ title: userText(title ?? ''), count, of })
                : t.warning[about]({ count, of })}
          </li>
        ))}
      </ul>
    </div>
  );
}
