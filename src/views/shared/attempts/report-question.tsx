import { Button, TextArea } from '@radix-ui/themes';
import { useId, useState } from 'react';
import { QUESTION_REPORT_MAX_CHARS } from '#domain/questions/question.limits.ts';
import { REPORT_REASONS, type ReportReason } from '#domain/questions/report-reason.ts';
import { useTexts } from '#texts/current-language.ts';
import { practiceTexts } from '#texts/study/practice.texts.ts';
import styles from './practice.module.css';

/** Reports a problem with a question to its authors. */
export function ReportQuestion({ onSend }: { onSend: (reason: ReportReason, text: string) => Promise<boolean> }) {
  const t = useTexts(practiceTexts).report;
  const id = useId();
  const [stage, setStage] = useState<'closed' | 'open' | 'sent'>('closed');
  const [reason, setReason] = useState<ReportReason>('wrongKey');
  const [text, setText] = useState('');
  if (stage === 'sent') {
    return (
      <p className={styles.soft} role="status">
        {t.thanks}
      </p>
    );
  }
  if (stage === 'closed') {
    return (
      <Button size="2" variant="ghost" color="gray" className={styles.report} onClick={() => setStage('open')}>
        {t.open}
      </Button>
    );
  }
  return (
    <form
      className={styles.reportForm}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await onSend(reason, text)) setStage('sent');
      }}
    >
      <label htmlFor={`${id}reason`}>{t.reason}</label>
      <select
        id={`${id}reason`}
        className={styles.select}
        value={reason}
        onChange={({ currentTarget: { value } }) =>
          setReason(REPORT_REASONS.find((entry) => entry === value) ?? reason)
        }
      >
        {REPORT_REASONS.map((entry) => (
          <option key={entry} value={entry}>
            {t.reasons[entry]}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}text`}>{t.text}</label>
      <TextArea
        id={`${id}text`}
        rows={3}
        maxLength={QUESTION_REPORT_MAX_CHARS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.line}>
        <Button type="submit" size="2">
          {t.send}
        </Button>
        <Button type="button" size="2" variant="soft" color="gray" onClick={() => setStage('closed')}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
