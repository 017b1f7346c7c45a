import { Button } from '@radix-ui/themes';
import { Link, useNavigate } from 'react-router';
import {
  CreateSchemeDocument,
  SchemesDocument,
  type SchemesQuery,
} from '#api/documents/classrooms/schemes/scheme.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { profileTexts } from '#texts/users/profile.texts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import { BackLink } from '../back-link.tsx';
import { SchemeForm } from './scheme-form.tsx';

/** The teacher's schemes of work, and those shared in the school. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(SchemesDocument) });

/** The list of schemes of work. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(schemesTexts);
  const { classes } = useTexts(classTeachingTexts);
  const create = useCreateScheme();
  return (
    <div className={pages.page}>
      <PageHeading
        up={<BackLink to={href('teacher.classroom')} title={classes.title} />}
        title={t.title}
        intro={t.intro}
        actions={
          <Button size="3" onClick={() => void answer.then(({ subjects }) => create(subjects))}>
            {t.create}
          </Button>
        }
      />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[84, 84, 84]} />}>
        {({ schemes }) =>
          schemes.length === 0 ? (
            <EmptyState illustration="assignments" level="h2" title={t.emptyTitle}>
              {t.empty}
            </EmptyState>
          ) : (
            <ul className={rows.list}>
              {schemes.map((scheme) => (
                <li key={scheme.id}>
                  <Line scheme={scheme} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

function Line({ scheme }: { readonly scheme: SchemesQuery['schemes'][number] }) {
  const { line: t } = useTexts(schemesTexts);
  const { levels } = useTexts(profileTexts);
  const { id, title, subject, level, weekCount, classCount, isShared, isArchived, isManaged, createdBy } = scheme;
  return (
    <Link className={rows.row} to={href('teacher.scheme.detail', { id })}>
      <span className={rows.body}>
        <span className={rows.title}>{title}</span>
        <span className={rows.detail}>
          {joinedLine(
            subject.title,
            level === null ? null : levels[level],
            t.weeks({ count: weekCount }),
            t.classes({ count: classCount }),
            isShared ? t.shared : t.private,
            isManaged ? null : t.by({ name: createdBy }),
            isArchived && t.archived,
          )}
        </span>
      </span>
    </Link>
  );
}

/** Opens the dialog for a new scheme, and then the scheme. */
function useCreateScheme(): (subjects: SchemesQuery['subjects']) => Promise<void> {
  const { form: t } = useTexts(schemesTexts);
  const api = useApi();
  const dialog = useDialog();
  const navigate = useNavigate();
  return async (subjects) => {
    let created = '';
    const { reason } = await dialog.open({
      title: t.createTitle,
      form: (controls) => (
        <SchemeForm
          controls={controls}
          subjects={subjects}
          initial={null}
          send={async (draft) => {
            created = (await api(CreateSchemeDocument, { draft })).createScheme;
          }}
        />
      ),
    });
    if (reason === 'confirm') await navigate(href('teacher.scheme.detail', { id: created }));
  };
}
