import { Heading } from '@radix-ui/themes';
import { useSession } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { siteTexts } from '#texts/platform/site/site.texts.ts';
import { Glyph } from '#ui/icon/glyph.tsx';
import styles from './pricing.module.css';

const SHOWN = ['student', 'teacher', 'schoolAdmin'] as const;

/** Benefits for the user's role; visitors compare all roles. */
export function RoleBenefits() {
  const { pricing: t } = useTexts(siteTexts);
  const role = useSession()?.userRole;
  const own = SHOWN.find((name) => name === role);
  return (
    <section className={styles.comparison} aria-labelledby="gains">
      <Heading as="h2" size="5" id="gains">
        {own === undefined ? t.gains : t.ownGains}
      </Heading>
      <ul className={styles.cards}>
        {(own === undefined ? SHOWN : [own]).map((name) => (
          <li key={name} className={styles.gain}>
            <Heading as="h3" size="4">
              {t.roles[name].name}
            </Heading>
            <ul>
              {Object.values(t.roles[name].points).map((point) => (
                <li key={point}>
                  <Glyph name="right" px={16} />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
