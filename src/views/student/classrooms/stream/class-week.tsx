import type { ClassSchemeFragment } from '#api/documents/classrooms/student-work.generated.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import { PauseNote } from '../../../shared/classrooms/schemes/pause-note.tsx';
import { schemeNow } from '../../../shared/classrooms/schemes/scheme-now.ts';
import { WeekContent } from '../../../shared/classrooms/schemes/week-content.tsx';

/** What the class does this week, by the scheme of work that it follows. */
export function ClassWeek({ scheme }: { readonly scheme: ClassSchemeFragment }) {
  const { now: t } = useTexts(schemesTexts);
  const { status } = schemeNow(scheme);
  const week = status.status === 'week' ? scheme.weeks[status.index] : undefined;
  if (status.status === 'finished') return null;
  if (status.status !== 'week' || week === undefined)
    return status.status === 'week' ? null : <PauseNote status={status} />;
  const { title, topics, links } = week;
  if (title === '' && topics.length === 0 && links.length === 0) return null;
  return (
    <PageSection id="this-week" title={t.title({ title, number: status.index + 1 })}>
      <div className={pages.panel}>
        <WeekContent week={week} />
      </div>
    </PageSection>
  );
}
