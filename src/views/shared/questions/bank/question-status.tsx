import {
  DeleteQuestionDocument,
  PurgeQuestionDocument,
  QuestionUseDocument,
  type QuestionUseQuery,
  RestoreQuestionDocument,
  SetQuestionStageDocument,
  WithdrawQuestionDocument,
} from '#api/documents/questions/authoring.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import styles from '../authoring/authoring.module.css';
import type { Authored } from '../authoring/question-draft.ts';
import { Health, type StageChange } from '../authoring/status-badge.tsx';

export type Use = QuestionUseQuery['questionUse'];

/** Attempts are counted up to this number; see the server. */
const COUNTED_MOST = 10_000;

/** A number of attempts in words. */
export function useCountUpTo(): (count: number) => string {
  const { countUpTo } = useTexts(authoringTexts);
  return (count) => countUpTo({ count: Math.min(count, COUNTED_MOST), isMore: count >= COUNTED_MOST });
}

/** Where a question is used. */
export function UseText({ use }: { readonly use: Use }) {
  const t = useTexts(authoringTexts).status;
  const upTo = useCountUpTo();
  const { quizzes, papers, openAttempts, pastAttempts } = use;
  const isUsed = quizzes.length + papers.length + openAttempts + pastAttempts > 0;
  if (!isUsed) return <p className={styles.soft}>{t.unused}</p>;
  return (
    <ul className={styles.uses}>
      {quizzes.length > 0 && (
        <li title={nameList(quizzes.map(({ title }) => title))}>{t.quizzes({ count: quizzes.length })}</li>
      )}
      {papers.length > 0 && (
        <li title={nameList(papers.map(({ title }) => title))}>{t.papers({ count: papers.length })}</li>
      )}
      {openAttempts + pastAttempts > 0 && <li>{t.attempts({ open: upTo(openAttempts), past: upTo(pastAttempts) })}</li>}
    </ul>
  );
}

/** The status of a question; its uses are shown before it changes. */
export function QuestionStatus({
  item,
  use,
  listAddress,
  isChanged,
  onChanged,
}: {
  readonly item: Authored;
  readonly use: Use;
  readonly listAddress?: string | undefined;
  readonly isChanged: boolean;
  readonly onChanged: () => void;
}) {
  const t = useTexts(authoringTexts).status;
  const api = useApi();
  const dialog = useDialog();
  const raise = useToast();
  const target = { id: item.id, revision: item.revision };

  /** Asks for confirmation, with the current uses, and runs the action. */
  const confirmThen = async (title: string, label: string, work: () => Promise<unknown>): Promise<void> => {
    const { questionUse } = await api(QuestionUseDocument, { id: item.id });
    let failure: unknown = null;
    const { reason } = await dialog.open({
      title,
      text: <UseText use={questionUse} />,
      confirmLabel: label,
      cancelLabel: t.cancel,
      work: async () => {
        await work().catch((cause: unknown) => {
          failure = cause;
        });
      },
    });
    if (failure !== null) throw failure;
    if (reason !== 'confirm') return;
    raise({ message: t.done });
    onChanged();
  };

  const onStage = async (change: StageChange): Promise<void> => {
    const work = () => api(SetQuestionStageDocument, { ...target, ...change });
    if (change.stage === 'published') return confirmThen(t.confirmTitle, t.publish, work);
    await work();
    raise({ message: t.done });
    onChanged();
  };

  const isLive = item.publishedAt !== null && item.deletedAt === null;
  return (
    <Health
      stage={item.stage}
      publishAt={item.publishAt}
      deletedAt={item.deletedAt}
      describe={isLive ? t.live({ version: item.version }) : t.notLive}
      isLive={isLive}
      listAddress={listAddress}
      isChanged={isChanged}
      onStage={onStage}
      onWithdraw={() => confirmThen(t.confirmWithdraw, t.withdraw, () => api(WithdrawQuestionDocument, target))}
      onDelete={() => confirmThen(t.confirmDelete, t.remove, () => api(DeleteQuestionDocument, target))}
      onRestore={async () => {
        await api(RestoreQuestionDocument, target);
        onChanged();
      }}
      onPurge={async () => {
        await api(PurgeQuestionDocument, target);
      }}
    >
      <UseText use={use} />
    </Health>
  );
}
