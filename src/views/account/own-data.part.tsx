import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { deletionTexts } from '#texts/deletion.texts.ts';
import pages from '#ui/page/page.module.css';
import styles from './account.module.css';
import { Panel } from './panel.part.tsx';

/** What is kept of oneself: to take away, or to have deleted. */
export function OwnData() {
  const { account: t } = useTexts(deletionTexts);
  return (
    <Panel title={t.title}>
      <p className={styles.text}>{t.intro}</p>
      <div className={pages.actions}>
        <Button asChild size="3" variant="soft" color="red">
          <Link to={href('user-delete')}>{t.remove}</Link>
        </Button>
      </div>
    </Panel>
  );
}
