import { Button } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { SignOnProvidersDocument, type SignOnProvidersQuery } from '#api/documents/access/sign-on.generated.ts';
import { useApi } from '#client/app.context.ts';
import { domainOf } from '#domain/access/sign-on/email-domain.rule.ts';
import { DEBOUNCE_MS } from '#domain/platform/screen.limits.ts';
import { authTexts } from '#texts/access/auth.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from '../auth-form.module.css';

type Providers = SignOnProvidersQuery['signOnProviders'];

/**
 * The identity providers of an email address's domain. Only the domain is sent, so nobody learns whether an address has
 * an account.
 */
export function SignOnChoice({ address }: { readonly address: string }) {
  const domain = domainOf(address);
  return domain === null ? null : <ProvidersOf key={domain} domain={domain} />;
}

function ProvidersOf({ domain }: { readonly domain: string }) {
  const { login: t } = useTexts(authTexts);
  const api = useApi();
  const [found, setFound] = useState<Providers>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      // A password still works where this can't be read.
      api(SignOnProvidersDocument, { domain }).then(
        ({ signOnProviders }) => isCurrent && setFound(signOnProviders),
        () => isCurrent && setFound([]),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, domain]);
  return (
    <div className={styles.signOn} role="status">
      {found.map(({ id, name }) => (
        <Button key={id} asChild size="3" variant="soft">
          <a href={`/sign-on/start/${id}`}>{t.continueWith({ name })}</a>
        </Button>
      ))}
    </div>
  );
}
