import { useSelector } from '@xstate/react';
import { useApp } from '#client/app.context.ts';
import { connectionActor } from '#client/platform/offline/connection.actor.ts';
import { useCanPersist } from '#client/platform/offline/use-can-persist.ts';
import { useTexts } from '#texts/current-language.ts';
import { connectionTexts } from '#texts/platform/connection.texts.ts';
import styles from './connection.module.css';

/** The connection's state in the header; nothing while everything works. */
export function Component() {
  const t = useTexts(connectionTexts);
  const state = useSelector(connectionActor(useApp()), ({ value }) => value);
  const isLost = state === 'offline' || state === 'probingServer';
  const isPersistent = useCanPersist(isLost);
  const lost = isPersistent === null ? null : isPersistent ? 'lost' : 'lostUnsaved';
  const kind = isLost
    ? lost
    : state === 'sendingWork' || state === 'waitingToSend'
      ? 'sending'
      : state === 'allSent'
        ? 'allSent'
        : null;
  return (
    <p className={styles.note} role="status" data-kind={kind ?? undefined} hidden={kind === null}>
      {kind !== null && (
        <>
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.full}>{t[kind]}</span>
          <span className={styles.short} aria-hidden="true">
            {kind === 'lostUnsaved' ? t.lostShort : t[`${kind}Short`]}
          </span>
        </>
      )}
    </p>
  );
}
