import { Button, Heading } from '@radix-ui/themes';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type ComparedAccountsQuery,
  MergeAccountsDocument,
  MergePreviewDocument,
  type MergePreviewQuery,
} from '#api/documents/users/merge.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useTexts } from '#texts/current-language.ts';
import { mergeTexts } from '#texts/users/merge/merge.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { useLoaded } from '../../../shared/platform/use-loaded.ts';
import users from '../users.module.css';
import styles from './merge.module.css';
import { duplicatesHref } from './merge-address.ts';

type Account = ComparedAccountsQuery['comparedAccounts'][number];
type Props = { readonly kept: Account; readonly closed: Account };

/** What a merge does, and the button that does it. */
export function MergePreview({ kept, closed }: Props) {
  const t = useTexts(mergeTexts);
  const api = useApi();
  const { answer, problem } = useLoaded(
    useCallback(() => api(MergePreviewDocument, { kept: kept.id, closed: closed.id }), [api, kept.id, closed.id]),
  );
  return (
    <Panel title={t.preview}>
      <Problem message={problem} />
      {answer === null ? (
        problem === null && <LoadingSkeleton heights={[120]} />
      ) : (
        <>
          <Effect effect={answer.mergePreview} kept={kept} closed={closed} />
          <MergeButton kept={kept} closed={closed} />
        </>
      )}
    </Panel>
  );
}

function Effect({ effect: { moved, conflicts }, kept, closed }: Props & { effect: MergePreviewQuery['mergePreview'] }) {
  const t = useTexts(mergeTexts);
  return (
    <>
      <Heading as="h3" size="3">
        {t.movedTitle({ email: kept.email })}
      </Heading>
      {moved.length === 0 ? (
        <p className={users.text}>{t.nothingMoves}</p>
      ) : (
        <ul className={styles.list}>
          {moved.map(({ kind, count }) => (
            <li key={kind}>{t.moved[kind]({ count })}</li>
          ))}
        </ul>
      )}
      {conflicts.length > 0 && (
        <>
          <Heading as="h3" size="3">
            {t.conflictsTitle}
          </Heading>
          <p className={users.text}>{t.conflictsIntro}</p>
          <ul className={styles.list}>
            {conflicts.map(({ kind, count }) => (
              <li key={kind}>{t.conflicts[kind]({ count })}</li>
            ))}
          </ul>
        </>
      )}
      <Heading as="h3" size="3">
        {t.endsTitle}
      </Heading>
      <p className={users.text}>{t.ends({ email: closed.email })}</p>
    </>
  );
}

function MergeButton({ kept, closed }: Props) {
  const t = useTexts(mergeTexts);
  const api = useApi();
  const dialog = useDialog();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  async function merge(): Promise<void> {
    setProblem(null);
    const { reason } = await dialog.open({
      title: t.confirmTitle,
      text: t.confirmText({ closed: closed.email, kept: kept.email }),
      confirmLabel: t.mergeButton,
      cancelLabel: t.cancel,
      isDangerous: true,
    });
    if (reason !== 'confirm') return;
    setSending(true);
    try {
      await api(MergeAccountsDocument, { kept: kept.id, closed: closed.id });
      dialog.toast(t.done({ email: kept.email }));
      await navigate(duplicatesHref());
    } catch (cause) {
      setProblem(describeProblem(cause).message);
      setSending(false);
    }
  }
  return (
    <>
      <Problem message={problem} />
      <div className={pages.actions}>
        <Button size="3" color="red" loading={isSending} onClick={() => void merge()}>
          {t.mergeButton}
        </Button>
      </div>
    </>
  );
}
