import { Button, Heading } from '@radix-ui/themes';
import { HUES, subjectAccent } from '#ui/accent/subject-accent.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import styles from './gallery.module.css';
import { GalleryExample } from './gallery-example.tsx';

/** Every accent colour of subjects, in the appearance that is set. */
export function Page() {
  const { className } = subjectAccent('');
  return (
    <GalleryExample name="Every accent">
      <div className={styles.columns}>
        {HUES.map((hue) => (
          <div key={hue} className={className} data-hue={hue}>
            <div className={styles.swatch}>
              <Heading as="h3" size="4">
                {hue}
              </Heading>
              <a href="#main">A link within a subject</a>
              <ProgressBar value={12} max={20} label={`Progress in ${hue}`} />
              <div className={styles.row}>
                <Button size="3">Start</Button>
                <Button size="3" variant="soft">
                  Again
                </Button>
              </div>
            </div>
          </div>
        ))}
      </div>
    </GalleryExample>
  );
}
