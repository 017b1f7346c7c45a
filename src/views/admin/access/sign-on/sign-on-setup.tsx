import { Button } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import {
  SaveSignOnSecretDocument,
  SignOnSetupDocument,
  type SignOnSetupQuery,
  TestSignOnDocument,
  type TestSignOnMutation,
} from '#api/documents/access/sign-on-setup.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { signOnSetupTexts } from '#texts/access/sign-on-setup.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { CopiedAddresses } from '../../platform/resource/copied-addresses.tsx';
import styles from './sign-on.module.css';

type Setup = SignOnSetupQuery['signOnSetup'];

/** What an identity provider needs besides its form: addresses, client secret and test. */
export function SignOnSetup({ id }: { readonly id: string }) {
  const t = useTexts(signOnSetupTexts);
  const api = useApi();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    api(SignOnSetupDocument, { id }).then(
      ({ signOnSetup }) => isShown && setSetup(signOnSetup),
      (cause: unknown) => isShown && setProblem(describeProblem(cause).message),
    );
    return () => {
      isShown = false;
    };
  }, [api, id]);
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
            <Secret id={id} hasSecret={setup.hasSecret} onSaved={(hasSecret) => setSetup({ ...setup, hasSecret })} />
          </section>
          <Test id={id} setup={setup} onTested={setSetup} />
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

type Tested = TestSignOnMutation['testSignOn'];

function Test({
  id,
  setup,
  onTested,
}: {
  readonly id: string;
  readonly setup: Setup;
  readonly onTested: (setup: Setup) => void;
}) {
  const { test: t } = useTexts(signOnSetupTexts);
  const api = useApi();
  const [result, setResult] = useState<Pick<Tested, 'problem'> | null>(null);
  const [isTesting, setIsTesting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const test = async (): Promise<void> => {
    setRefusal(null);
    setResult(null);
    setIsTesting(true);
    try {
      const { testSignOn } = await api(TestSignOnDocument, { id });
      setResult(testSignOn);
      onTested(testSignOn.setup);
    } catch (cause) {
      setRefusal(describeProblem(cause).message);
    }
    setIsTesting(false);
  };
  const { confirmedDomains, openDomains, domainRecord } = setup;
  return (
    <section className={styles.panel} aria-labelledby="sign-on-test">
      <h2 id="sign-on-test">{t.title}</h2>
      <p className={styles.soft}>{t.intro}</p>
      <Problem message={refusal ?? (result?.problem == null ? null : t.problems[result.problem])} />
      <p role="status">{result !== null && result.problem === null && t.works}</p>
      {confirmedDomains.length > 0 && <p>{t.confirmed({ domains: confirmedDomains.join(', ') })}</p>}
      {openDomains.length > 0 && (
        <>
          <p>{t.open({ domains: openDomains.join(', ') })}</p>
          <code className={styles.record}>{domainRecord}</code>
        </>
      )}
      <div className={styles.buttons}>
        <Button type="button" size="2" variant="soft" loading={isTesting} onClick={() => void test()}>
          {t.button}
        </Button>
      </div>
    </section>
  );
}
