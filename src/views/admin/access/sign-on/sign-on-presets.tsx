import { Button } from '@radix-ui/themes';
import { SIGN_ON_PRESETS } from '#domain/access/sign-on/sign-on-presets.ts';
import { signOnSetupTexts } from '#texts/access/sign-on/sign-on-setup.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './sign-on.module.css';

/** Fills in the form of a new provider. */
export function SignOnPresets({ onUse }: { readonly onUse: (field: string, value: string) => void }) {
  const { presets: t } = useTexts(signOnSetupTexts);
  return (
    <section className={styles.panel} aria-labelledby="sign-on-presets">
      <h2 id="sign-on-presets">{t.title}</h2>
      <div className={styles.buttons}>
        {SIGN_ON_PRESETS.map(({ id, name, issuer, scopes }) => (
          <Button
            key={id}
            type="button"
            variant="soft"
            size="2"
            onClick={() => {
              onUse('name', name);
              onUse('issuerUrl', issuer);
              onUse('scopes', scopes);
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <p className={styles.soft}>{t.hint}</p>
    </section>
  );
}
