import { Button, Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import type { HomeQuery } from '#api/documents/study/home.generated.ts';
import { daysBetween } from '#domain/study/calendar-day.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import rows from '#ui/row-list/row-list.module.css';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import styles from './home.module.css';
import { PLAN_ADDRESS } from './plan-address.ts';
import { useWork } from './use-work.ts';

type Study = HomeQuery['studyToday'];

/** Today's work: due cards, what the plan adds, and the days until the exams. */
export function Today({ study }: { readonly study: Study }) {
  const { today: t } = useTexts(studyTexts);
  const work = useWork();
  const day = study.plan.days.find((each) => each.day === study.today);
  const minutes = Math.ceil((day?.seconds ?? 0) / 60);
  const besides = (day?.entries ?? []).filter(({ kind }) => kind !== 'dueCards');
  const isFree = study.dueDecks.length === 0 && besides.length === 0;
  return (
    <section className={styles.panel} aria-labelledby="today">
      <div className={styles.panelHead}>
        <Heading as="h2" size="5" id="today">
          {t.title}
        </Heading>
        {minutes > 0 && <span className={rows.detail}>{t.minutes({ minutes })}</span>}
      </div>
      {isFree && <p className={styles.soft}>{t.nothing}</p>}
      <ul className={styles.lines}>
        {study.dueDecks.slice(0, 4).map(({ deck, dueCount }) => {
          const title = deck.isOwn ? t.ownDeck : deck.title;
          return (
            <li key={deck.id}>
              <span className={styles.name}>
                <strong>{title}</strong>
                <span className={rows.detail}>{joinedLine(deck.subject.title, t.deck({ due: dueCount }))}</span>
              </span>
              <Button size="2" variant="soft" asChild>
                <Link
                  to={href('topic.flashcard', { subject: deck.subject.slug, topic: deck.topic.slug, id: deck.id })}
                  aria-label={`${t.study}: ${title}`}
                >
                  {t.study}
                </Link>
              </Button>
            </li>
          );
        })}
        {study.exams.map(({ subject, examOn }) => {
          const left = daysBetween(study.today, examOn);
          const ownEntry = besides.filter((entry) => entry.subject === subject.id);
          return (
            <li key={subject.id}>
              <span className={styles.name}>
                <strong>{(left < 0 ? t.examOver : t.examIn)({ subject: subject.title, left })}</strong>
                {ownEntry.length > 0 && <span className={rows.detail}>{joinedLine(...ownEntry.map(work))}</span>}
              </span>
              {ownEntry.length > 0 && (
                <Button size="2" variant="soft" asChild>
                  <Link
                    to={href('subject', { subject: subject.slug })}
                    aria-label={t.planned({ subject: subject.title })}
                  >
                    {t.open}
                  </Link>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <LinkButton to={PLAN_ADDRESS} size="2" variant="soft">
          {study.exams.length === 0 ? t.setExam : t.openPlan}
        </LinkButton>
      </div>
    </section>
  );
}
