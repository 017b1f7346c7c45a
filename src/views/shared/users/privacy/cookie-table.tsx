import { useSelector } from '@xstate/react';
import { useApp } from '#client/app.context.ts';
import { sameData } from '#client/is-same-data.ts';
import { consentActor } from '#client/users/consent/consent.actor.ts';
import { allowsCategory, CONSENT_CATEGORIES } from '#domain/users/consent/consent.schema.ts';
import { STORED_THINGS } from '#domain/users/consent/stored-things.ts';
import { useTexts } from '#texts/current-language.ts';
import { browserStorageTexts } from '#texts/users/browser-storage.texts.ts';
import { privacyTexts } from '#texts/users/privacy.texts.ts';
import styles from './privacy.module.css';

/** Everything the product stores in a browser, by category, and whether it is allowed. */
export function CookieTable() {
  const t = useTexts(privacyTexts);
  const { purposes, lives } = useTexts(browserStorageTexts);
  const choice = useSelector(consentActor(useApp()), ({ context }) => context.choice, sameData);
  return CONSENT_CATEGORIES.map((category) => {
    const things = STORED_THINGS.filter((thing) => thing.category === category);
    const { name: title } = t.categories[category];
    return (
      <section key={category} aria-label={title}>
        <h3 className={styles.heading}>
          {allowsCategory(choice, category)
            ? t.stored.allowed({ category: title })
            : t.stored.notAllowed({ category: title })}
        </h3>
        {things.length === 0 ? (
          <p className={styles.text}>{t.stored.nothing}</p>
        ) : (
          <dl className={styles.entries}>
            {things.map(({ name, storage, purpose, life }) => (
              <div key={`${storage} ${name}`} className={styles.entry}>
                <dt>
                  <code>{name}</code> <span className={styles.position}>{t.places[storage]}</span>
                </dt>
                <dd>{purposes[purpose]}</dd>
                <dd className={styles.position}>{lives[life]}.</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    );
  });
}
