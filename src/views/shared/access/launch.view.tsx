import { useState } from 'react';
import { OpenLaunchDocument, PendingLaunchDocument } from '#api/documents/lti/launch.generated.ts';
import { useApp } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { launchTexts } from '#texts/lti/launch.texts.ts';
import {
  Arrival,
  ArrivalChoice,
  ArrivalEnded,
  type OpenArrival,
  OpensAtOnce,
  pendingOrNull,
  useContinue,
  useOpenArrival,
} from './arrival.tsx';
import styles from './auth-form.module.css';
import { ConnectForm } from './connect-form.tsx';

/** Null: there is nothing to open, or no longer. */
export const loader = ({ api }: ViewLoaderArgs) =>
  pendingOrNull(
    api(PendingLaunchDocument).then(({ pendingLaunch }) => pendingLaunch),
    'INVITATION_ENDED',
  );

/** The page after a launch from a learning platform: known users continue at once, new ones choose their account. */
export function Component() {
  const t = useTexts(launchTexts);
  const launch = useViewData<typeof loader>();
  const { open, hasEnded } = useOpen();
  if (launch === null || hasEnded) return <ArrivalEnded t={t} />;
  return (
    <Arrival from={t.from({ platform: launch.platform })} welcome={t.welcome({ name: launch.name })}>
      {launch.isKnown ? <OpensAtOnce open={open} t={t} /> : <First platform={launch.platform} open={open} />}
    </Arrival>
  );
}

/** Opens the launch and goes to its target: the whole page is reloaded for the new session. */
function useOpen() {
  const { api, store } = useApp();
  return useOpenArrival('INVITATION_ENDED', async (account) => {
    const { tokens, path } = (await api(OpenLaunchDocument, { account })).openLaunch;
    if (tokens !== null) {
      store.clear();
      store.write(tokens);
    }
    location.replace(path);
  });
}

function First({ platform, open }: { readonly platform: string; readonly open: OpenArrival }) {
  const t = useTexts(launchTexts);
  const [isMine, setIsMine] = useState(false);
  const starting = useContinue(open);
  if (isMine)
    return <ConnectForm open={open} intro={<p className={styles.intro}>{t.signIn}</p>} submit={t.link} isFocused />;
  return (
    <ArrivalChoice
      intro={[t.first({ platform }), t.shared({ platform })]}
      starting={starting}
      continueLabel={t.continue}
      accountLabel={t.hasAccount}
      onAccount={() => setIsMine(true)}
    />
  );
}
