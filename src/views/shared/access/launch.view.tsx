import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { OpenLaunchDocument, PendingLaunchDocument } from '#api/documents/lti/launch.generated.ts';
import { useApp } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { useTexts } from '#texts/current-language.ts';
import { launchTexts } from '#texts/lti/launch.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../platform/form/problem.ts';
import { Arrival, ArrivalEnded, type OpenArrival, OpensAtOnce } from './arrival.tsx';
import styles from './auth-form.module.css';
import { ConnectForm } from './connect-form.tsx';

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
  if (launch === null || open.hasEnded) return <ArrivalEnded t={t} />;
  return (
    <Arrival from={t.from({ platform: launch.platform })} welcome={t.welcome({ name: launch.name })}>
      {launch.isKnown ? <OpensAtOnce open={open.now} t={t} /> : <First platform={launch.platform} open={open.now} />}
    </Arrival>
  );
}

/** Opens the launch and goes to its target: the whole page is reloaded for the new session. */
function useOpen(): { readonly now: OpenArrival; readonly hasEnded: boolean } {
  const { api, store } = useApp();
  const [hasEnded, setHasEnded] = useState(false);
  const now: OpenArrival = async (account) => {
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

function First({ platform, open }: { readonly platform: string; readonly open: OpenArrival }) {
  const t = useTexts(launchTexts);
  const [isMine, setIsMine] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
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
  return <ConnectForm open={open} intro={<p className={styles.intro}>{t.signIn}</p>} submit={t.link} isFocused />;
}
