import { Button } from '@radix-ui/themes';
import { useCallback, useState } from 'react';
import {
  SaveSignOnSecretDocument,
  SignOnSetupDocument,
  TestSignOnDocument,
} from '#api/documents/access/sign-on-setup.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { signOnSetupTexts } from '#texts/access/sign-on/sign-on-setup.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { useLoaded } from '../../../shared/platform/use-loaded.ts';
import { CopiedAddresses } from '../../platform/resource/copied-addresses.tsx';
import { ProviderTest } from './provider-test.tsx';
import styles from './sign-on.module.css';

/** What an identity provider needs besides its form: addresses, client secret and test. */
export function SignOnSetup({ id }: { readonly id: string }) {
  const t = useTexts(signOnSetupTexts);
  const api = useApi();
  const { answer, problem, replace } = useLoaded(useCallback(() => api(SignOnSetupDocument, { id }), [api, id]));
  const setup = answer?.signOnSetup ?? null;
  return (
    <>
      <Problem message={problem} />
      {setup !== null && (
        <>
          <CopiedAddresses
            t={t}
            addresses={[
              { label: t.addresses.return, path: setup.returnPath },
              { label: t.addresses.logout, path: setup.logoutPath },
            ]}
          />
          <section className={styles.panel} aria-label={t.secret}>
            <Secret
              id={id}
              hasSecret={setup.hasSecret}
              onSaved={(hasSecret) => replace({ signOnSetup: { ...setup, hasSecret } })}
            />
          </section>
          <ProviderTest
            setup={setup}
            intro={t.test.intro}
            problems={t.test.problems}
            works={t.test.works}
            run={async () => {
              const { testSignOn } = await api(TestSignOnDocument, { id });
              replace({ signOnSetup: testSignOn.setup });
              return testSignOn.problem;
            }}
          />
        </>
      )}
    </>
  );
}

function Secret({
  id,
  hasSecret,
  onSaved,
}: {
  readonly id: string;
  readonly hasSecret: boolean;
  readonly onSaved: (hasSecret: boolean) => void;
}) {
  const t = useTexts(signOnSetupTexts);
  const api = useApi();
  const toast = useToast();
  const [secret, setSecret] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setProblem(null);
    setIsSending(true);
    try {
      await api(SaveSignOnSecretDocument, { id, secret });
      onSaved(secret.trim() !== '');
      setSecret('');
      toast({ message: t.secretSaved });
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
    setIsSending(false);
  };
  return (
    <>
      <Problem message={problem} />
      <Field
        label={t.secret}
        name="secret"
        type="password"
        autoComplete="off"
        hint={hasSecret ? t.secretStored : t.secretNone}
        value={secret}
        onChange={({ target }) => setSecret(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="button" size="2" variant="soft" loading={isSending} onClick={() => void save()}>
          {t.saveSecret}
        </Button>
      </div>
    </>
  );
}
