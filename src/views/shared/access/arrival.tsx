import { Button, Heading } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '#domain/platform/error-codes.ts';
import { ProductError } from '#domain/platform/errors.ts';
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

/** Whether an error is one of the product's with one of these codes. */
export const hasCode = (cause: unknown, ...codes: readonly ErrorCode[]): boolean =>
  cause instanceof ProductError && codes.includes(cause.code);

/** What can be opened; null if the server answers with `ended`: there is nothing, or no longer. */
export async function pendingOrNull<Pending>(request: Promise<Pending>, ended: ErrorCode): Promise<Pending | null> {
  try {
    return await request;
  } catch (cause) {
    if (hasCode(cause, ended)) return null;
    throw cause;
  }
}

/** `open` until the server answers with `ended`; other errors are thrown. */
export function useOpenArrival(
  ended: ErrorCode,
  open: OpenArrival,
): { readonly open: OpenArrival; readonly hasEnded: boolean } {
  const [hasEnded, setHasEnded] = useState(false);
  const openOnce: OpenArrival = async (account) => {
    try {
      await open(account);
    } catch (cause) {
      if (!hasCode(cause, ended)) throw cause;
      setHasEnded(true);
    }
  };
  return { open: openOnce, hasEnded };
}

/** A new user continues without an account to connect. `refusal` is the message of the last attempt; null: none. */
export function useContinue(open: OpenArrival, onRefused?: (cause: unknown) => void) {
  const [isOpening, setIsOpening] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setIsOpening(true);
    await open(null).catch((cause: unknown) => {
      setRefusal(describeProblem(cause).message);
      onRefused?.(cause);
    });
    setIsOpening(false);
  };
  return { isOpening, refusal, start };
}

/** What new users choose between: to continue, or to connect the account that they have already. */
export function ArrivalChoice({
  intro,
  starting: { isOpening, refusal, start },
  continueLabel,
  accountLabel,
  onAccount,
}: {
  readonly intro: readonly string[];
  readonly starting: ReturnType<typeof useContinue>;
  readonly continueLabel: string;
  readonly accountLabel: string;
  readonly onAccount: () => void;
}) {
  return (
    <div className={styles.form}>
      {intro.map((paragraph) => (
        <p key={paragraph} className={styles.intro}>
          {paragraph}
        </p>
      ))}
      <Problem message={refusal} />
      <Button size="3" loading={isOpening} onClick={() => void start()}>
        {continueLabel}
      </Button>
      <Button size="3" variant="soft" color="gray" onClick={onAccount}>
        {accountLabel}
      </Button>
    </div>
  );
}

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
