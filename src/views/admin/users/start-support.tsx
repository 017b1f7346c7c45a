import { Button } from '@radix-ui/themes';
import * as z from 'zod/mini';
import { StartSupportDocument, type UserQuery } from '#api/documents/users/users.generated.ts';
import { useApi } from '#client/app.context.ts';
import { supportReasonSchema } from '#domain/users/user.schema.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { userTexts } from '#texts/users/users.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { useCheckedForm } from '../../shared/platform/form/checked-form.ts';
import styles from './users.module.css';

const supportSchema = z.object({ reason: supportReasonSchema });

/** Starts support access to an account, with a reason. */
export function StartSupport({ user }: { readonly user: UserQuery['user'] }) {
  const { user: t } = useTexts(userTexts);
  const api = useApi();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: supportSchema,
    send: async ({ reason }) => {
      await api(StartSupportDocument, { id: user.id, reason });
      // The page is reloaded, so that nothing loaded as the support user is shown as the other user's.
      window.location.assign(href('home'));
    },
  });
  return (
    <Panel title={t.help}>
      <p className={styles.text}>{t.helpIntro({ name: user.name })}</p>
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        <Field label={t.reason} name="reason" autoComplete="off" hint={t.reasonHint} error={errors.reason} />
        <Button type="submit" size="3" variant="soft" color="amber" loading={isSending}>
          {t.start}
        </Button>
      </form>
    </Panel>
  );
}
