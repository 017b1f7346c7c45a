import { Button } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import { AskAboutAssignmentDocument } from '#api/documents/classrooms/stream.generated.ts';
import type { StudentQuestionFragment } from '#api/documents/classrooms/student-work.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { STUDENT_QUESTION_MAX_CHARS } from '#domain/classrooms/stream/stream.limits.ts';
import { studentQuestionSchema } from '#domain/classrooms/stream/stream.schema.ts';
import { href } from '#routes/href.ts';
import { streamTexts } from '#texts/classrooms/stream.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import { QuestionList } from '../../../shared/classrooms/stream/question-list.tsx';
import { useDeleteQuestion } from '../../../shared/classrooms/stream/use-delete-question.ts';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';

type Questions = { readonly questions: readonly StudentQuestionFragment[] };

/** The student's questions about an assignment, those answered for everyone, and a button to ask. */
export function AssignmentQuestions({ assignment, questions }: Questions & { readonly assignment: string }) {
  const { ask: t, questions: words } = useTexts(streamTexts);
  const api = useApi();
  const dialog = useDialog();
  const { revalidate } = useRevalidator();
  const ask = async (): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.open,
      form: (controls) => (
        <DialogForm
          controls={controls}
          schema={studentQuestionSchema}
          send={async ({ text }) => {
            await api(AskAboutAssignmentDocument, { assignment, text });
          }}
          confirmLabel={t.send}
        >
          {(errors) => (
            <TextAreaField
              label={t.label}
              hint={t.hint}
              name="text"
              rows={4}
              maxLength={STUDENT_QUESTION_MAX_CHARS}
              error={errors.text}
            />
          )}
        </DialogForm>
      ),
    });
    if (reason !== 'confirm') return;
    dialog.toast(t.sent);
    await revalidate();
  };
  return (
    <PageSection id="questions" title={words.title}>
      <p className={pages.intro}>{t.intro}</p>
      <Questions questions={questions} />
      <div>
        <Button size="3" variant="soft" onClick={() => void ask()}>
          {t.open}
        </Button>
      </div>
    </PageSection>
  );
}

/** The questions of a class that the student may see. */
export function ClassQuestions({ questions }: Questions) {
  const { questions: t } = useTexts(streamTexts);
  if (questions.length === 0) return null;
  return (
    <PageSection id="questions" title={t.title}>
      <Questions questions={questions} addressOf={(id) => href('assignment.detail', { id })} />
    </PageSection>
  );
}

function Questions({ questions, ...where }: Questions & { readonly addressOf?: (assignment: string) => string }) {
  const { questions: t } = useTexts(streamTexts);
  const deleteQuestion = useDeleteQuestion();
  if (questions.length === 0) return null;
  return (
    <QuestionList
      {...where}
      isTeacher={false}
      questions={questions}
      actions={({ id, isOwn, answer }) =>
        isOwn &&
        answer === null && (
          <Button size="2" variant="ghost" color="gray" onClick={() => void deleteQuestion(id)}>
            {t.delete}
          </Button>
        )
      }
    />
  );
}
