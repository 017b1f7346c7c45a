import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { OpenSignOnDocument, PendingSignOnDocument } from '#api/documents/access/sign-on.generated.ts';
import { useApp } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { href } from '#routes/href.ts';
import { signOnTexts } from '#texts/access/sign-on.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import { Arrival, ArrivalEnded, type OpenArrival, OpensAtOnce } from '../arrival.tsx';
import styles from '../auth-form.module.css';
import { BackToSignIn } from '../back-to-sign-in.tsx';
import { ConnectForm } from '../connect-form.tsx';

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

/** The page after the return from an identity provider: known users continue at once, new ones choose their account. */
export function Component() {
  const t = useTexts(signOnTexts);
  const pending = useViewData<typeof loader>();
  const { open, hasEnded } = useOpen();
  if (pending === null || hasEnded) return <ArrivalEnded t={t} />;
  return (
    <Arrival from={t.from({ provider: pending.provider })} welcome={t.welcome({ name: pending.name })}>
      {pending.isKnown ? <OpensAtOnce open={open} t={t} /> : <First pending={pending} open={open} />}
    </Arrival>
  );
}

/** Opens the session. The sign-in page then continues with PIN, profile or home; the page is reloaded for it. */
function useOpen(): { readonly open: OpenArrival; readonly hasEnded: boolean } {
  const { api, store } = useApp();
  const [hasEnded, setHasEnded] = useState(false);
  const open: OpenArrival = async (account) => {
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

function First({ pending, open }: { readonly pending: Pending; readonly open: OpenArrival }) {
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
  readonly open: OpenArrival;
  readonly refusal: string | null;
}) {
  const t = useTexts(signOnTexts);
  const { provider } = pending;
  const intro = (
    <>
      {!pending.createsAccount && refusal === null && <p className={styles.intro}>{t.first({ provider })}</p>}
      <p className={styles.intro}>{t.connect({ provider })}</p>
    </>
  );
  return (
    <ConnectForm open={open} intro={intro} submit={t.link} email={pending.email ?? ''} refusal={refusal}>
      <BackToSignIn label={t.toSignIn} />
    </ConnectForm>
  );
}
