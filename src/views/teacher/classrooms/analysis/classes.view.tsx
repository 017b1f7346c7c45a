import { Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { TaughtClassesDocument } from '#api/documents/classrooms/teaching.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';

/** The classes that the viewer teaches, with the sums of their answers. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(TaughtClassesDocument) });

/** The classes of a teacher, each with its recent performance. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const texts = useTexts(teachingTexts);
  const t = texts.analysis;
  return (
    <div className={pages.fullWidth}>
      <PageHeading title={t.title} intro={t.intro} />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[120, 120]} />}>
        {({ taughtClasses }) =>
          taughtClasses.length === 0 ? (
            <EmptyState
              illustration="analysis"
              level="h2"
              title={t.noClass}
              action={
                <LinkButton to={href('teacher.classroom')} variant="soft">
                  {t.toClasses}
                </LinkButton>
              }
            >
              {t.noClassHint}
            </EmptyState>
          ) : (
            <ul className={rows.grid}>
              {taughtClasses.map(({ id, name, students, active, answers, credit }) => (
                <li key={id}>
                  <Link className={rows.card} to={href('teacher.analysis.detail', { id })}>
                    <span className={rows.body}>
                      <Heading as="h2" size="4" className={rows.title}>
                        {name}
                      </Heading>
                      <span className={rows.detail}>
                        {t.lately} · {t.active({ active, students })}
                      </span>
                      <span className={rows.detail}>
                        {t.answers}: {texts.number({ value: answers })}
                        {answers > 0 && ` · ${t.right}: ${texts.share({ value: credit / answers })}`}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
