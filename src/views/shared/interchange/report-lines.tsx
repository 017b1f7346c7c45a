import { Button } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import styles from './import.module.css';

const SHOWN_AT_ONCE = 20;

/** Long lists in pages; entries that are not shown are not rendered. */
export function Lines({
  lines,
  atOnce = SHOWN_AT_ONCE,
}: {
  readonly lines: readonly { readonly key: string; readonly show: () => ReactNode }[];
  readonly atOnce?: number;
}) {
  const t = useTexts(importTexts);
  const [shown, setShown] = useState(atOnce);
  return (
    <>
      <ul className={styles.rows}>
        {lines.slice(0, shown).map(({ key, show }) => (
          <li key={key} className={styles.row}>
            {show()}
          </li>
        ))}
      </ul>
      {shown < lines.length && (
        <div>
          <Button variant="soft" onClick={() => setShown((now) => now + 5 * atOnce)}>
            {t.showMore}
          </Button>
        </div>
      )}
    </>
  );
}
