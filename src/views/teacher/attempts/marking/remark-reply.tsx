import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { ReplyToRemarkDocument } from '#api/documents/attempts/marking.generated.ts';
import { useApi } from '#client/app.context.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from '../../teacher.module.css';

/** A student's re-mark request, and the reply. */
export function RemarkReply({
  answer: { attempt, position },
  request,
}: {
  readonly answer: { readonly attempt: string; readonly position: number };
  readonly request: { readonly text: string; readonly answer: string | null };
}) {
  const api = useApi();
  const t = useTexts(teachingTexts).marking;
  const [text, setText] = useState(request.answer ?? '');
  const [isAnswered, setIsAnswered] = useState(request.answer !== null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setProblem(null);
    try {
      await api(ReplyToRemarkDocument, { attempt, position, text });
      setIsAnswered(true);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };
  return (
    <>
      <p className={styles.written}>
        <b>{t.remarkRequest}:</b> <bdi>{request.text}</bdi>
      </p>
      <TextAreaField label={t.answer} rows={2} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Problem message={problem} />
      <div className={styles.bar}>
        <Button size="2" variant="soft" onClick={() => void send()}>
          {t.sendAnswer}
        </Button>
        <span role="status">{isAnswered && t.answered}</span>
      </div>
    </>
  );
}
