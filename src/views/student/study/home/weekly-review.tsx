import { Heading } from '@radix-ui/themes';
import { WeeklyReviewDocument } from '#api/documents/study/study-session.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { ownZone } from '#texts/own-zone.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { studySessionTexts } from '#texts/study/study-session.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import { loadFailed } from '../../../load-failed.tsx';
import styles from './home.module.css';

/** A summary of the last seven days. */
export default function WeeklyReview() {
  const { week: t } = useTexts(studySessionTexts);
  const { levels } = useTexts(studyTexts).mastery;
  const api = useApi();
  const review = useLazyQuery(() => api(WeeklyReviewDocument, { zone: ownZone() }));
  return (
    <section className={styles.review} aria-labelledby="weekly-review">
      <Heading as="h3" size="3" id="weekly-review">
        {t.title}
      </Heading>
      <Loaded data={review} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 24, 24]} />}>
        {({ weeklyReview: { sessions, cards, answered, credit, minutes, changes } }) => (
          <>
            <ul className={styles.parts}>
              <li>{t.sessions({ count: sessions })}</li>
              <li>{t.answered({ count: answered, share: answered === 0 ? 0 : credit / answered })}</li>
              <li>{t.cards({ count: cards })}</li>
              <li>{t.minutes({ minutes })}</li>
            </ul>
            <Heading as="h4" size="2">
              {t.changes}
            </Heading>
            {changes.length === 0 ? (
              <p className={styles.soft}>{t.noChange}</p>
            ) : (
              <ul className={styles.parts}>
                {changes.map(({ topic, title, from, to }) => (
                  <li key={topic}>{t.change({ topic: title, from: levels[from], to: levels[to] })}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
