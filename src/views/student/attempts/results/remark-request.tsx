import { Button } from '@radix-ui/themes';
import { type FormEvent, useState } from 'react';
import { type ReleasedMarksQuery, RequestRemarkDocument } from '#api/documents/attempts/released-marks.generated.ts';
import { useApi } from '#client/app.context.ts';
import { MARK_COMMENT_MAX_CHARS } from '#domain/attempts/attempt.limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import pages from '#ui/page/page.module.css';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from './results.module.css';

type Props = { readonly attempt: string; readonly mark: ReleasedMarksQuery['releasedMarks'][number] };

/** Requests a re-mark, once; then shows the request and the reply. */
export function RemarkRequest({ attempt, mark: { position, remarkRequest } }: Props) {
  const { released: t } = useTexts(analysisTexts);
  const [sent, setSent] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const remarkText = remarkRequest?.text ?? sent;
  if (remarkText !== null) {
    return (
      <div className={styles.remarkText} role="status">
        <b>{t.request}</b>
        <p dir="auto">{remarkText}</p>
        {remarkRequest?.answer ? (
          <>
            <b>{t.answer}</b>
            <p dir="auto">{remarkRequest.answer}</p>
          </>
        ) : (
          <p className={styles.soft}>{t.waits}</p>
        )}
      </div>
    );
  }
  if (isOpen) return <RemarkRequestForm {...{ attempt, position }} onSent={setSent} onCancel={() => setOpen(false)} />;
  return (
    <div>
      <Button size="2" variant="soft" onClick={() => setOpen(true)}>
        {t.ask}
      </Button>
    </div>
  );
}

function RemarkRequestForm({
  attempt,
  position,
  onSent,
  onCancel,
}: {
  readonly attempt: string;
  readonly position: number;
  readonly onSent: (text: string) => void;
  readonly onCancel: () => void;
}) {
  const { released: t } = useTexts(analysisTexts);
  const api = useApi();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem(null);
    setSending(true);
    try {
      await api(RequestRemarkDocument, { attempt, position, text });
      onSent(text);
    } catch (cause) {
      const { message, fields } = describeProblem(cause);
      setProblem(fields.text ?? message);
      setSending(false);
    }
  };
  return (
    <form className={pages.section} onSubmit={(event) => void send(event)}>
      <TextAreaField
        label={t.why}
        hint={t.whyHint}
        error={problem ?? undefined}
        rows={3}
        maxLength={MARK_COMMENT_MAX_CHARS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={pages.actions}>
        <Button size="3" type="submit" loading={isSending}>
          {t.send}
        </Button>
        <Button size="3" type="button" variant="soft" color="gray" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
