import { Button } from '@radix-ui/themes';
import { useToast } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { platformTexts } from '#texts/lti/lti-platform.texts.ts';
import styles from './resource.module.css';

const ADDRESSES = [
  ['login', '/lti/login'],
  ['launch', '/lti/launch'],
  ['deepLinking', '/lti/launch'],
  ['keySet', '/lti/jwks'],
] as const;

/** The addresses to enter in a learning platform's settings. */
export function PlatformUrls() {
  const t = useTexts(platformTexts);
  const toast = useToast();
  const copy = async (address: string): Promise<void> => {
    await navigator.clipboard.writeText(address);
    toast({ message: t.copied });
  };
  return (
    <section className={styles.addresses} aria-labelledby="platform-addresses">
      <h2 id="platform-addresses">{t.title}</h2>
      <p className={styles.soft}>{t.intro}</p>
      <dl>
        {ADDRESSES.map(([name, path]) => {
          const label = t.addresses[name];
          const address = `${location.origin}${path}`;
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <code>{address}</code>
                <Button
                  size="1"
                  variant="soft"
                  color="gray"
                  aria-label={t.copyThis({ label })}
                  onClick={() => void copy(address)}
                >
                  {t.copy}
                </Button>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
