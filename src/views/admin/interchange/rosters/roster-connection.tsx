import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RosterFetch } from '#domain/interchange/rosters/rest/roster-connection.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { rosterConnectionTexts } from '#texts/interchange/roster-connection.texts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Panel } from '#ui/page/panel.tsx';
import tokens from '../../../shared/access/api-tokens/api-tokens.module.css';
import styles from '../../../shared/interchange/import.module.css';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { rosterAddress } from './roster-address.ts';
import { type RosterConnection as Connection, useRosterConnection } from './use-roster-connection.tsx';

/** Requests rosters from the school’s own system. */
export function RosterConnection() {
  const t = useTexts(rosterConnectionTexts);
  const { answer, problem, edit, remove, fetch } = useRosterConnection();
  const connection = answer?.rosterConnection ?? null;
  return (
    <Panel title={t.title}>
      <p className={styles.plain}>{t.intro}</p>
      <Problem message={problem} />
      {answer !== null && connection === null && (
        <div className={styles.line}>
          <Button type="button" size="3" variant="soft" onClick={() => void edit(null)}>
            {t.connect}
          </Button>
        </div>
      )}
      {connection !== null && (
        <>
          <Facts connection={connection} />
          <Requests connection={connection} fetch={fetch} />
          <div className={styles.line}>
            <Button type="button" size="3" variant="soft" color="gray" onClick={() => void edit(connection)}>
              {t.change}
            </Button>
            <Button type="button" size="3" variant="soft" color="gray" onClick={() => void remove()}>
              {t.remove}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

function Facts({ connection: { address, by, changedAt, lastFetchedAt } }: { readonly connection: Connection }) {
  const t = useTexts(rosterConnectionTexts);
  const at = new Date(changedAt);
  return (
    <>
      <p className={styles.plain}>
        <code dir="ltr">{address}</code>
      </p>
      <ul className={tokens.facts}>
        <li>{by === null ? t.changedAt({ at }) : t.by({ name: by, at })}</li>
        <li>{lastFetchedAt === null ? t.neverFetched : t.lastFetched({ at: new Date(lastFetchedAt) })}</li>
      </ul>
    </>
  );
}

type RequestsProps = {
  readonly connection: Connection;
  readonly fetch: (fetches: RosterFetch) => Promise<string>;
};

/** Changes only help once a whole roster has been applied. */
function Requests({ connection: { lastFetchedAt }, fetch }: RequestsProps) {
  const t = useTexts(rosterConnectionTexts);
  const messageOf = useMessages();
  const navigate = useNavigate();
  const [running, setRunning] = useState<RosterFetch | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const request = async (fetches: RosterFetch): Promise<void> => {
    setRunning(fetches);
    setProblem(null);
    try {
      await navigate(rosterAddress(await fetch(fetches)));
    } catch (cause) {
      setProblem(messageOf(describeProblem(cause).message));
      setRunning(null);
    }
  };
  const offered: readonly RosterFetch[] = lastFetchedAt === null ? ['all'] : ['changes', 'all'];
  return (
    <>
      <Problem message={problem} />
      <div className={styles.line}>
        {offered.map((fetches, at) => (
          <Button
            key={fetches}
            type="button"
            size="3"
            variant={at === 0 ? 'solid' : 'soft'}
            loading={running === fetches}
            disabled={running !== null}
            onClick={() => void request(fetches)}
          >
            {t.fetch[fetches]}
          </Button>
        ))}
      </div>
    </>
  );
}
