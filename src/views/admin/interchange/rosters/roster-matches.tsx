import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import type { RosterKind } from '#domain/interchange/rosters/roster-import.ts';
import { useTexts } from '#texts/current-language.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import { userText } from '#texts/message-parts.ts';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { Panel } from '#ui/page/panel.tsx';
import styles from '../../../shared/interchange/import.module.css';
import { useChanges } from './roster-changes.tsx';
import type { RosterRow, SendRoster } from './use-roster.ts';

type Props = {
  readonly row: RosterRow;
  readonly kind: Exclude<RosterKind, 'enrolment'>;
  readonly count: number;
  readonly send: SendRoster;
  readonly isSending: boolean;
};

/** Accounts or classes that may be the same as those of the roster: a person decides. */
export function RosterMatches({ row, kind, count, send, isSending }: Props) {
  const t = useTexts(rosterTexts);
  const { rows, next, problem, more } = useChanges(row.id, { kind, action: 'match' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { choices } = row;
  const confirm = (): void =>
    send({
      type: 'choices.changed',
      choices:
        kind === 'user'
          ? { ...choices, users: [...choices.users, ...chosen] }
          : { ...choices, classes: [...choices.classes, ...chosen] },
    });
  const confirmAll = (): void =>
    send({
      type: 'choices.changed',
      choices: kind === 'user' ? { ...choices, everyUser: true } : { ...choices, everyClass: true },
    });
  const toggle = (id: string): void =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]));
  return (
    <Panel title={t.matchesTitle[kind]}>
      <p className={styles.plain}>{t.matchesText[kind]}</p>
      <Problem message={problem} />
      {rows === undefined && problem === null && <LoadingSkeleton heights={[56, 56]} />}
      <ul className={styles.rows}>
        {rows?.map(({ position, sourcedId, title, before, after }) => (
          <li key={position} className={styles.row}>
            <CheckboxField
              label={[title, after?.email].flatMap((text) => (text === undefined ? [] : [userText(text)])).join(' · ')}
              hint={t.matchOf({ name: userText(before?.name ?? '') })}
              checked={chosen.has(sourcedId)}
              onChange={() => toggle(sourcedId)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <Button size="3" disabled={isSending || chosen.size === 0} onClick={confirm}>
          {t.confirmMatches({ count: chosen.size })}
        </Button>
        {count > 1 && (
          <Button size="3" variant="soft" disabled={isSending} onClick={confirmAll}>
            {t.confirmAll({ count })}
          </Button>
        )}
        {next !== null && (
          <Button size="3" variant="soft" color="gray" onClick={more}>
            {t.more}
          </Button>
        )}
      </div>
    </Panel>
  );
}
