import type { ReactNode } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/parts.texts.ts';
import styles from './media-frame.module.css';

type Props = {
  /** What is played. */
  readonly label: string;
  /** The video, or the picture of something to listen to; without it the frame is as high as its controls. */
  readonly picture?: ReactNode;
  /** The words spoken now, over the picture. */
  readonly captions?: ReactNode;
  readonly controls: ReactNode;
  /** Under the frame: chapters, a transcript. */
  readonly children?: ReactNode;
  readonly state?: 'loading' | 'ready' | { readonly failed: ReactNode };
};

/** Around something that plays: picture, captions, controls, and what belongs to it. It plays nothing itself. */
export function MediaFrame({ label, picture, captions, controls, children, state = 'ready' }: Props) {
  const t = useTexts(partsTexts);
  const failed = typeof state === 'object' ? state.failed : null;
  return (
    <section className={styles.media} aria-label={label} aria-busy={state === 'loading'}>
      {picture !== undefined && (
        <div className={styles.picture}>
          {picture}
          {state === 'loading' && <span className={styles.turning} role="status" aria-label={t.loading} />}
          {failed !== null && <div className={styles.failed}>{failed}</div>}
          {captions !== undefined && failed === null && <div className={styles.captions}>{captions}</div>}
        </div>
      )}
      {picture === undefined && failed}
      <div className={styles.controls}>{controls}</div>
      {children}
    </section>
  );
}
