import { Heading } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../platform/form/problem.ts';
import styles from './auth-form.module.css';
import { BackToSignIn } from './back-to-sign-in.tsx';

/** The account to connect: email, password and, if it has two-step verification, a code. */
export type AccountToConnect = {
  readonly email: string;
  readonly password: string;
  readonly code?: string | null | undefined;
};

/** Opens what a user arrived with from another program: with an account to connect, or null for none. */
export type OpenArrival = (account: AccountToConnect | null) => Promise<void>;

/** Where a user comes from, their name, and what they can do next. */
export function Arrival({
  from,
  welcome,
  children,
}: {
  readonly from: string;
  readonly welcome: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <p className={styles.intro}>{from}</p>
      <Heading as="h1" size="7">
        {welcome}
      </Heading>
      {children}
    </>
  );
}

type Labels = { readonly opening: string; readonly toSignIn: string };

/** A known user continues at once. */
export function OpensAtOnce({ open, t }: { readonly open: OpenArrival; readonly t: Labels }) {
  const hasStarted = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    // Once: it can be opened only once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    open(null).catch((cause: unknown) => setProblem(describeProblem(cause).message));
  }, [open]);
  return problem === null ? (
    <p className={styles.intro} role="status">
      {t.opening}
    </p>
  ) : (
    <>
      <Problem message={problem} />
      <BackToSignIn label={t.toSignIn} />
    </>
  );
}

type EndedTexts = { readonly endedTitle: string; readonly ended: string; readonly toSignIn: string };

/** There is nothing to open, or no longer. */
export function ArrivalEnded({ t }: { readonly t: EndedTexts }) {
  return (
    <>
      <Heading as="h1" size="7">
        {t.endedTitle}
      </Heading>
      <Problem message={t.ended} />
      <BackToSignIn label={t.toSignIn} />
    </>
  );
}
