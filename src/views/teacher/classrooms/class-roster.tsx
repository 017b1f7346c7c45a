import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { ImportRosterDocument, type ImportRosterMutation } from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { FileField } from '#ui/form/fields/file-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useMutation } from '../use-mutation.ts';
import { ClassPanel } from './class-panel.tsx';
import styles from './teaching.module.css';

/** Invites a list of users at once. */
export function ClassRoster({ id }: { readonly id: string }) {
  const { detail: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const { mutate, problem, isBusy } = useMutation();
  const [file, setFile] = useState<File | null>(null);
  const [outcome, setOutcome] = useState<ImportRosterMutation['importRoster'] | null>(null);
  const send = (): Promise<void> =>
    mutate(async () => {
      if (file !== null) setOutcome((await api(ImportRosterDocument, { id, csv: await file.text() })).importRoster);
    });
  return (
    <ClassPanel id="roster" title={t.roster}>
      <Problem message={problem} />
      <FileField
        label={t.rosterFile}
        hint={t.rosterHint}
        accept=".csv,text/csv,text/plain"
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <div>
        <Button size="3" variant="soft" loading={isBusy} disabled={file === null} onClick={() => void send()}>
          {t.rosterSend}
        </Button>
      </div>
      <div role="status">
        {outcome !== null && (
          <>
            <p className={styles.soft}>{t.rosterDone({ invited: outcome.invited, there: outcome.alreadyThere })}</p>
            <ul className={styles.lines}>
              {outcome.problems.map(({ line, problem }) => (
                <li key={line}>{t.broken({ line, why: t.lineProblems[problem] })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </ClassPanel>
  );
}
