import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { SchoolDataAddressDocument } from '#api/documents/users/school-deletion.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { schoolDataTexts } from '#texts/users/school/school-data.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import styles from '../../../../shared/interchange/import.module.css';
import { describeProblem } from '../../../../shared/platform/form/problem.ts';

/** Downloads everything of a school. */
export function SchoolData({ school }: { readonly school: string }) {
  const t = useTexts(schoolDataTexts);
  const api = useApi();
  const [isRequesting, setRequesting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    setProblem(null);
    setRequesting(true);
    try {
      location.assign((await api(SchoolDataAddressDocument, { school })).schoolDataAddress);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setRequesting(false);
    }
  };
  return (
    <section className={styles.stack}>
      <Heading as="h2" size="5">
        {t.title}
      </Heading>
      <p className={styles.plain}>{t.intro}</p>
      <Problem message={problem} />
      <div>
        <Button size="3" variant="soft" loading={isRequesting} onClick={() => void download()}>
          {t.download}
        </Button>
      </div>
    </section>
  );
}
