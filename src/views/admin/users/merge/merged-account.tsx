import type { UserQuery } from '#api/documents/users/users.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { mergeTexts } from '#texts/users/merge/merge.texts.ts';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import styles from '../users.module.css';

/** What is left of a duplicate: a link to the account into which it was merged. */
export function MergedAccount({ into: { id, name } }: { readonly into: NonNullable<UserQuery['user']['mergedInto']> }) {
  const t = useTexts(mergeTexts);
  return (
    <Panel title={t.mergedInto}>
      <p className={styles.text}>{t.mergedIntoText({ name })}</p>
      <div className={pages.actions}>
        <LinkButton to={href('admin.users.edit', { id })} variant="soft">
          {t.openKept({ name })}
        </LinkButton>
      </div>
    </Panel>
  );
}
