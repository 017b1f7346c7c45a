import { HUES, subjectAccent } from '#ui/accent/subject-accent.ts';
import { SubjectCover } from '#ui/illustration/cover/subject-cover.tsx';
import { TopicGlyph } from '#ui/illustration/cover/topic-glyph.tsx';
import { ILLUSTRATION_NAMES } from '#ui/illustration/drawn-scene.tsx';
import { Illustration } from '#ui/illustration/illustration.tsx';
import styles from './gallery.module.css';
import { GalleryExample } from './gallery-example.tsx';

const SUBJECTS = ['mathematics', 'physics', 'chemistry', 'biology', 'economics', 'history', 'pottery'] as const;

/** All illustrations by name, in every accent, and the covers and topic images derived from them. */
export function Page() {
  const { className } = subjectAccent('');
  return (
    <>
      <GalleryExample name="Scenes">
        <div className={styles.scenes}>
          {ILLUSTRATION_NAMES.map((name) => (
            <figure key={name}>
              <Illustration name={name} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      </GalleryExample>
      <GalleryExample name="A scene in every accent">
        <div className={styles.scenes}>
          {HUES.map((hue) => (
            <div key={hue} className={className} data-hue={hue}>
              <Illustration name="decks" />
            </div>
          ))}
        </div>
      </GalleryExample>
      <GalleryExample name="Covers">
        <div className={styles.columns}>
          {SUBJECTS.map((slug) => (
            <SubjectCover key={slug} slug={slug} size="card" />
          ))}
        </div>
        <SubjectCover slug="physics" size="banner" />
      </GalleryExample>
      <GalleryExample name="Topics">
        <div className={styles.row}>
          {'abcdefghijklmnop'.split('').map((slug) => (
            <TopicGlyph key={slug} slug={`topic ${slug}`} />
          ))}
        </div>
      </GalleryExample>
    </>
  );
}
