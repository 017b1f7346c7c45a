import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { SaveStudentNoteDocument } from '#api/documents/classrooms/student-page.generated.ts';
import { useApi } from '#client/app.context.ts';
import { studentNoteSchema } from '#domain/classrooms/students/student-note.schema.ts';
import { STUDENT_NOTE_MAX_CHARS } from '#domain/classrooms/students/student-page.limits.ts';
import { studentPageTexts } from '#texts/classrooms/student-page.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useCheckedForm } from '../../../shared/platform/form/checked-form.ts';
import teaching from '../teaching.module.css';
import type { TaughtStudent } from './taught-student.ts';

type Props = { readonly classroom: string; readonly student: string; readonly note: TaughtStudent['note'] };

/** What the teachers of the class note about the student. */
export function PrivateNote({ classroom, student, note }: Props) {
  const t = useTexts(studentPageTexts);
  const api = useApi();
  const [version, setVersion] = useState(note?.version ?? 0);
  const [isSaved, setIsSaved] = useState(false);
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: studentNoteSchema,
    read: (data) => ({ text: String(data.get('text') ?? ''), version }),
    send: async (given) => {
      setIsSaved(false);
      const saved = await api(SaveStudentNoteDocument, { classroom, student, ...given });
      setVersion(saved.saveStudentNote);
      setIsSaved(true);
    },
  });
  return (
    <form {...form} className={pages.section} aria-labelledby="note">
      <Heading as="h2" size="5" id="note">
        {t.note}
      </Heading>
      <Problem message={problem} />
      <TextAreaField
        label={t.note}
        hint={t.noteHint}
        name="text"
        rows={4}
        maxLength={STUDENT_NOTE_MAX_CHARS}
        defaultValue={note?.text ?? ''}
        error={errors.text}
      />
      {note !== null && version === note.version && (
        <p className={teaching.soft}>{t.written({ by: note.writtenBy, at: note.writtenAt })}</p>
      )}
      <div className={pages.actions}>
        <Button type="submit" size="3" loading={isSending}>
          {t.saveNote}
        </Button>
        <p role="status" className={teaching.soft}>
          {isSaved ? t.saved : ''}
        </p>
      </div>
    </form>
  );
}
