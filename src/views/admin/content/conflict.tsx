import { Button, Heading } from '@radix-ui/themes';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Differences } from '../../shared/questions/authoring/differences.tsx';
import styles from './content.module.css';
import { describeContent } from './describe-content.ts';
import type { ContentParents } from './fields.ts';
import type { ContentEditor, Saved } from './use-content-editor.ts';

type Props = { readonly editor: ContentEditor; readonly theirs: Saved; readonly parents: ContentParents };

/** Two users have changed the same content: shows the differences, and nothing is lost until one version is chosen. */
export function Conflict({ editor, theirs, parents }: Props) {
  const words = useTexts(contentTexts);
  const t = words.conflict;
  return (
    <section className={styles.conflict} aria-labelledby="conflict" role="alert">
      <Heading as="h2" size="4" id="conflict">
        {t.title}
      </Heading>
      <p className={styles.soft}>{t.text}</p>
      <Differences
        before={describeContent(theirs.draft, parents, words)}
        after={describeContent(editor.draft, parents, words)}
        same={t.none}
        nameOf={(label) => label}
      />
      <div className={styles.actions}>
        <Button type="button" size="3" onClick={editor.keepMine}>
          {t.keepMine}
        </Button>
        <Button type="button" size="3" variant="soft" onClick={editor.takeTheirs}>
          {t.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
