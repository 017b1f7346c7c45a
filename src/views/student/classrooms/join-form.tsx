import { Button, Heading } from '@radix-ui/themes';
import { useNavigate } from 'react-router';
import { JoinClassroomDocument } from '#api/documents/classrooms/classroom.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { joinSchema } from '#domain/classrooms/classroom.schema.ts';
import { href } from '#routes/href.ts';
import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../shared/platform/form/checked-form.ts';
import styles from './classes.module.css';

/** Joins a class by the code of a link. */
export function JoinForm({ code }: { readonly code: string }) {
  const { join: t } = useTexts(classesTexts);
  const api = useApi();
  const raise = useToast();
  const navigate = useNavigate();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: joinSchema,
    send: async (input) => {
      const { joinClassroom } = await api(JoinClassroomDocument, input);
      raise({ message: t.joined });
      await navigate(href('classroom.detail', { id: joinClassroom }));
    },
  });
  return (
    <form {...form} className={styles.join} aria-labelledby="join">
      <Heading as="h2" size="4" id="join">
        {t.title}
      </Heading>
      <Problem message={problem} />
      <Field
        label={t.code}
        name="code"
        hint={t.hint}
        autoComplete="off"
        spellCheck={false}
        defaultValue={code}
        error={errors.code}
      />
      <div>
        <Button type="submit" size="3" loading={isSending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
