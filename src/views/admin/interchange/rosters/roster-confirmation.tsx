import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { ROSTER_UNDO_DAYS } from '#domain/interchange/rosters/roster.limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import styles from '../../../shared/interchange/import.module.css';
import { RosterCounts } from './roster-counts.tsx';
import { RosterWarnings } from './roster-warnings.tsx';
import type { RosterRow, SendRoster } from './use-roster.ts';

/** The last step before anything happens: invitations, and a typed confirmation if much would be removed. */
export function RosterConfirmation({ row, send }: { readonly row: RosterRow; readonly send: SendRoster }) {
  const t = useTexts(rosterTexts);
  const [invites, setInvites] = useState(!row.refusesPasswords);
  const [typed, setTyped] = useState('');
  const warnings = row.report?.warnings ?? [];
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'changes.confirmed', invites, typed });
      }}
    >
      <RosterCounts row={row} />
      <p className={styles.plain}>{t.confirmText({ days: ROSTER_UNDO_DAYS })}</p>
      {row.refusesPasswords ? (
        <p className={styles.soft}>{t.signOnOnly}</p>
      ) : (
        <CheckboxField
          label={t.invites}
          hint={t.invitesHint}
          checked={invites}
          onChange={({ target }) => setInvites(target.checked)}
        />
      )}
      {warnings.length > 0 && (
        <>
          <RosterWarnings warnings={warnings} />
          <Field
            label={t.typed}
            hint={t.typedHint({ name: row.school })}
            value={typed}
            autoComplete="off"
            required
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
      <div className={styles.line}>
        <Button type="submit" size="3" {...(warnings.length > 0 && { color: 'red' })}>
          {t.apply}
        </Button>
        <Button type="button" size="3" variant="soft" color="gray" onClick={() => send({ type: 'confirmation.left' })}>
          {t.return}
        </Button>
      </div>
    </form>
  );
}
