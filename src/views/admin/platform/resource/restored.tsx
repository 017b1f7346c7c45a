import { Button } from '@radix-ui/themes';
import { useTexts } from '#texts/current-language.ts';
import { resourcesTexts } from '#texts/platform/admin/resources.texts.ts';
import styles from './resource.module.css';

type Props = { readonly isRestored: boolean; readonly onDiscard: () => void };

/** Unsaved changes of the last visit were restored, and can be discarded. */
export function Restored({ isRestored, onDiscard }: Props) {
  const { form: t } = useTexts(resourcesTexts);
  return (
    <div role="status">
      {isRestored && (
        <p className={styles.notice}>
          {t.draft}
          <Button size="2" variant="soft" onClick={onDiscard}>
            {t.dropDraft}
          </Button>
        </p>
      )}
    </div>
  );
}
