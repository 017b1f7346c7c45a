import { Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import { SignInPoliciesDocument, type SignInPoliciesQuery } from '#api/documents/access/sign-in-policy.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { signInPolicyTexts } from '#texts/access/sign-in-policy.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import { loadFailed } from '../../../load-failed.tsx';
import styles from '../../../shared/interchange/import.module.css';
import { PolicyForm } from './policy-form.tsx';

/** What users need to sign in, by role: in a school, or (null) in all schools. */
export function SignInPolicies({ school }: { readonly school: string | null }) {
  const api = useApi();
  const load = async () => (await api(SignInPoliciesDocument, { school })).signInPolicies;
  const data = useLazyQuery(load);
  return (
    <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[240, 240]} />}>
      {(loaded) => <Policies school={school} loaded={loaded} load={load} />}
    </Loaded>
  );
}

type PolicyData = SignInPoliciesQuery['signInPolicies'];
type Props = {
  readonly school: string | null;
  readonly loaded: PolicyData;
  readonly load: () => Promise<PolicyData>;
};

function Policies({ school, loaded, load }: Props) {
  const t = useTexts(signInPolicyTexts);
  const [{ policies, signOnOnly, hasApp, hasPasskey }, setLoaded] = useState(loaded);
  return (
    <section className={styles.stack}>
      <Heading as="h2" size="5">
        {t.title}
      </Heading>
      <p className={styles.plain}>{school === null ? t.introAll : t.intro}</p>
      {signOnOnly !== null && <p className={styles.warning}>{t.signOnOnly({ name: signOnOnly })}</p>}
      {!hasPasskey && (
        <p className={styles.plain}>
          {t.ownMissing} <Link to={href('account')}>{t.ownLink}</Link>
        </p>
      )}
      {policies.map((policy) => (
        <PolicyForm
          key={`${policy.role} ${policy.base}`}
          school={school}
          policy={policy}
          factors={{ hasApp, hasPasskey }}
          onSaved={async () => setLoaded(await load())}
        />
      ))}
    </section>
  );
}
