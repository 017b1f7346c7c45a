import { Button, Heading } from '@radix-ui/themes';
import type { Draft } from '#domain/writing/writing.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { writingTexts } from '#texts/writing.texts.ts';
import type { Desk, Saved } from './use-writing.ts';
import styles from './writing.module.css';

/** A draft as letters, so that two can be compared. */
function asText(draft: Draft): string {
  return Object.values(draft)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 1)))
    .join('\n\n');
}

/** Two have changed the same thing: both are shown, and nothing is lost until one is chosen. */
export function Conflict({ desk, theirs }: { readonly desk: Desk; readonly theirs: Saved }) {
  const t = useTexts(writingTexts).conflict;
  return (
    <section className={styles.conflict} aria-labelledby="conflict">
      <Heading as="h2" size="4" id="conflict">
        {t.title}
      </Heading>
      <p className={styles.soft}>{t.text}</p>
      <div className={styles.both}>
        <div>
          <h3>{t.mine}</h3>
          <pre>{asText(desk.draft)}</pre>
          <Button size="3" onClick={desk.keepMine}>
            {t.keepMine}
          </Button>
        </div>
        <div>
          <h3>{t.theirs}</h3>
          <pre>{asText(theirs.draft as Draft)}</pre>
          <Button size="3" variant="soft" onClick={desk.takeTheirs}>
            {t.takeTheirs}
          </Button>
        </div>
      </div>
    </section>
  );
}
