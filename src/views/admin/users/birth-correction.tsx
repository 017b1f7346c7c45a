import { Button } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import { CorrectBirthDocument } from '#api/documents/users/users.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { birthSchemaAt } from '#domain/users/consent/guardian.rule.ts';
import { useTexts } from '#texts/current-language.ts';
import { userTexts } from '#texts/users/users.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { BirthFields, readBirth } from '../../shared/platform/form/birth-fields.tsx';
import { useCheckedForm } from '../../shared/platform/form/checked-form.ts';
import styles from './users.module.css';

/** Corrects the month of birth of a student, who can enter it only once. The entered month is not shown. */
export function BirthCorrection({ student }: { readonly student: { readonly id: string; readonly name: string } }) {
  const { birth: t } = useTexts(userTexts);
  const api = useApi();
  const raise = useToast();
  const { revalidate } = useRevalidator();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: birthSchemaAt(new Date()),
    read: readBirth,
    send: async ({ born }) => {
      await api(CorrectBirthDocument, { id: student.id, born });
      raise({ message: t.saved, color: 'positive' });
      await revalidate();
    },
  });
  return (
    <Panel title={t.title}>
      <p className={styles.text}>{t.intro({ name: student.name })}</p>
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        <BirthFields legend={t.legend} error={errors.born} />
        <div>
          <Button type="submit" size="3" variant="soft" loading={isSending}>
            {t.save}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
