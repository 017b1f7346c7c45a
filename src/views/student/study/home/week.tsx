import { Button, Heading } from '@radix-ui/themes';
import { lazy, Suspense, useState } from 'react';
import { dayAfter } from '#domain/study/calendar-day.ts';
import { spoken, useLanguage, useTexts } from '#texts/current-language.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import styles from './home.module.css';

/** Downloaded when it is opened. */
const WeeklyReview = lazy(() => spoken(import(/* webpackChunkName: "session" */ './weekly-review.tsx')));

type Props = {
  readonly today: string;
  readonly studiedDays: readonly string[];
  /** Whether the weekly review is offered. */
  readonly hasReview: boolean;
};

/** The days of the last seven with study activity. It informs without demanding anything. */
export function Week({ today, studiedDays, hasReview }: Props) {
  const [isReviewing, setIsReviewing] = useState(false);
  const { week: t } = useTexts(studyTexts);
  const weekday = new Intl.DateTimeFormat(useLanguage(), { weekday: 'narrow', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, at) => dayAfter(today, at - 6));
  const studied = days.filter((day) => studiedDays.includes(day));
  return (
    <section className={styles.panel} aria-labelledby="week">
      <Heading as="h2" size="5" id="week">
        {t.title}
      </Heading>
      <ul className={styles.week}>
        {days.map((day) => {
          const isStudied = studied.includes(day);
          const text = t.day({ day, studied: isStudied });
          return (
            <li key={day} data-studied={isStudied || undefined} title={text}>
              <span aria-hidden="true">{weekday.format(new Date(`${day}T00:00:00Z`))}</span>
              <span className={styles.visuallyHidden}>{text}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.soft}>{t.studied({ count: studied.length })}</p>
      {hasReview && (
        <div>
          <Button size="2" variant="soft" aria-expanded={isReviewing} onClick={() => setIsReviewing(!isReviewing)}>
            {t.review}
          </Button>
        </div>
      )}
      {isReviewing && (
        <Suspense fallback={<LoadingSkeleton heights={[24, 24, 24]} />}>
          <WeeklyReview />
        </Suspense>
      )}
    </section>
  );
}
