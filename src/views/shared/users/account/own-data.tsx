import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import { OwnDataAddressDocument } from '#api/documents/users/privacy.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { deletionTexts } from '#texts/users/deletion.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from './account.module.css';

/** The user's data: exporting it, or deleting the account. */
export function OwnData() {
  const { account: t } = useTexts(deletionTexts);
  const language = useLanguage();
  const api = useApi();
  const [isDownloading, setIsDownloading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    setProblem(null);
    setIsDownloading(true);
    try {
      const { ownDataAddress } = await api(OwnDataAddressDocument, { language });
      location.assign(ownDataAddress);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setIsDownloading(false);
    }
  };
  return (
    <Panel title={t.title}>
      <p className={styles.text}>{t.intro}</p>
      <Problem message={problem} />
      <div className={pages.actions}>
        <Button size="3" variant="soft" loading={isDownloading} onClick={take}>
          {t.take}
        </Button>
        <Button asChild size="3" variant="soft" color="red">
          <Link to={href('user-delete')}>{t.remove}</Link>
        </Button>
      </div>
    </Panel>
  );
}
