import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { OpenSignOnDocument, PendingSignOnDocument } from '#api/documents/access/sign-on.generated.ts';
import { useApp } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { type SignIn, signInSchema } from '#domain/access/credentials.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { href } from '#routes/href.ts';
import { authTexts } from '#texts/access/auth.texts.ts';
import { signOnTexts } from '#texts/access/sign-on.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from '../auth-form.module.css';

const hasCode = (cause: unknown, ...codes: readonly string[]): boolean =>
  cause instanceof ProductError && codes.includes(cause.code);

/** Null: there is nobody to sign in, or no longer. */
export const loader = async ({ api }: ViewLoaderArgs) => {
  try {
    return (await api(PendingSignOnDocument)).pendingSignOn;
  } catch (cause) {
    if (hasCode(cause, 'SIGN_ON_ENDED')) return null;
    throw cause;
  }
};

type Pending = NonNullable<Awaited<ReturnType<typeof loader>>>;
type Open = (account: SignIn | null) => Promise<void>;

/** The page after the return from an identity provider: known users continue at once, new ones choose their account. */
export function Component() {
  const t = useTexts(signOnTexts);
  const pending = useViewData<typeof loader>();
  const { open, hasEnded } = useOpen();
  if (pending === null || hasEnded) return <Ended />;
  return (
    <>
      <p className={styles.intro}>{t.from({ provider: pending.provider })}</p>
      <Heading as="h1" size="7">
        {t.welcome({ name: pending.name })}
      </Heading>
      {pending.isKnown ? <Known open={open} /> : <First pending={pending} open={open} />}
    </>
  );
}

/** Opens the session. The sign-in page then continues with PIN, profile or home; the page is reloaded for it. */
function useOpen(): { readonly open: Open; readonly hasEnded: boolean } {
  const { api, store } = useApp();
  const [hasEnded, setHasEnded] = useState(false);
  const open: Open = async (account) => {
    try {
      const { openSignOn: tokens } = await api(OpenSignOnDocument, { account });
      store.clear();
      store.write(tokens);
      location.replace(href('login'));
    } catch (cause) {
      if (!hasCode(cause, 'SIGN_ON_ENDED')) throw cause;
      setHasEnded(true);
    }
  };
  return { open, hasEnded };
}

function Known({ open }: { readonly open: Open }) {
  const t = useTexts(signOnTexts);
  const hasStarted = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    // Once: a sign-in can be completed only once.
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
      <BackToSignIn />
    </>
  );
}

function First({ pending, open }: { readonly pending: Pending; readonly open: Open }) {
  const t = useTexts(signOnTexts);
  const [isMine, setIsMine] = useState(!pending.createsAccount);
  const [isOpening, setIsOpening] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const create = async (): Promise<void> => {
    setIsOpening(true);
    await open(null).catch((cause: unknown) => {
      setRefusal(describeProblem(cause).message);
      if (hasCode(cause, 'SIGN_ON_ACCOUNT_EXISTS', 'SIGN_ON_NO_ACCOUNT')) setIsMine(true);
    });
    setIsOpening(false);
  };
  if (isMine) return <Connect pending={pending} open={open} refusal={refusal} />;
  return (
    <div className={styles.form}>
      <p className={styles.intro}>{t.first({ provider: pending.provider })}</p>
      <p className={styles.intro}>{t.creates({ provider: pending.provider, role: pending.role })}</p>
      <Problem message={refusal} />
      <Button size="3" loading={isOpening} onClick={() => void create()}>
        {t.create}
      </Button>
      <Button size="3" variant="soft" color="gray" onClick={() => setIsMine(true)}>
        {t.hasAccount}
      </Button>
    </div>
  );
}

/** An account is only ever connected with its password, whatever email address the provider sends. */
function Connect({
  pending,
  open,
  refusal,
}: {
  readonly pending: Pending;
  readonly open: Open;
  readonly refusal: string | null;
}) {
  const t = useTexts(signOnTexts);
  const words = useTexts(authTexts);
  const { form, errors, problem, isSending } = useCheckedForm({ schema: signInSchema, send: open });
  return (
    <form className={styles.form} {...form}>
      <Problem message={problem ?? refusal} />
      {!pending.createsAccount && refusal === null && (
        <p className={styles.intro}>{t.first({ provider: pending.provider })}</p>
      )}
      <p className={styles.intro}>{t.connect({ provider: pending.provider })}</p>
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={pending.email ?? ''}
        error={errors.email}
      />
      <Field
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <Button type="submit" size="3" loading={isSending}>
        {t.link}
      </Button>
      <BackToSignIn />
    </form>
  );
}

function Ended() {
  const t = useTexts(signOnTexts);
  return (
    <>
      <Heading as="h1" size="7">
        {t.endedTitle}
      </Heading>
      <Problem message={t.ended} />
      <BackToSignIn />
    </>
  );
}

function BackToSignIn() {
  const t = useTexts(signOnTexts);
  return (
    <TextLink asChild underline="always">
      <Link to={href('login')}>{t.toSignIn}</Link>
    </TextLink>
  );
}
