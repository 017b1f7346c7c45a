import { Button } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { useApp } from '#client/app.context.ts';
import { updateActor } from '#client/platform/offline/update.actor.ts';
import { useTexts } from '#texts/current-language.ts';
import { connectionTexts } from '#texts/platform/connection.texts.ts';
import styles from './connection.module.css';
import { DeletionNotice } from './deletion-notice.tsx';
import { ReadOnlyNotice } from './read-only-notice.tsx';

/** The frame's notices above a screen, in one late chunk. */
export function Component() {
  return (
    <>
      <ReadOnlyNotice />
      <Update />
      <DeletionNotice />
    </>
  );
}

/** Offers a newer version of the application. Nothing is loaded until the user agrees. */
function Update() {
  const { update: t } = useTexts(connectionTexts);
  const actor = updateActor(useApp());
  const state = useSelector(actor, ({ value }) => value);
  const isBusy = state === 'savingWork' || state === 'reloadingPage';
  if (state !== 'offered' && state !== 'unsavedWork' && !isBusy) return null;
  return (
    <section className={styles.update} aria-label={t.label}>
      <p role="status">{state === 'unsavedWork' ? t.held : isBusy ? t.saving : t.ready}</p>
      <div className={styles.buttons}>
        <Button size="2" loading={isBusy} onClick={() => actor.send({ type: 'update.accepted' })}>
          {state === 'unsavedWork' ? t.again : t.load}
        </Button>
        <Button
          size="2"
          variant="ghost"
          color="gray"
          disabled={isBusy}
          onClick={() => actor.send({ type: 'update.postponed' })}
        >
          {t.later}
        </Button>
      </div>
    </section>
  );
}
