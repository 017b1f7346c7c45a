import { Button, Heading } from '@radix-ui/themes';
import { useSearchParams } from 'react-router';
import { PapersDocument } from '#api/documents/assessments/paper.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import { ExamBreadcrumbs } from '../exams/exam-breadcrumbs.tsx';
import { type PaperLine, PaperRow } from './paper-row.tsx';
import styles from './papers.module.css';

const SUBJECT = 'subject';
const YEAR = 'year';

/** All published papers of the student's subjects. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(PapersDocument) });

/** The past papers, by subject and year. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(papersTexts);
  return (
    <div className={pages.fullWidth}>
      <PageHeading up={<ExamBreadcrumbs />} title={t.title} intro={t.intro} />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[64, 32, 84, 84, 84, 84]} />}>
        {({ papers }) =>
          papers.length === 0 ? (
            <EmptyState illustration="papers" level="h2" title={t.emptyTitle}>
              {t.empty}
            </EmptyState>
          ) : (
            <Papers papers={papers} />
          )
        }
      </Loaded>
    </div>
  );
}

/** All papers, filtered by a subject and a year, which are in the address. */
function Papers({ papers }: { readonly papers: readonly PaperLine[] }) {
  const t = useTexts(papersTexts);
  const [search, setSearch] = useSearchParams();
  const [subject, year] = [search.get(SUBJECT) ?? '', search.get(YEAR) ?? ''];
  const narrow = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const subjects = [...new Map(papers.map((paper) => [paper.subject.slug, paper.subject.title]))];
  const years = [...new Set(papers.map((paper) => paper.year))].toSorted((a, b) => b - a);
  const found = papers.filter(
    (paper) => (subject === '' || paper.subject.slug === subject) && (year === '' || String(paper.year) === year),
  );
  return (
    <>
      <div className={styles.filters}>
        <SelectField
          label={t.subject}
          value={subject}
          onChange={({ target }) => narrow(SUBJECT, target.value)}
          options={[{ value: '', label: t.all }, ...subjects.map(([value, label]) => ({ value, label }))]}
        />
        <SelectField
          label={t.year}
          value={year}
          onChange={({ target }) => narrow(YEAR, target.value)}
          options={[
            { value: '', label: t.all },
            ...years.map((entry) => ({ value: String(entry), label: String(entry) })),
          ]}
        />
      </div>
      {found.length === 0 && (
        <div className={pages.empty} role="status">
          <p>{t.noneMatch}</p>
          <Button variant="soft" size="3" onClick={() => setSearch({}, { replace: true })}>
            {t.showAll}
          </Button>
        </div>
      )}
      {[...Map.groupBy(found, (paper) => paper.subject.slug)].map(([slug, ofSubject]) => (
        <section key={slug} className={pages.section} aria-labelledby={`papers-${slug}`}>
          <Heading as="h2" size="5" id={`papers-${slug}`}>
            {ofSubject[0]?.subject.title}
          </Heading>
          <ul className={rows.list}>
            {ofSubject.map((paper) => (
              <li key={paper.id} {...subjectAccent(slug)}>
                <PaperRow paper={paper} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
