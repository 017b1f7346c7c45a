import { Button, Heading } from '@radix-ui/themes';
import * as z from 'zod/mini';
import { DeleteAccountDocument } from '#api/documents/users/privacy.generated.ts';
import { useApi, useAuth, useSession, useToast } from '#client/app.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { deletionTexts } from '#texts/users/deletion.texts.ts';
import { dateText } from '#texts/wording/date.wording.ts';
import { Problem } from '#ui/form/problem.tsx';
import { CurrentPassword } from '../../access/current-password.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import styles from './deletion.module.css';

const schema = z.object({ password: z.string() });

/** For signed-in users: the password confirms the deletion, and every session ends with it. */
export function DeletionByPassword() {
  const { own: t } = useTexts(deletionTexts);
  const language = useLanguage();
  const api = useApi();
  const raise = useToast();
  const { signOut } = useAuth();
  const email = useSession()?.email ?? '';
  const { form, errors, problem, isSending } = useCheckedForm({
    schema,
    send: async (input) => {
      try {
        const { deleteAccount } = await api(DeleteAccountDocument, input);
        raise({ message: t.done({ day: dateText(language, deleteAccount) }), color: 'positive', delayed: true });
        // The session has ended; this deletes what the browser stores, and leaves the page.
        signOut();
      } catch (cause) {
        // The catalogue's message is about sign-in; here only the password was requested.
        const isPassword = cause instanceof ProductError && cause.code === 'WRONG_CREDENTIALS';
        throw isPassword ? new ProductError('INVALID_INPUT', { fields: { password: t.wrongPassword }, cause }) : cause;
      }
    },
  });
  return (
    <section className={styles.panel} aria-labelledby="by-password">
      <Heading as="h2" size="5" id="by-password">
        {t.title}
      </Heading>
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <CurrentPassword label={t.password} error={errors.password} />
        <Button type="submit" size="3" color="red" loading={isSending}>
          {t.submit}
        </Button>
      </form>
    </section>
  );
}
