import { Button, Callout } from '@radix-ui/themes';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './authoring.module.css';

/** Unsaved changes of the last visit were restored, and can be discarded. */
export function RestoredNote({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useTexts(authoringTexts).editor;
  return (
    <Callout.Root role="status" className={styles.restored}>
      <Callout.Text>{t.restored}</Callout.Text>
      <Button type="button" size="2" variant="soft" onClick={onDiscard}>
        {t.discard}
      </Button>
    </Callout.Root>
  );
}
