import { Button, Checkbox, Text } from '@radix-ui/themes';
import type * as z from 'zod/mini';
import { SaveOwnProfileDocument } from '#api/documents/users/own-account.generated.ts';
import { useApi, useAuth, useSession } from '#client/app.context.ts';
import { ownProfileSchema } from '#domain/users/own-profile.schema.ts';
import { LEVELS, type Level, profileSchema } from '#domain/users/profile.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { accountTexts } from '#texts/users/account.texts.ts';
import { profileTexts } from '#texts/users/profile.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import { type AccountData, useDone } from './account.data.ts';
import styles from './account.module.css';

const anySchema: z.ZodMiniType<{ name: string; subjects: string[]; level?: Level }> = ownProfileSchema;

const read = (data: FormData) => ({
  name: data.get('name'),
  level: data.get('level'),
  subjects: data.getAll('subjects'),
});

/** The user's name, and their subjects. */
export function Profile({ data: { ownAccount: account, subjects } }: AccountData) {
  const { profile: t } = useTexts(accountTexts);
  const { levels } = useTexts(profileTexts);
  const api = useApi();
  const { reread } = useAuth();
  const done = useDone();
  const role = useSession()?.userRole ?? 'student';
  const isStudent = role === 'student';
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: isStudent ? profileSchema : anySchema,
    read,
    send: async (input) => {
      await api(SaveOwnProfileDocument, input);
      await reread();
      await done(t.saved);
    },
  });
  return (
    <Panel title={t.title}>
      <dl className={styles.facts}>
        <dt>{t.email}</dt>
        <dd>{account.email}</dd>
        {account.school !== null && (
          <>
            <dt>{t.school}</dt>
            <dd>{account.school}</dd>
          </>
        )}
      </dl>
      <p className={styles.text}>{t.emailHint}</p>
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        <Field label={t.name} name="name" autoComplete="name" defaultValue={account.name} error={errors.name} />
        {isStudent && (
          <SelectField
            label={t.level}
            name="level"
            defaultValue={account.level ?? ''}
            options={LEVELS.map((level) => ({ value: level, label: levels[level] }))}
            error={errors.level}
          />
        )}
        {(isStudent || role === 'teacher') && (
          <FieldGroup legend={isStudent ? t.studied : t.taught} error={errors.subjects}>
            <div className={styles.choices}>
              {subjects.map(({ id, title }) => (
                <Text as="label" size="3" key={id} className={styles.choice}>
                  <Checkbox size="3" name="subjects" value={id} defaultChecked={account.subjects.includes(id)} />
                  {title}
                </Text>
              ))}
            </div>
          </FieldGroup>
        )}
        <Button type="submit" size="3" loading={isSending}>
          {t.save}
        </Button>
      </form>
    </Panel>
  );
}
