import type { DialogOptions } from '#client/platform/dialog/dialog.actor.ts';
import type { SessionEnd } from '#domain/access/session-end.rule.ts';
import { sessionTexts } from '#texts/access/session.texts.ts';
import { textsNow, useTexts } from '#texts/current-language.ts';
import { Countdown } from '#ui/countdown/countdown.tsx';
import styles from './session-end-notice.module.css';

/**
 * The dialog that announces the end of a session and closes when the session has ended.
 * @param extend uses the session, which moves its end; its error is shown in the dialog
 * @param nowMs milliseconds since 1970
 */
export function sessionEndNotice(end: SessionEnd, extend: () => Promise<void>, nowMs: number): DialogOptions {
  const t = textsNow(sessionTexts).end;
  const common = { title: t.title, text: <NoticeText end={end} />, timerMs: Math.max(0, end.atMs - nowMs) };
  return end.isExtendable
    ? { ...common, confirmLabel: t.stay, denyLabel: t.signOut, cancelLabel: null, work: extend }
    : { ...common, confirmLabel: t.signInAgain, cancelLabel: t.later };
}

function NoticeText({ end: { atMs, isExtendable } }: { readonly end: SessionEnd }) {
  const t = useTexts(sessionTexts).end;
  return (
    <div className={styles.notice}>
      <p>{isExtendable ? t.unused : t.old}</p>
      <p>
        {t.timeLeft} <Countdown end={atMs} />
      </p>
    </div>
  );
}
