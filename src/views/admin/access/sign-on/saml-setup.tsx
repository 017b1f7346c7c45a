import { useCallback, useState } from 'react';
import { SamlSetupDocument, TestSamlDocument } from '#api/documents/access/saml-setup.generated.ts';
import { useApi } from '#client/app.context.ts';
import { signOnSetupTexts } from '#texts/access/sign-on/sign-on-setup.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import { useLoaded } from '../../../shared/platform/use-loaded.ts';
import { CopiedAddresses } from '../../platform/resource/copied-addresses.tsx';
import { ProviderTest } from './provider-test.tsx';

/** What a provider with SAML needs besides its form: our addresses, and a test of its metadata. */
export function SamlSetup({ id }: { readonly id: string }) {
  const t = useTexts(signOnSetupTexts);
  const api = useApi();
  const [days, setDays] = useState<readonly string[]>([]);
  const { answer, problem, replace } = useLoaded(useCallback(() => api(SamlSetupDocument, { id }), [api, id]));
  const setup = answer?.samlSetup ?? null;
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
              replace({ samlSetup: testSaml.setup });
              setDays(testSaml.certificateDays);
              return testSaml.problem;
            }}
          />
        </>
      )}
    </>
  );
}
