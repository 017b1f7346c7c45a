import { Button } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { useApp } from '#actors/app.context.ts';
import { consentActor } from '#actors/consent/consent.actor.ts';
import { sameData } from '#actors/same-data.ts';
import type { ConsentCategory } from '#domain/consent/consent.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { privacyTexts } from '#texts/privacy.texts.ts';
import pages from '#ui/page/page.module.css';
import styles from './privacy.module.css';

/** What somebody allows to be stored, read and changed. */
export function CookiePolicy() {
  const { choice: t, categories } = useTexts(privacyTexts);
  const actor = consentActor(useApp());
  const choice = useSelector(actor, ({ context }) => context.choice, sameData);

  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = { preferences: form.has('preferences'), statistics: form.has('statistics') };
    actor.send({ type: 'choice.made', choice: chosen });
  };

  return (
    <form className={pages.section} onSubmit={save} key={JSON.stringify(choice)}>
      <p className={styles.text}>{t.intro}</p>
      <Category category="necessary" {...categories.necessary} isAllowed isFixed />
      <Category category="preferences" {...categories.preferences} isAllowed={choice?.preferences ?? false} />
      <Category category="statistics" {...categories.statistics} isAllowed={choice?.statistics ?? false} />
      <div className={pages.actions}>
        <Button type="submit" size="3">
          {t.save}
        </Button>
        {choice !== null && (
          <Button
            type="button"
            size="3"
            variant="soft"
            color="gray"
            onClick={() => actor.send({ type: 'choice.withdrawn' })}
          >
            {t.withdraw}
          </Button>
        )}
      </div>
      <p role="status" className={styles.text}>
        {choice === null ? t.none : t.stored}
      </p>
    </form>
  );
}

type CategoryProps = {
  readonly category: ConsentCategory;
  readonly name: string;
  readonly hint: string;
  readonly isAllowed: boolean;
  readonly isFixed?: boolean;
};

function Category({ category, name, hint, isAllowed, isFixed = false }: CategoryProps) {
  return (
    <label className={styles.category}>
      <input type="checkbox" name={category} defaultChecked={isAllowed} disabled={isFixed} />
      <span>
        <strong>{name}</strong>
        <br />
        {hint}
      </span>
    </label>
  );
}
