import { useState } from 'react';
import { OpenSignOnDocument, PendingSignOnDocument } from '#api/documents/access/sign-on.generated.ts';
import { useApp } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { signOnTexts } from '#texts/access/sign-on/sign-on.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import {
  Arrival,
  ArrivalChoice,
  ArrivalEnded,
  hasCode,
  type OpenArrival,
  OpensAtOnce,
  pendingOrNull,
  useContinue,
  useOpenArrival,
} from '../arrival.tsx';
import styles from '../auth-form.module.css';
import { BackToSignIn } from '../back-to-sign-in.tsx';
import { ConnectForm } from '../connect-form.tsx';

/** Null: there is nobody to sign in, or no longer. */
export const loader = ({ api }: ViewLoaderArgs) =>
  pendingOrNull(
    api(PendingSignOnDocument).then(({ pendingSignOn }) => pendingSignOn),
    'SIGN_ON_ENDED',
  );

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
function useOpen() {
  const { api, store } = useApp();
  return useOpenArrival('SIGN_ON_ENDED', async (account) => {
    const { openSignOn: tokens } = await api(OpenSignOnDocument, { account });
    store.clear();
    store.write(tokens);
    location.replace(href('login'));
  });
}

function First({ pending, open }: { readonly pending: Pending; readonly open: OpenArrival }) {
  const t = useTexts(signOnTexts);
  const { provider, role } = pending;
  const [isMine, setIsMine] = useState(!pending.createsAccount);
  const starting = useContinue(open, (cause) => {
    if (hasCode(cause, 'SIGN_ON_ACCOUNT_EXISTS', 'SIGN_ON_NO_ACCOUNT')) setIsMine(true);
  });
  if (isMine) return <Connect pending={pending} open={open} refusal={starting.refusal} />;
  return (
    <ArrivalChoice
      intro={[t.first({ provider }), t.creates({ provider, role })]}
      starting={starting}
      continueLabel={t.create}
      accountLabel={t.hasAccount}
      onAccount={() => setIsMine(true)}
    />
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
