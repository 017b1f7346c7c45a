import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SaveReportCommentDocument } from '#api/documents/classrooms/student-report.generated.ts';
import { useApi } from '#client/app.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import type { ReportStudentData } from './report-data.ts';

const PAUSE_MS = 1_000;

/** Whether the comment is saved. `changed`: another teacher has changed it, and nothing is overwritten. */
export type CommentStatus = 'unchanged' | 'saving' | 'saved' | 'changed' | { readonly problem: string };

/** The comment on a student, saved after a pause in typing, one request after the other, and when the field is left. */
export function useSavedComment(set: string, student: ReportStudentData, onWritten: (isWritten: boolean) => void) {
  const api = useApi();
  const [text, setText] = useState(student.comment);
  const [status, setStatus] = useState<CommentStatus>('unchanged');
  const stored = useRef({ text: student.comment, version: student.commentVersion });
  const queue = useRef(Promise.resolve());

  const send = async (written: string): Promise<void> => {
    if (written === stored.current.text) return;
    setStatus('saving');
    try {
      const { version } = stored.current;
      const saved = await api(SaveReportCommentDocument, { set, student: student.id, text: written, version });
      stored.current = { text: written, version: saved.saveReportComment };
      setStatus('saved');
    } catch (cause) {
      const isChanged = cause instanceof ProductError && cause.code === 'CHANGED_MEANWHILE';
      setStatus(isChanged ? 'changed' : { problem: describeProblem(cause).message });
    }
  };
  const save = (): Promise<void> => {
    queue.current = queue.current.then(() => send(text));
    return queue.current;
  };
  const savePending = useEffectEvent(() => void save());
  useEffect(() => {
    if (text === stored.current.text) return;
    const timer = setTimeout(() => savePending(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const saveAtEnd = useEffectEvent(() => void save());
  useEffect(() => () => saveAtEnd(), []);

  const change = (changed: string): void => {
    setText(changed);
    onWritten(changed.trim() !== '');
  };
  return { text, change, save, status };
}
