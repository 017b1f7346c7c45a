import { Badge, Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import type { Stage } from '#domain/questions/authoring/stage.rule.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from './authoring.module.css';

export type StageChange = { readonly stage: Stage; readonly publishAt: string | null };

type Props = {
  readonly stage: Stage;
  readonly publishAt: string | null;
  readonly deletedAt: string | null;
  /** The publication status. */
  readonly describe: string;
  readonly isLive: boolean;
  /** Where to go after deleting it permanently; left out: two levels up. */
  readonly listAddress?: string | undefined;
  /** Unsaved changes would be lost. */
  readonly isChanged: boolean;
  readonly onStage: (change: StageChange) => Promise<void>;
  /** Left out if returning to draft does it. */
  readonly onWithdraw?: () => Promise<void>;
  readonly onDelete: () => Promise<void>;
  readonly onRestore: () => Promise<void>;
  /** Permanently. */
  readonly onPurge: () => Promise<void>;
  /** Where it is used, shown before anything changes. */
  readonly children?: React.ReactNode;
};

const COLOURS: Readonly<Record<Stage, 'gray' | 'amber' | 'green'>> = {
  draft: 'gray',
  review: 'amber',
  published: 'green',
};

/** The stage of a question or assessment, by name and colour. */
export function StageBadge({ stage }: { readonly stage: Stage }) {
  const { stages } = useTexts(authoringTexts);
  return <Badge color={COLOURS[stage]}>{stages[stage]}</Badge>;
}

/** The publication status, and actions to change it. */
export function Health({
  stage,
  publishAt,
  deletedAt,
  describe,
  isLive,
  listAddress,
  isChanged,
  children,
  ...actions
}: Props) {
  const t = useTexts(authoringTexts).status;
  const messageOf = useMessages();
  const language = useLanguage();
  const dialog = useDialog();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [at, setAt] = useState('');

  const run = async (work: () => Promise<void>): Promise<void> => {
    setProblem(null);
    setIsBusy(true);
    try {
      await work();
    } catch (cause) {
      setProblem(messageOf(describeProblem(cause).message));
    } finally {
      setIsBusy(false);
    }
  };
  const purge = async (): Promise<void> => {
    const { reason } = await dialog.open({
      ...{ title: t.confirmPurge, text: t.purgeText, confirmLabel: t.purge, cancelLabel: t.cancel },
      ...{ isDangerous: true, work: actions.onPurge },
    });
    // Its own address shows nothing any more, so the list follows.
    if (reason === 'confirm') await navigate(listAddress ?? '../..', { relative: 'path' });
  };
  const to = (change: StageChange) => (): void => void run(() => actions.onStage(change));
  const disabled = isBusy || isChanged;
  return (
    <section className={styles.panel}>
      <div className={styles.line}>
        <Heading as="h2" size="3">
          {t.title}
        </Heading>
        <StageBadge stage={stage} />
      </div>
      <p className={styles.soft}>{describe}</p>
      {publishAt !== null && <p className={styles.soft}>{t.scheduled({ when: dateTimeText(language, publishAt) })}</p>}
      {children}
      {isChanged && <p className={styles.soft}>{t.saveFirst}</p>}
      <Problem message={problem} />
      {deletedAt !== null ? (
        <>
          <p className={styles.soft}>{t.deleted}</p>
          <Button type="button" disabled={isBusy} onClick={() => void run(actions.onRestore)}>
            {t.restore}
          </Button>
          <Button
            type="button"
            variant="ghost"
            color="red"
            className={styles.add}
            disabled={isBusy}
            onClick={() => void purge()}
          >
            {t.purge}
          </Button>
        </>
      ) : (
        <>
          <div className={styles.line}>
            {stage !== 'published' && (
              <Button type="button" disabled={disabled} onClick={to({ stage: 'published', publishAt: null })}>
                {t.publish}
              </Button>
            )}
            {stage === 'draft' && (
              <Button
                type="button"
                variant="soft"
                disabled={disabled}
                onClick={to({ stage: 'review', publishAt: null })}
              >
                {t.review}
              </Button>
            )}
            {(stage === 'review' || (stage === 'published' && actions.onWithdraw === undefined)) && (
              <Button
                type="button"
                variant="soft"
                color="gray"
                disabled={disabled}
                onClick={to({ stage: 'draft', publishAt: null })}
              >
                {t.draft}
              </Button>
            )}
            {isLive && actions.onWithdraw !== undefined && (
              <Button
                type="button"
                variant="soft"
                color="gray"
                disabled={disabled}
                onClick={() => actions.onWithdraw && void run(actions.onWithdraw)}
              >
                {t.withdraw}
              </Button>
            )}
          </div>
          {stage !== 'published' && (
            <div className={styles.schedule}>
              <Field label={t.at} type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
              <Button
                type="button"
                variant="soft"
                disabled={disabled || at === ''}
                onClick={() => to({ stage: 'review', publishAt: new Date(at).toISOString() })()}
              >
                {t.schedule}
              </Button>
            </div>
          )}
          <Button
            type="button"
            variant="ghost"
            color="red"
            className={styles.add}
            disabled={isBusy}
            onClick={() => void run(actions.onDelete)}
          >
            {t.remove}
          </Button>
        </>
      )}
    </section>
  );
}
