import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useAuth } from '#actors/app.context.ts';
import { type SignUp, signUpSchema } from '#domain/credentials/credentials.schema.ts';
import { PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import { href } from '#routes/href.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../problem.ts';
import styles from './auth-form.module.css';

export function Component() {
  const { signUp } = useAuth();
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<SignUp>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (registration) => {
    setProblem(null);
    try {
      await signUp(registration);
    } catch (error) {
      const { message, fields } = describeProblem(error);
      for (const name of ['name', 'email', 'password'] as const) {
        if (fields[name] !== undefined) setError(name, { message: fields[name] });
      }
      setProblem(message);
    }
  });

  return (
    <>
      <Heading as="h1" size="7">
        Create an account
      </Heading>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Problem message={problem} />
        <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <Field
          label="E-mail"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <Field
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN_CHARS} characters. A few words in a row are easy to remember and hard to guess.`}
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" size="3" loading={isSubmitting}>
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
