import { Button } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import type { StudentQuestionFragment } from '#api/documents/classrooms/class-teaching.generated.ts';
import { AnswerStudentQuestionDocument } from '#api/documents/classrooms/stream.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { STUDENT_ANSWER_MAX_CHARS } from '#domain/classrooms/stream/stream.limits.ts';
import { studentAnswerSchema } from '#domain/classrooms/stream/stream.schema.ts';
import { href } from '#routes/href.ts';
import { streamTexts } from '#texts/classrooms/stream.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import { QuestionList } from '../../../shared/classrooms/stream/question-list.tsx';
import { useDeleteQuestion } from '../../../shared/classrooms/stream/use-delete-question.ts';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';

/** What students ask about assignments, those without an answer first. */
export function TaughtQuestions({ questions }: { readonly questions: readonly StudentQuestionFragment[] }) {
  const { questions: t, answer: words } = useTexts(streamTexts);
  const api = useApi();
  const dialog = useDialog();
  const { revalidate } = useRevalidator();
  const deleteQuestion = useDeleteQuestion();
  const reply = async ({ id, text, answer, isPublic }: StudentQuestionFragment): Promise<void> => {
    const { reason } = await dialog.open({
      title: words.title,
      text,
      form: (controls) => (
        <DialogForm
          controls={controls}
          schema={studentAnswerSchema}
          read={(data) => ({ answer: data.get('answer'), isPublic: data.get('isPublic') !== null })}
          send={async (given) => {
            await api(AnswerStudentQuestionDocument, { id, ...given });
          }}
          confirmLabel={words.send}
        >
          {(errors) => (
            <>
              <TextAreaField
                label={words.label}
                name="answer"
                rows={4}
                maxLength={STUDENT_ANSWER_MAX_CHARS}
                defaultValue={answer ?? ''}
                error={errors.answer}
              />
              <CheckboxField label={words.public} hint={words.publicHint} name="isPublic" defaultChecked={isPublic} />
            </>
          )}
        </DialogForm>
      ),
    });
    if (reason === 'confirm') await revalidate();
  };
  return (
    <PageSection id="questions" title={t.taught}>
      {questions.length === 0 ? (
        <p className={pages.empty}>{t.noneTaught}</p>
      ) : (
        <QuestionList
          isTeacher
          questions={questions}
          addressOf={(id) => href('teacher.assignment.detail', { id })}
          actions={(question) => (
            <span className={pages.actions}>
              <Button size="2" variant="soft" onClick={() => void reply(question)}>
                {question.answer === null ? words.open : words.change}
              </Button>
              <Button size="2" variant="ghost" color="gray" onClick={() => void deleteQuestion(question.id)}>
                {t.delete}
              </Button>
            </span>
          )}
        />
      )}
    </PageSection>
  );
}
