import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#client/app.context.ts';
import { useSender } from '#client/content/uploads/use-sender.ts';
import { ROSTER_FILE_MAX_BYTES } from '#domain/interchange/rosters/roster.limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { UploadPart } from '#ui/upload/upload.tsx';
import styles from '../../../shared/interchange/import.module.css';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { rosterAddress } from './roster-address.ts';
import { useRoster } from './use-roster.ts';

type Props = { readonly schools: readonly { readonly id: string; readonly name: string }[] };

/** Receives the archive of a school, and starts to read it. */
export function NewRoster({ schools }: Props) {
  const t = useTexts(rosterTexts);
  const messageOf = useMessages();
  const navigate = useNavigate();
  const isAdmin = useSession()?.userRole === 'admin';
  const { send: upload } = useSender();
  const [school, setSchool] = useState('');
  const chosen = useRef<string | null>(null);
  const { step, problem, send } = useRoster(
    null,
    () => chosen.current,
    (id) => void navigate(rosterAddress(id)),
  );

  async function take(file: File, onProgress?: (done: number) => void, signal?: AbortSignal): Promise<void> {
    const { id, digest, problem: refusal } = await upload(file, 'roster', onProgress, signal);
    if (digest === null) throw new Error(refusal === 'notTaken' ? t.notTaken : t.refused);
    send({ type: 'file.uploaded', upload: id });
  }

  return (
    <Panel title={t.open}>
      <p className={styles.plain}>{t.dropText}</p>
      {isAdmin && (
        <SelectField
          label={t.school}
          placeholder={t.chooseSchool}
          value={school}
          options={schools.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => {
            setSchool(target.value);
            chosen.current = target.value || null;
          }}
        />
      )}
      <Problem message={problem === null ? null : messageOf(describeProblem(problem).message)} />
      <UploadPart
        label={t.drop}
        multiple={false}
        accept=".zip,application/zip"
        largest={ROSTER_FILE_MAX_BYTES}
        disabled={(isAdmin && school === '') || step !== 'choosingFile'}
        send={take}
      />
      <p role="status" className={styles.soft}>
        {step === 'choosingFile' ? t.privacy : t.starting}
      </p>
    </Panel>
  );
}
