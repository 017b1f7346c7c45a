import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import type { SignOnProblemKind } from '#domain/access/sign-on/sign-on-problem-kind.ts';
import { signOnSetupTexts } from '#texts/access/sign-on/sign-on-setup.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from './sign-on.module.css';

type Props = {
  readonly setup: {
    readonly confirmedDomains: readonly string[];
    readonly openDomains: readonly string[];
    readonly domainRecord: string;
  };
  readonly intro: string;
  readonly problems: { readonly [Kind in SignOnProblemKind]: string };
  readonly works: string;
  /** Tests the provider, and updates the setup. */
  readonly run: () => Promise<SignOnProblemKind | null>;
};

/** Tests a provider's configuration, and lists which of its domains are confirmed. */
export function ProviderTest({ setup, intro, problems, works, run }: Props) {
  const { test: t } = useTexts(signOnSetupTexts);
  const [result, setResult] = useState<{ readonly problem: SignOnProblemKind | null } | null>(null);
  const [isTesting, setIsTesting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const test = async (): Promise<void> => {
    setRefusal(null);
    setResult(null);
    setIsTesting(true);
    try {
      setResult({ problem: await run() });
    } catch (cause) {
      setRefusal(describeProblem(cause).message);
    }
    setIsTesting(false);
  };
  const { confirmedDomains, openDomains, domainRecord } = setup;
  return (
    <section className={styles.panel} aria-labelledby="sign-on-test">
      <h2 id="sign-on-test">{t.title}</h2>
      <p className={styles.soft}>{intro}</p>
      <Problem message={refusal ?? (result?.problem == null ? null : problems[result.problem])} />
      <p role="status">{result !== null && result.problem === null && works}</p>
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
