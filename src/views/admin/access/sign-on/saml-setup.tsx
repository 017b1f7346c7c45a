import { useEffect, useState } from 'react';
import {
  SamlSetupDocument,
  type SamlSetupQuery,
  TestSamlDocument,
} from '#api/documents/access/saml-setup.generated.ts';
import { useApi } from '#client/app.context.ts';
import { signOnSetupTexts } from '#texts/access/sign-on/sign-on-setup.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { CopiedAddresses } from '../../platform/resource/copied-addresses.tsx';
import { ProviderTest } from './provider-test.tsx';

/** What a provider with SAML needs besides its form: our addresses, and a test of its metadata. */
export function SamlSetup({ id }: { readonly id: string }) {
  const t = useTexts(signOnSetupTexts);
  const api = useApi();
  const [setup, setSetup] = useState<SamlSetupQuery['samlSetup'] | null>(null);
  const [days, setDays] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    api(SamlSetupDocument, { id }).then(
      ({ samlSetup }) => isShown && setSetup(samlSetup),
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
            t={{ ...t, intro: t.saml.intro }}
            addresses={[
              { label: t.saml.addresses.entityId, path: setup.metadataPath },
              { label: t.saml.addresses.return, path: setup.returnPath },
            ]}
          />
          <ProviderTest
            setup={setup}
            intro={t.saml.test}
            problems={{ ...t.test.problems, configuration: t.saml.configuration, down: t.saml.down }}
            works={t.saml.works({ days: days.length === 0 ? 'none' : days.join(', ') })}
            run={async () => {
              const { testSaml } = await api(TestSamlDocument, { id });
              setSetup(testSaml.setup);
              setDays(testSaml.certificateDays);
              return testSaml.problem;
            }}
          />
        </>
      )}
    </>
  );
}
