import { Button } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { useApp } from '#client/app.context.ts';
import { sameData } from '#client/is-same-data.ts';
import { consentActor } from '#client/users/consent/consent.actor.ts';
import { storedConsent } from '#client/users/consent/stored-consent.ts';
import { ALLOWED, type ConsentCategory, type ConsentChoice, REFUSED } from '#domain/users/consent/consent.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { privacyTexts } from '#texts/users/privacy.texts.ts';
import pages from '#ui/page/page.module.css';
import styles from './privacy.module.css';

/** The user's choices about storage, shown and changed. */
export function CookiePolicy() {
  const { choice: t, categories } = useTexts(privacyTexts);
  const id = useId();
  const actor = consentActor(useApp());
  const choice = useSelector(actor, ({ context }) => context.choice, sameData);
  // Only in the browser, because the server has no access to the stored choice.
  const objects = useSelector(
    actor,
    (state) => state.context.hasGlobalPrivacyControl && !state.matches('loadingChoice'),
  );
  const hasAllowed = choice?.preferences === true || choice?.statistics === true;

  const choose = (chosen: ConsentChoice): void => actor.send({ type: 'choice.made', choice: chosen, way: 'settings' });
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    choose({ preferences: form.has('preferences'), statistics: form.has('statistics') });
  };

  return (
    <form className={pages.section} onSubmit={save} key={JSON.stringify(choice)}>
      <p className={styles.text}>{t.intro}</p>
      <Category category="necessary" {...categories.necessary} isAllowed isFixed />
      <Category category="preferences" {...categories.preferences} isAllowed={choice?.preferences ?? false} />
      <Category
        category="statistics"
        {...categories.statistics}
        isAllowed={choice?.statistics ?? false}
        isFixed={objects}
        noteId={objects ? id : undefined}
      />
      {objects && (
        <p id={id} className={styles.note}>
          {t.objects}
        </p>
      )}
      <div className={pages.actions}>
        <Button type="submit" size="3">
          {t.save}
        </Button>
        {hasAllowed ? (
          <Button
            type="button"
            size="3"
            variant="soft"
            color="gray"
            onClick={() => actor.send({ type: 'choice.withdrawn' })}
          >
            {t.withdraw}
          </Button>
        ) : (
          <Button type="button" size="3" variant="soft" color="gray" onClick={() => choose(REFUSED)}>
            {t.none}
          </Button>
        )}
        {!objects && (
          <Button type="button" size="3" variant="soft" color="gray" onClick={() => choose(ALLOWED)}>
            {t.all}
          </Button>
        )}
      </div>
      <p role="status" className={styles.text}>
        {choice === null ? t.open : t.stored}{' '}
        {choice !== null && t.record({ id: storedConsent(localStorage)?.consentId ?? '' })}
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
  readonly noteId?: string | undefined;
};

function Category({ category, name, hint, isAllowed, isFixed = false, noteId }: CategoryProps) {
  return (
    <label className={styles.category}>
      <input type="checkbox" name={category} defaultChecked={isAllowed} disabled={isFixed} aria-describedby={noteId} />
      <span>
        <strong>{name}</strong>
        <br />
        {hint}
      </span>
    </label>
  );
}
