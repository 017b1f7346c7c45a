import { Link, useRevalidator } from 'react-router';
import type { StudyPlanQuery } from '#api/documents/study/study.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { SubjectGlyph } from '#ui/accent/subject-glyph.tsx';
import { BarChart } from '#ui/chart/bar-chart.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import rows from '#ui/row-list/row-list.module.css';
import { AddToCalendar } from '../../../shared/study/calendar/add-to-calendar.tsx';
import styles from './home.module.css';
import { PlanForm } from './plan-form.tsx';
import { useWork } from './use-work.ts';

const DAYS_LISTED = 7;

/** The exam dates, and the plan for each day until then. */
export default function PlanScreen({ answer }: { readonly answer: StudyPlanQuery }) {
  const { revalidate } = useRevalidator();
  const { plan: t } = useTexts(studyTexts);
  const { studyToday, subjects } = answer;
  useTitle(t.title);
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        up={
          <Link className={pages.up} to={href('home')}>
            <Icon name="back" px={14} /> {t.back}
          </Link>
        }
        title={t.title}
        intro={t.intro}
        actions={<AddToCalendar />}
      />
      <PlanForm study={studyToday} subjects={subjects} onSaved={() => void revalidate()} />
      <Workload study={studyToday} subjects={subjects} />
    </div>
  );
}

type WorkloadProps = { readonly study: StudyPlanQuery['studyToday']; readonly subjects: StudyPlanQuery['subjects'] };

function Workload({ study: { plan }, subjects }: WorkloadProps) {
  const { plan: t } = useTexts(studyTexts);
  const work = useWork();
  const subjectOf = (id: string) => subjects.find((subject) => subject.id === id) ?? { slug: '', title: '' };
  if (plan.days.length === 0) {
    return (
      <EmptyState illustration="plan" title={t.empty}>
        {t.emptyText}
      </EmptyState>
    );
  }
  const verdicts = { fits: t.fits, overfull: t.overfull, onDaysOff: t.onDaysOff };
  const fit = plan.feasibility === 'overfull' || plan.feasibility === 'onDaysOff' ? plan.feasibility : 'fits';
  return (
    <>
      <p className={styles.result} data-verdict={fit} role="status">
        {verdicts[fit]({ minutes: plan.minutesNeeded })}
      </p>
      <BarChart
        title={t.workload}
        data={{
          labelTitle: t.day,
          unit: 'min',
          labels: plan.days.map(({ day }) => t.shortDate({ day })),
          series: [{ name: t.workload, values: plan.days.map(({ seconds }) => Math.ceil(seconds / 60)) }],
        }}
      />
      <PageSection id="next-days" title={t.next}>
        <ul className={styles.lines}>
          {plan.days.slice(0, DAYS_LISTED).map(({ day, isOff, entries }) => (
            <li key={day}>
              <span className={styles.name}>
                <strong>{t.date({ day })}</strong>
                {entries.length === 0 && <span className={rows.detail}>{isOff ? t.off : t.free}</span>}
                {entries.map((entry) => (
                  <span key={`${entry.subject} ${entry.kind}`} className={`${rows.detail} ${styles.subject}`}>
                    {subjects.some(({ id, isOwn }) => isOwn && id === entry.subject) && (
                      <SubjectGlyph {...subjectOf(entry.subject)} />
                    )}
                    {subjectOf(entry.subject).title}: {work(entry)}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.soft}>{t.missed}</p>
      </PageSection>
    </>
  );
}
