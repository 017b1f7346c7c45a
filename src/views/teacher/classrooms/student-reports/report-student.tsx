import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { ReportPreviewDocument } from '#api/documents/classrooms/student-report.generated.ts';
import { useApi } from '#client/app.context.ts';
import { openPdf } from '#client/classrooms/open-pdf.ts';
import { fillComment } from '#domain/classrooms/student-reports/report-comment.rule.ts';
import { REPORT_COMMENT_MAX_CHARS } from '#domain/classrooms/student-reports/student-report.limits.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import type { BankCommentData, ReportStudentData } from './report-data.ts';
import styles from './student-reports.module.css';
import { useSavedComment } from './use-saved-comment.ts';

type Props = {
  readonly set: string;
  readonly student: ReportStudentData;
  readonly bank: readonly BankCommentData[];
  readonly onWritten: (isWritten: boolean) => void;
};

const SHOWN_CHARS = 60;

/** A student of the reports: marks, and the comment, which is saved while it is written. */
export function ReportStudent({ set, student, bank, onWritten }: Props) {
  const t = useTexts(studentReportsTexts);
  const api = useApi();
  const { text, change, save, status } = useSavedComment(set, student, onWritten);
  const [problem, setProblem] = useState<string | null>(null);
  const insert = (id: string): void => {
    const template = bank.find((comment) => comment.id === id)?.text;
    if (template === undefined) return;
    const { text: filled, missing, unknown } = fillComment(template, student.values);
    const names = [...missing, ...unknown].map((name) => `{${name}}`);
    setProblem(names.length === 0 ? null : t.missing({ names: names.join(', ') }));
    if (names.length === 0) change(text === '' ? filled : `${text}\n\n${filled}`);
  };
  const preview = async (): Promise<void> => {
    setProblem(null);
    try {
      await openPdf(async () => {
        await save();
        return (await api(ReportPreviewDocument, { set, student: student.id })).reportPreview;
      }, student.name);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };
  return (
    <section className={styles.student} aria-label={student.name}>
      <div className={styles.line}>
        <div>
          <h3 className={styles.name}>{student.name}</h3>
          <p className={styles.soft}>
            {joinedLine(
              t.marks({ count: student.markCount }),
              student.average === null ? null : t.average({ share: student.average }),
              text.trim() === '' ? t.noComment : t.hasComment,
            )}
          </p>
        </div>
        <Button
          size="2"
          variant="soft"
          onClick={() => void preview()}
          aria-label={t.previewNamed({ name: student.name })}
        >
          {t.preview}
        </Button>
      </div>
      <TextAreaField
        label={t.comment({ name: student.name })}
        rows={3}
        maxLength={REPORT_COMMENT_MAX_CHARS}
        value={text}
        onChange={({ target }) => change(target.value)}
        onBlur={() => void save()}
      />
      {bank.length > 0 && (
        <SelectField
          label={t.insert}
          value=""
          placeholder={t.insertHint}
          options={bank.map(({ id, text: shown }) => ({
            value: id,
            label: shown.length > SHOWN_CHARS ? `${shown.slice(0, SHOWN_CHARS)}…` : shown,
          }))}
          onChange={({ target }) => insert(target.value)}
        />
      )}
      <Problem message={problem} />
      <p className={styles.soft} role="status">
        {status === 'saving' && t.saving}
        {status === 'saved' && t.savedComment}
        {status === 'changed' && t.changed}
        {typeof status === 'object' && status.problem}
      </p>
    </section>
  );
}
