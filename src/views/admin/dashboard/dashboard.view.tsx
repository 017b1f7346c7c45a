import { Button, Heading } from '@radix-ui/themes';
import { useId } from 'react';
import { Link } from 'react-router';
import { useSession } from '#actors/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { DashboardDocument } from '#api/documents/dashboard.generated.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { href } from '#routes/href.ts';
import { ROUTES } from '#routes/table.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { dashboardTexts } from '#texts/dashboard.texts.ts';
import { titlesTexts } from '#texts/titles.texts.ts';
import { numberText, shortDayText } from '#texts/wording.ts';
import { BarChart } from '#ui/chart/bar-chart.part.tsx';
import pages from '#ui/page/page.module.css';
import audit from '../audit/audit.module.css';
import { Entry } from '../audit/entry.part.tsx';
import styles from './dashboard.module.css';

export const loader = ({ api }: ViewLoaderArgs) => api(DashboardDocument);

/** What is going on: everywhere, or at the own school. */
export function Component() {
  const { dashboard: d, latestChanges } = useViewData<typeof loader>();
  const t = useTexts(dashboardTexts);
  const titles: Readonly<Record<string, string | undefined>> = useTexts(titlesTexts);
  const language = useLanguage();
  const mayReadLog = hasPermission(useSession(), 'audit.read');
  return (
    <div className={pages.wide}>
      <Heading as="h1" size="7">
        {t.title}
      </Heading>
      <Figures
        title={t.people}
        figures={[
          [t.students, d.students],
          [t.active, d.activeStudents],
          [t.teachers, d.teachers],
          [t.invited, d.invited],
          [t.handedIn, d.handedIn],
        ]}
      />
      <BarChart
        title={t.work}
        description={t.workCaption}
        data={{
          labelTitle: t.day,
          labels: d.days.map(({ day }) => shortDayText(language, day)),
          series: [{ name: t.handedIn, values: d.days.map(({ handedIn }) => handedIn) }],
        }}
      />
      {d.content !== null && (
        <Figures
          title={t.content}
          figures={[
            [t.questions, d.content.questions],
            [t.topics, d.content.topics],
            [t.withoutNote, d.content.topicsWithoutNote],
            [t.withoutQuiz, d.content.topicsWithoutQuiz],
            [t.reports, d.content.openReports],
          ]}
        />
      )}
      {d.pages !== null && d.pages.length > 0 && (
        <BarChart
          title={t.pages}
          description={t.pagesCaption}
          data={{
            labelTitle: t.screen,
            labels: d.pages.map(({ route }) => titles[route] ?? ROUTES.find(({ id }) => id === route)?.title ?? route),
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
            <p className={pages.empty}>{t.noChanges}</p>
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

function Figures({
  title,
  figures,
}: {
  readonly title: string;
  readonly figures: readonly (readonly [label: string, count: number])[];
}) {
  const id = useId();
  const language = useLanguage();
  return (
    <section className={pages.section} aria-labelledby={id}>
      <Heading as="h2" size="5" id={id}>
        {title}
      </Heading>
      <dl className={styles.figures}>
        {figures.map(([label, count]) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{numberText(language, count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
