import { Button, Heading } from '@radix-ui/themes';
import { useNavigate } from 'react-router';
import { FactorSetupDocument } from '#api/documents/access/sign-in-policy.generated.ts';
import { useApi, useAuth } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { secondFactorTexts } from '#texts/access/second-factor.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import { useTitle } from '#ui/page/use-title.ts';
import { loadFailed } from '../../../load-failed.tsx';
import styles from '../auth-form.module.css';
import { useRecoveryCodes } from '../factors/use-recovery-codes.tsx';
import { useSetUp } from '../factors/use-set-up.tsx';
import { usePasskeyDialogs } from '../passkeys/use-passkey-dialogs.tsx';
import { useSignOut } from '../use-sign-out.ts';

/** Setting up a factor that is required of the user, before they may do anything else. */
export function FactorSetup() {
  const { required: t } = useTexts(secondFactorTexts);
  const api = useApi();
  const signOut = useSignOut();
  const data = useLazyQuery(() => api(FactorSetupDocument));
  return (
    <>
      <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[40, 96]} />}>
        {({ factorSetup }) => (
          <Choice needsPasskey={factorSetup.requirement === 'passkey'} hasApp={factorSetup.hasApp} />
        )}
      </Loaded>
      <Button variant="ghost" color="gray" size="3" onClick={signOut}>
        {t.signOut}
      </Button>
    </>
  );
}

function Choice({ needsPasskey, hasApp }: { readonly needsPasskey: boolean; readonly hasApp: boolean }) {
  const { required: t } = useTexts(secondFactorTexts);
  const { reread } = useAuth();
  const navigate = useNavigate();
  const setUp = useSetUp();
  const showCodes = useRecoveryCodes();
  const passkeys = usePasskeyDialogs();
  const title = needsPasskey ? t.passkeyTitle : t.title;
  useTitle(title);

  /** The guard redirects from here to where the user wanted to go. */
  const goOn = async (): Promise<void> => {
    await reread();
    await navigate(href('login'), { replace: true });
  };
  const addApp = async (): Promise<void> => {
    const codes = await setUp();
    if (codes === null) return;
    await showCodes(codes);
    await goOn();
  };
  const addPasskey = async (): Promise<void> => {
    if (await passkeys.add({ needsCode: hasApp })) await goOn();
  };
  return (
    <>
      <Heading as="h1" size="7">
        {title}
      </Heading>
      <p className={styles.intro}>{needsPasskey ? t.passkeyIntro : t.intro}</p>
      <div className={styles.form}>
        {!needsPasskey && (
          <Button size="3" onClick={() => void addApp()}>
            {t.useApp}
          </Button>
        )}
        <Button size="3" variant={needsPasskey ? 'solid' : 'soft'} onClick={() => void addPasskey()}>
          {t.usePasskey}
        </Button>
      </div>
    </>
  );
}
