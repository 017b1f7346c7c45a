import { shownLiveCode } from '#domain/classrooms/live-quiz/live-code.rule.ts';
import { href } from '#routes/href.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { QrCode } from '../../../shared/platform/qr-code.tsx';
import styles from './host.module.css';

/** How to join: address, code and QR code, readable from the last row. */
export function JoinPoster({ code }: { readonly code: string }) {
  const { join: t } = useTexts(liveQuizTexts);
  const address = `${window.location.host}${href('live')}`;
  return (
    <div className={styles.poster}>
      <div className={styles.posterText}>
        <p>{t.boardAt({ address })}</p>
        <p className={styles.code}>
          <span className="visually-hidden">{t.boardCode} </span>
          <bdi dir="ltr">{shownLiveCode(code)}</bdi>
        </p>
      </div>
      <QrCode
        className={styles.qr}
        text={`${window.location.origin}${href('live.play', { code })}`}
        label={t.qr({ address: `${address}/${code}` })}
      />
    </div>
  );
}
