import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useApp, useAuth } from '#actors/app.context.ts';
import { type SignIn, signInSchema } from '#domain/credentials/credentials.schema.ts';
import { href } from '#routes/href.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../problem.ts';
import styles from './auth-form.module.css';

const ROLE_NAMES: Readonly<Record<string, string>> = {
  student: 'Student',
  teacher: 'Teacher',
  schoolAdmin: 'School admin',
  admin: 'Admin',
};

export function Component() {
  const { signIn } = useAuth();
  const { demoAccounts } = useApp().config;
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setValue, setError, formState } = useForm<SignIn>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (credentials) => {
    setProblem(null);
    try {
      await signIn(credentials);
    } catch (error) {
      const { message, fields } = describeProblem(error);
      for (const name of ['email', 'password'] as const) {
        if (fields[name] !== undefined) setError(name, { message: fields[name] });
      }
      setProblem(message);
    }
  });

  return (
    <>
      <Heading as="h1" size="7">
        Sign in
      </Heading>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Problem message={problem} />
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
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" size="3" loading={isSubmitting}>
          Sign in
        </Button>
        <p className={styles.aside}>
          New here?{' '}
          <TextLink asChild underline="always">
            <Link to={href('register')}>Create an account</Link>
          </TextLink>
        </p>
      </form>
      {demoAccounts.length > 0 && (
        <section className={styles.demo} aria-labelledby="demo-accounts">
          <p className={styles.intro} id="demo-accounts">
            This is a demonstration. Fill in an account to look around:
          </p>
          <div className={styles.accounts}>
            {demoAccounts.map(({ role, email, password }) => (
              <Button
                key={email}
                type="button"
                variant="soft"
                color="gray"
                onClick={() => {
                  setValue('email', email, { shouldValidate: true });
                  setValue('password', password, { shouldValidate: true });
                }}
              >
                {ROLE_NAMES[role] ?? role}
              </Button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
