import { IconButton } from '@radix-ui/themes';
import { useState } from 'react';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { MediaFrame } from '#ui/media/media-frame.tsx';
import { ShortsPager } from '#ui/pager/shorts-pager.tsx';
import styles from './gallery.module.css';
import { GalleryExample } from './gallery-example.tsx';

const SHORTS = ['What is a force?', 'Weight is not mass', 'Why things float'].map((label, index) => ({
  id: `${index}`,
  label,
}));

const CONTROLS = (
  <>
    <IconButton size="3" variant="soft" aria-label="Play">
      <Icon name="play" />
    </IconButton>
    <input type="range" className={styles.seekBar} aria-label="Position" defaultValue={30} />
    <span>1:12 / 4:05</span>
    <IconButton size="3" variant="soft" color="gray" aria-label="Captions">
      <Icon name="captions" />
    </IconButton>
  </>
);

/** The frame of media, with and without captions. */
export function Page() {
  const [shown, setShown] = useState('0');
  return (
    <>
      <GalleryExample name="Media">
        <div className={styles.columns}>
          <MediaFrame
            label="Forces"
            image={<div />}
            captions={<p>A force is a push or a pull.</p>}
            controls={CONTROLS}
          />
          <MediaFrame label="Forces" image={<div />} controls={CONTROLS} state="loading" />
          <MediaFrame
            label="Forces"
            image={<div />}
            controls={CONTROLS}
            state={{ failed: <FailedState message="The video could not be loaded." onRetry={() => {}} /> }}
          />
          <MediaFrame label="Forces (audio)" controls={CONTROLS} />
        </div>
      </GalleryExample>
      <GalleryExample name="Shorts">
        <div className={styles.pager}>
          <ShortsPager label="Shorts" pages={SHORTS} shown={shown} onShow={setShown}>
            {({ label }) => <div className={styles.short}>{label}</div>}
          </ShortsPager>
        </div>
      </GalleryExample>
    </>
  );
}
