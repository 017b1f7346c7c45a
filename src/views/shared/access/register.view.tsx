import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { SignUpIsOpenDocument } from '#api/documents/access/sign-up.generated.ts';
import { useApi, useAuth } from '#client/app.context.ts';
import { PASSWORD_MIN_CHARS } from '#domain/access/sign-in.limits.ts';
import { href } from '#routes/href.ts';
import { authTexts } from '#texts/access/auth.texts.ts';
import { newPasswordTexts } from '#texts/access/new-password.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../platform/form/checked-form.ts';
import styles from './auth-form.module.css';

/** The form is shown at once, and disabled if sign-up turns out to be switched off. */
function useSignUpIsOpen(): boolean {
  const api = useApi();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    let isActive = true;
    api(SignUpIsOpenDocument).then(
      ({ signUpIsOpen }) => {
        if (isActive) setOpen(signUpIsOpen);
      },
      // Unknown: sending the form will show it.
      () => undefined,
    );
    return () => {
      isActive = false;
    };
  }, [api]);
  return isOpen;
}

const loadSchema = async () => (await import('#domain/access/new-password.schema.ts')).signUpSchema;

/** Registration with name, email and password; where it is closed, the form is disabled and says so. */
export function Component() {
  const t = useTexts(authTexts);
  const { passwordHint } = useTexts(newPasswordTexts);
  const { signUp } = useAuth();
  const isOpen = useSignUpIsOpen();
  const { form, errors, problem, isSending } = useCheckedForm({ schema: loadSchema, send: signUp });
  return (
    <>
      <Heading as="h1" size="7">
        {t.register.title}
      </Heading>
      {!isOpen && <p role="status">{t.register.closed}</p>}
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        <Field label={t.name} name="name" autoComplete="name" error={errors.name} />
        <Field label={t.email} name="email" type="email" autoComplete="username" error={errors.email} />
        <Field
          label={t.password}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={passwordHint({ min: PASSWORD_MIN_CHARS })}
          error={errors.password}
        />
        <Button type="submit" size="3" loading={isSending} disabled={!isOpen}>
          {t.register.submit}
        </Button>
        <p className={styles.aside}>
          {t.register.isKnown}{' '}
          <TextLink asChild underline="always">
            <Link to={href('login')}>{t.register.signIn}</Link>
          </TextLink>
        </p>
      </form>
    </>
  );
}
