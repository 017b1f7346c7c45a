import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { Link, useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { AcceptInvitationDocument } from '#api/documents/classrooms/invitation.generated.ts';
import { useApi, useAuth } from '#client/app.context.ts';
import { newPasswordSchema } from '#domain/access/new-password.schema.ts';
import { PASSWORD_MIN_CHARS } from '#domain/access/sign-in.limits.ts';
import { href } from '#routes/href.ts';
import { invitationTexts } from '#texts/access/invitation.texts.ts';
import { newPasswordTexts } from '#texts/access/new-password.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../platform/form/checked-form.ts';
import styles from './auth-form.module.css';

const schema = z.object({ password: newPasswordSchema });

/**
 * The target of an invitation's link: the user sets a password and is signed in. The token is in the fragment (`#`).
 */
export function Component() {
  const t = useTexts(invitationTexts);
  const { passwordHint } = useTexts(newPasswordTexts);
  const api = useApi();
  const { signIn } = useAuth();
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const { form, errors, problem, isSending } = useCheckedForm({
    schema,
    send: async ({ password }) => {
      const { acceptInvitation: email } = await api(AcceptInvitationDocument, { token, password });
      await signIn({ email, password });
      await navigate(href('home'), { replace: true });
    },
  });
  if (token === '')
    return (
      <>
        <Heading as="h1" size="7">
          {t.missingTitle}
        </Heading>
        <p className={styles.intro}>{t.missing}</p>
        <TextLink asChild underline="always">
          <Link to={href('login')}>{t.toSignIn}</Link>
        </TextLink>
      </>
    );
  return (
    <>
      <Heading as="h1" size="7">
        {t.title}
      </Heading>
      <form className={styles.form} {...form}>
        <p className={styles.intro}>{t.intro}</p>
        <Problem message={problem} />
        <Field
          label={t.label}
          name="password"
          type="password"
          autoComplete="new-password"
          autoFocus
          hint={passwordHint({ min: PASSWORD_MIN_CHARS })}
          error={errors.password}
        />
        <Button type="submit" size="3" loading={isSending}>
          {t.submit}
        </Button>
      </form>
    </>
  );
}
