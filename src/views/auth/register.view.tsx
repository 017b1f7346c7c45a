import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { Link } from 'react-router';
import { useAuth } from '#actors/app.context.ts';
import { signUpSchema } from '#domain/credentials/credentials.schema.ts';
import { PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import { href } from '#routes/href.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../form/checked-form.ts';
import styles from './auth-form.module.css';

export function Component() {
  const { signUp } = useAuth();
  const { form, errors, problem, isSending } = useCheckedForm({ schema: signUpSchema, send: signUp });
  return (
    <>
      <Heading as="h1" size="7">
        Create an account
      </Heading>
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        <Field label="Name" name="name" autoComplete="name" error={errors.name} />
        <Field label="E-mail" name="email" type="email" autoComplete="username" error={errors.email} />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN_CHARS} characters. A few words in a row are easy to remember and hard to guess.`}
          error={errors.password}
        />
        <Button type="submit" size="3" loading={isSending}>
          Create account
        </Button>
        <p className={styles.aside}>
          Been here before?{' '}
          <TextLink asChild underline="always">
            <Link to={href('login')}>Sign in</Link>
          </TextLink>
        </p>
      </form>
    </>
  );
}
