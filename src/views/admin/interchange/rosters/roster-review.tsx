import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import { userText } from '#texts/message-parts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import styles from '../../../shared/interchange/import.module.css';
import { DiscardButton } from './discard-button.tsx';
import { ReportButton } from './report-button.tsx';
import { RosterChanges } from './roster-changes.tsx';
import { RosterCounts } from './roster-counts.tsx';
import { RosterMatches } from './roster-matches.tsx';
import { RosterProblems } from './roster-problems.tsx';
import { RosterWarnings } from './roster-warnings.tsx';
import type { RosterRow, SendRoster } from './use-roster.ts';

type Props = { readonly row: RosterRow; readonly send: SendRoster; readonly isSending: boolean };

/** What a roster would change. Nothing has happened yet. */
export function RosterReview({ row, send, isSending }: Props) {
  const t = useTexts(rosterTexts);
  const { report, isRecomputed, allCount } = row;
  if (report === null) return null;
  if (report.school === null && report.schools.length > 1)
    return <SchoolChoice row={row} send={send} isSending={isSending} />;
  const matchesOf = (kind: 'user' | 'class'): number =>
    report.counts.find((each) => each.kind === kind && each.action === 'match')?.count ?? 0;
  const matches = (['user', 'class'] as const).filter((kind) => matchesOf(kind) > 0);
  return (
    <div className={styles.stack}>
      {isRecomputed && (
        <p role="alert" className={styles.warning}>
          {t.recomputed}
        </p>
      )}
      {report.warnings.length > 0 && (
        <>
          <RosterWarnings warnings={report.warnings} />
          <p className={styles.plain}>{t.warningText}</p>
        </>
      )}
      <RosterCounts row={row} />
      {matches.map((kind) => (
        <RosterMatches key={kind} {...{ row, kind, send, isSending }} count={matchesOf(kind)} />
      ))}
      {allCount === 0 && matches.length === 0 && (
        <EmptyState illustration="imports" title={t.nothing}>
          {t.nothingText}
        </EmptyState>
      )}
      <RosterProblems report={report} />
      <div className={styles.line}>
        {allCount > 0 && (
          <Button size="3" disabled={isSending} onClick={() => send({ type: 'confirmation.started' })}>
            {t.continue}
          </Button>
        )}
        <ReportButton id={row.id} />
        <DiscardButton send={send} isSending={isSending} />
      </div>
      {allCount > 0 && <RosterChanges row={row} />}
    </div>
  );
}

/** A roster of several schools: one of them is the school in Lectern. */
function SchoolChoice({ row, send, isSending }: Props) {
  const t = useTexts(rosterTexts);
  const [school, setSchool] = useState('');
  const schools = row.report?.schools ?? [];
  return (
    <div className={styles.stack}>
      <p className={styles.plain}>{t.chooseRosterSchoolText({ school: userText(row.school) })}</p>
      <RadioGroup
        legend={t.chooseRosterSchool}
        name="rosterSchool"
        options={schools.map(({ id, name }) => ({ value: id, label: userText(name) }))}
        onChange={({ target }) => setSchool(target.value)}
      />
      <div className={styles.line}>
        <Button
          size="3"
          disabled={isSending || school === ''}
          onClick={() => send({ type: 'choices.changed', choices: { ...row.choices, school } })}
        >
          {t.useSchool}
        </Button>
        <DiscardButton send={send} isSending={isSending} />
      </div>
    </div>
  );
}
