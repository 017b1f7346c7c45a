import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { ChangePasswordDocument } from '#api/documents/users/own-account.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { PASSWORD_MIN_CHARS } from '#domain/access/sign-in.limits.ts';
import { passwordChangeSchema } from '#domain/users/own-profile.schema.ts';
import { newPasswordTexts } from '#texts/access/new-password.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { accountTexts } from '#texts/users/account.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { CurrentPassword } from '../../access/current-password.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import { useDone } from './account.data.ts';
import styles from './account.module.css';

/** Changes the password. */
export function Password() {
  const { password: t } = useTexts(accountTexts);
  const { passwordHint } = useTexts(newPasswordTexts);
  const api = useApi();
  const done = useDone();
  const email = useSession()?.email ?? '';
  // Once it is changed, the fields are cleared.
  const [round, setRound] = useState(0);
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: passwordChangeSchema,
    send: async (change) => {
      await api(ChangePasswordDocument, change);
      setRound((count) => count + 1);
      await done(t.saved);
    },
  });
  return (
    <Panel title={t.title}>
      <p className={styles.text}>{t.intro}</p>
      <form key={round} className={styles.form} {...form}>
        <Problem message={problem} />
        {/* A password manager saves the new password under this name. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <CurrentPassword label={t.current} name="current" error={errors.current} />
        <Field
          label={t.next}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={passwordHint({ min: PASSWORD_MIN_CHARS })}
          error={errors.password}
        />
        <Button type="submit" size="3" loading={isSending}>
          {t.save}
        </Button>
      </form>
    </Panel>
  );
}
