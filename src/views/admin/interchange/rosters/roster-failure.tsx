import { Button } from '@radix-ui/themes';
import { ROSTER_FAILURES } from '#domain/interchange/rosters/roster-problem.ts';
import { useTexts } from '#texts/current-language.ts';
import { useReasons } from '#texts/interchange/reasons.texts.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import { rosterConnectionTexts } from '#texts/interchange/roster-connection.texts.ts';
import styles from '../../../shared/interchange/import.module.css';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { rosterAddress } from './roster-address.ts';
import type { RosterRow, SendRoster } from './use-roster.ts';

type Props = { readonly row: RosterRow; readonly send: SendRoster; readonly isSending: boolean };

/** Why an import has failed, and what can be done. */
export function RosterFailure({ row, send, isSending }: Props) {
  const t = useTexts(rosterTexts);
  const message = useFailure(row);
  const isHalfway = row.failedStep !== 'reading';
  return (
    <div className={styles.tight}>
      <p role="alert" className={styles.plain}>
        {message}
      </p>
      {isHalfway && <p className={styles.plain}>{t.resumeText({ done: row.doneCount, all: row.allCount })}</p>}
      <div className={styles.line}>
        {isHalfway ? (
          <>
            <Button size="3" disabled={isSending} onClick={() => send({ type: 'import.resumed' })}>
              {t.resume}
            </Button>
            {row.failedStep === 'applying' && (
              <Button
                size="3"
                variant="soft"
                color="gray"
                disabled={isSending}
                onClick={() => send({ type: 'undo.requested' })}
              >
                {t.undo}
              </Button>
            )}
          </>
        ) : (
          <LinkButton to={rosterAddress()}>{t.another}</LinkButton>
        )}
      </div>
    </div>
  );
}

function useFailure({ problem }: RosterRow): string {
  const t = useTexts(rosterTexts);
  const source = useTexts(rosterConnectionTexts);
  const reasonOf = useReasons();
  if (problem === null) return t.brokenOff;
  if (problem.kind === 'gone') return t.gone;
  if (problem.kind === 'source') {
    const text = source.problem[problem.problem];
    return typeof text === 'string' ? text : text({ path: problem.path || source.tokens });
  }
  if (problem.kind === 'archive') return t.archive({ reason: reasonOf(problem.reason) });
  const { code, file, line, field } = problem.problem;
  const failure = ROSTER_FAILURES.find((each) => each === code) ?? 'nothingListed';
  switch (failure) {
    case 'fileMissing':
    case 'fileRepeated':
    case 'rowsTooMany':
      return t.failure[failure]({ file });
    case 'columnMissing':
      return t.failure.columnMissing({ file, field: field ?? '' });
    case 'quoteOpen':
    case 'rowTooLong':
      return t.failure[failure]({ file, line: String(line ?? '') });
    default:
      return t.failure[failure];
  }
}
