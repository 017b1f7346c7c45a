import type { ReactNode } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import styles from './media-frame.module.css';

type Props = {
  /** What is played. */
  readonly label: string;
  /** The video, or the cover of audio; without it the frame is as high as its controls. */
  readonly image?: ReactNode;
  /** The current caption, over the video. */
  readonly captions?: ReactNode;
  readonly controls: ReactNode;
  /** Below the frame: chapters, a transcript. */
  readonly children?: ReactNode;
  readonly state?: 'loading' | 'ready' | { readonly failed: ReactNode };
};

/** The frame of a player: video, captions, controls and further content. It does not play anything itself. */
export function MediaFrame({ label, image, captions, controls, children, state = 'ready' }: Props) {
  const t = useTexts(partsTexts);
  const failed = typeof state === 'object' ? state.failed : null;
  return (
    <section className={styles.media} aria-label={label} aria-busy={state === 'loading'}>
      {image !== undefined && (
        <div className={styles.image}>
          {image}
          {state === 'loading' && <span className={styles.turning} role="status" aria-label={t.loading} />}
          {failed !== null && <div className={styles.failed}>{failed}</div>}
          {captions !== undefined && failed === null && <div className={styles.captions}>{captions}</div>}
        </div>
      )}
      {image === undefined && failed}
      <div className={styles.controls}>{controls}</div>
      {children}
    </section>
  );
}
