import { Button } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { useApp } from '#actors/app.context.ts';
import { consentActor } from '#actors/consent/consent.actor.ts';
import { sameData } from '#actors/same-data.ts';
import pages from '#ui/page/page.module.css';
import styles from './privacy.module.css';

/** What somebody allows to be stored, read and changed. */
export function CookiePolicy() {
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
      <p className={styles.text}>
        Lectern stores what it cannot work without, and nothing else unless you allow it. At present nothing beyond the
        necessary is stored at all; should that change, your choice here holds.
      </p>
      <Category name="necessary" label="Necessary" hint="Sign-in, your answers, the page itself." isAllowed isFixed />
      <Category
        name="preferences"
        label="Preferences"
        hint="Remembers how you like to work, beyond what you set yourself."
        isAllowed={choice?.preferences ?? false}
      />
      <Category
        name="statistics"
        label="Statistics"
        hint="Counts which pages are used, without saying by whom."
        isAllowed={choice?.statistics ?? false}
      />
      <div className={pages.actions}>
        <Button type="submit" size="3">
          Save my choice
        </Button>
        {choice !== null && (
          <Button
            type="button"
            size="3"
            variant="soft"
            color="gray"
            onClick={() => actor.send({ type: 'choice.withdrawn' })}
          >
            Withdraw it
          </Button>
        )}
      </div>
      <p role="status" className={styles.text}>
        {choice === null
          ? 'You have not chosen yet: only the necessary is allowed.'
          : 'Your choice is stored in this browser.'}
      </p>
    </form>
  );
}

type CategoryProps = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly isAllowed: boolean;
  readonly isFixed?: boolean;
};

function Category({ name, label, hint, isAllowed, isFixed = false }: CategoryProps) {
  return (
    <label className={styles.category}>
      <input type="checkbox" name={name} defaultChecked={isAllowed} disabled={isFixed} />
      <span>
        <strong>{label}</strong>
        <br />
        {hint}
      </span>
    </label>
  );
}
