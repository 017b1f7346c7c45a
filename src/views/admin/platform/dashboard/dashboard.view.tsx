import { Button, Heading } from '@radix-ui/themes';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { DashboardDocument } from '#api/documents/platform/dashboard.generated.ts';
import { useSession } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { RESOURCE_COUNTED_MAX } from '#domain/platform/resources/resource.limits.ts';
import { href } from '#routes/href.ts';
import { ROUTES } from '#routes/table.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { dashboardTexts } from '#texts/platform/admin/dashboard.texts.ts';
import { titlesTexts } from '#texts/platform/titles.texts.ts';
import { usePrice } from '#texts/price.ts';
import { shortDayText } from '#texts/wording/date.wording.ts';
import { numberText } from '#texts/wording/number.wording.ts';
import { BarChart } from '#ui/chart/bar-chart.tsx';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import { WorkingSchoolBanner } from '../../../shared/users/working-school/working-school-banner.tsx';
import audit from '../audit/audit.module.css';
import { Entry } from '../audit/entry.tsx';
import styles from './dashboard.module.css';

/** All figures of the dashboard in one query, so that they arrive together. */
export const loader = ({ api }: ViewLoaderArgs) => api(DashboardDocument);

/** The dashboard of the whole installation, or of the admin's school. */
export function Component() {
  const { dashboard: d, latestChanges } = useViewData<typeof loader>();
  const t = useTexts(dashboardTexts);
  const titles = useTexts(titlesTexts);
  const language = useLanguage();
  const price = usePrice();
  const count = (value: number): string => numberText(language, value);
  const capped = (value: number): string =>
    value > RESOURCE_COUNTED_MAX ? t.moreThan({ count: RESOURCE_COUNTED_MAX }) : count(value);
  const bank = (query: string): string => `${href('admin.question-bank')}${query}`;
  const { pathname } = useLocation();
  const mayReadLog = hasPermission(useSession(), 'audit.read');
  return (
    <div className={pages.fullWidth}>
      {/* The frame of the admin area has it too. */}
      {pathname === href('home') && <WorkingSchoolBanner />}
      <Heading as="h1" size="7">
        {t.title}
      </Heading>
      <Numbers
        title={t.users}
        numbers={[
          { label: t.students, shown: count(d.students), to: `${href('admin.users')}?role=student` },
          { label: t.active, shown: count(d.activeStudents), to: `${href('admin.users')}?role=student&state=active` },
          { label: t.teachers, shown: count(d.teachers), to: href('admin.teachers') },
          { label: t.invited, shown: count(d.invited), to: `${href('admin.users')}?state=invited` },
          { label: t.submitted, shown: count(d.submitted) },
        ]}
      />
      <BarChart
        title={t.work}
        description={t.workCaption}
        data={{
          labelTitle: t.day,
          labels: d.days.map(({ day }) => shortDayText(language, day)),
          series: [{ name: t.submitted, values: d.days.map(({ submitted }) => submitted) }],
        }}
      />
      {d.revenue !== null && (
        <Numbers
          title={t.money}
          note={d.revenue.length === 0 ? t.noMoney : t.moneyNote}
          numbers={d.revenue.map(({ currency, amount }) => ({
            label: currency,
            shown: price({ amount, currency }),
            to: href('admin.payments'),
          }))}
        />
      )}
      {d.content !== null && (
        <Numbers
          title={t.content}
          numbers={[
            { label: t.questions, shown: count(d.content.questions), to: bank('') },
            { label: t.reports, shown: count(d.content.openReports), to: bank('?reported') },
            { label: t.inReview, shown: count(d.content.questionsInReview), to: bank('?stage=review') },
            { label: t.unexplained, shown: capped(d.content.questionsUnexplained), to: bank('?unexplained') },
            { label: t.withoutCaptions, shown: count(d.content.videosWithoutCaptions), to: href('admin.video') },
            { label: t.topics, shown: count(d.content.topics), to: href('admin.topic') },
            { label: t.withoutNote, shown: count(d.content.topicsWithoutNote), to: href('admin.notes') },
            { label: t.withoutQuiz, shown: count(d.content.topicsWithoutQuiz), to: href('admin.quiz') },
          ]}
        />
      )}
      {d.pages !== null && d.pages.length > 0 && (
        <BarChart
          title={t.pages}
          description={t.pagesCaption}
          data={{
            labelTitle: t.screen,
            labels: d.pages.map(({ route }) => {
              const row = ROUTES.find(({ id }) => id === route);
              return row === undefined ? route : (titles[row.id] ?? row.title);
            }),
            series: [{ name: t.views, values: d.pages.map(({ views }) => views) }],
          }}
        />
      )}
      {mayReadLog && (
        <section className={pages.section}>
          <Heading as="h2" size="5">
            {t.latest}
          </Heading>
          {latestChanges.length === 0 ? (
            <EmptyNote illustration="history">{t.noChanges}</EmptyNote>
          ) : (
            <ol className={audit.entries}>
              {latestChanges.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
          <div className={pages.actions}>
            <Button asChild size="3" variant="soft">
              <Link to={href('admin.audit-log')}>{t.allChanges}</Link>
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

type Measure = {
  readonly label: string;
  readonly shown: string;
  /** The list of the counted records. */
  readonly to?: string;
};

function Numbers({
  title,
  note,
  numbers,
}: {
  readonly title: string;
  readonly note?: string;
  readonly numbers: readonly Measure[];
}) {
  const id = useId();
  return (
    <PageSection id={id} title={title}>
      {note !== undefined && <p className={pages.intro}>{note}</p>}
      {numbers.length > 0 && (
        <dl className={styles.numbers}>
          {numbers.map(({ label, shown, to }) => (
            <div key={label} className={styles.number}>
              <dt>{to === undefined ? label : <Link to={to}>{label}</Link>}</dt>
              <dd>{shown}</dd>
            </div>
          ))}
        </dl>
      )}
    </PageSection>
  );
}
