import { Button, Heading } from '@radix-ui/themes';
import type { Draft } from '#domain/writing/writing.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { writingTexts } from '#texts/writing.texts.ts';
import { Differences } from '../../authoring/differences.part.tsx';
import type { Places } from './fields.ts';
import type { Desk, Saved } from './use-writing.ts';
import styles from './writing.module.css';
import { writingTold } from './writing-told.ts';

type Props = { readonly desk: Desk; readonly theirs: Saved; readonly places: Places };

/** Two have changed the same thing: where they differ is shown, and nothing is lost until one is chosen. */
export function Conflict({ desk, theirs, places }: Props) {
  const words = useTexts(writingTexts);
  const t = words.conflict;
  return (
    <section className={styles.conflict} aria-labelledby="conflict" role="alert">
      <Heading as="h2" size="4" id="conflict">
        {t.title}
      </Heading>
      <p className={styles.soft}>{t.text}</p>
      <Differences
        before={writingTold(theirs.draft as Draft, places, words)}
        after={writingTold(desk.draft, places, words)}
        same={t.none}
        nameOf={(label) => label}
      />
      <div className={styles.acts}>
        <Button type="button" size="3" onClick={desk.keepMine}>
          {t.keepMine}
        </Button>
        <Button type="button" size="3" variant="soft" onClick={desk.takeTheirs}>
          {t.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
