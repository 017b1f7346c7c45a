import { Button, Heading, Link as TextLink } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { OpenLaunchDocument, PendingLaunchDocument } from '#api/documents/lti/launch.generated.ts';
import { useApp } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { type SignIn, signInSchema } from '#domain/access/credentials.schema.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { href } from '#routes/href.ts';
import { authTexts } from '#texts/access/auth.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { launchTexts } from '#texts/lti/launch.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../platform/form/checked-form.ts';
import { describeProblem } from '../platform/form/problem.ts';
import styles from './auth-form.module.css';

/** Null: there is nothing to open, or no longer. */
export const loader = async ({ api }: ViewLoaderArgs) => {
  try {
    return (await api(PendingLaunchDocument)).pendingLaunch;
  } catch (cause) {
    if (cause instanceof ProductError && cause.code === 'INVITATION_ENDED') return null;
    throw cause;
  }
};

/** The page after a launch from a learning platform: known users continue at once, new ones choose their account. */
export function Component() {
  const t = useTexts(launchTexts);
  const launch = useViewData<typeof loader>();
  const open = useOpen();
  if (launch === null || open.hasEnded) return <Ended />;
  return (
    <>
      <p className={styles.intro}>{t.from({ platform: launch.platform })}</p>
      <Heading as="h1" size="7">
        {t.welcome({ name: launch.name })}
      </Heading>
      {launch.isKnown ? <Known open={open.now} /> : <First platform={launch.platform} open={open.now} />}
    </>
  );
}

type Open = (account: SignIn | null) => Promise<void>;

/** Opens the launch and goes to its target: the whole page is reloaded for the new session. */
function useOpen(): { readonly now: Open; readonly hasEnded: boolean } {
  const { api, store } = useApp();
  const [hasEnded, setHasEnded] = useState(false);
  const now: Open = async (account) => {
    try {
      const { tokens, path } = (await api(OpenLaunchDocument, { account })).openLaunch;
      if (tokens !== null) {
        store.clear();
        store.write(tokens);
      }
      location.replace(path);
    } catch (cause) {
      if (cause instanceof ProductError && cause.code === 'INVITATION_ENDED') setHasEnded(true);
      else throw cause;
    }
  };
  return { now, hasEnded };
}

function Known({ open }: { readonly open: Open }) {
  const t = useTexts(launchTexts);
  const hasStarted = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    // Once: a launch can be opened only once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    open(null).catch((cause: unknown) => setProblem(describeProblem(cause).message));
  }, [open]);
  return problem === null ? (
    <p className={styles.intro} role="status">
      {t.opening}
    </p>
  ) : (
    <Problem message={problem} />
  );
}

function First({ platform, open }: { readonly platform: string; readonly open: Open }) {
  const t = useTexts(launchTexts);
  const words = useTexts(authTexts);
  const [isMine, setIsMine] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, errors, problem, isSending } = useCheckedForm({ schema: signInSchema, send: open });
  const startLaunch = async (): Promise<void> => {
    setIsOpening(true);
    await open(null).catch((cause: unknown) => setRefusal(describeProblem(cause).message));
    setIsOpening(false);
  };
  if (!isMine)
    return (
      <div className={styles.form}>
        <p className={styles.intro}>{t.first({ platform })}</p>
        <p className={styles.intro}>{t.shared({ platform })}</p>
        <Problem message={refusal} />
        <Button size="3" loading={isOpening} onClick={() => void startLaunch()}>
          {t.continue}
        </Button>
        <Button size="3" variant="soft" color="gray" onClick={() => setIsMine(true)}>
          {t.hasAccount}
        </Button>
      </div>
    );
  return (
    <form className={styles.form} {...form}>
      <p className={styles.intro}>{t.signIn}</p>
      <Problem message={problem} />
      <Field label={words.email} name="email" type="email" autoComplete="username" autoFocus error={errors.email} />
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
    </form>
  );
}

function Ended() {
  const t = useTexts(launchTexts);
  return (
    <>
      <Heading as="h1" size="7">
        {t.endedTitle}
      </Heading>
      <Problem message={t.ended} />
      <TextLink asChild underline="always">
        <Link to={href('login')}>{t.toSignIn}</Link>
      </TextLink>
    </>
  );
}
