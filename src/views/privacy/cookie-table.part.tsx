import { useSelector } from '@xstate/react';
import { useApp } from '#actors/app.context.ts';
import { consentActor } from '#actors/consent/consent.actor.ts';
import { sameData } from '#actors/same-data.ts';
import { allowsCategory, CONSENT_CATEGORIES, type ConsentCategory } from '#domain/consent/consent.schema.ts';
import { STORED_THINGS } from '#domain/consent/stored-things.ts';
import styles from './privacy.module.css';

const CATEGORY_NAMES: Readonly<Record<ConsentCategory, string>> = {
  necessary: 'Necessary',
  preferences: 'Preferences',
  statistics: 'Statistics',
};

/** Everything the product stores in a browser, by category, and whether it is allowed. */
export function CookieTable() {
  const choice = useSelector(consentActor(useApp()), ({ context }) => context.choice, sameData);
  return CONSENT_CATEGORIES.map((category) => {
    const things = STORED_THINGS.filter((thing) => thing.category === category);
    const state = allowsCategory(choice, category) ? 'allowed' : 'not allowed';
    return (
      <section key={category} aria-label={CATEGORY_NAMES[category]}>
        <h3 className={styles.heading}>
          {CATEGORY_NAMES[category]}: {state}
        </h3>
        {things.length === 0 ? (
          <p className={styles.text}>Nothing of this kind is stored.</p>
        ) : (
          <dl className={styles.things}>
            {things.map(({ name, place, purpose, life }) => (
              <div key={`${place} ${name}`} className={styles.thing}>
                <dt>
                  <code>{name}</code> <span className={styles.place}>{place}</span>
                </dt>
                <dd>{purpose}</dd>
                <dd className={styles.place}>{life}.</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    );
  });
}
