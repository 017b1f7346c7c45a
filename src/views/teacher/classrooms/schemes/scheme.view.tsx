import { Button, Heading } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import {
  MoveSchemeWeekDocument,
  SchemeDocument,
  type SchemeQuery,
} from '#api/documents/classrooms/schemes/scheme.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import type { ShownWeek } from '#domain/classrooms/schemes/shown-week.ts';
import { href } from '#routes/href.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine, nameList } from '#texts/joined-line.ts';
import { profileTexts } from '#texts/users/profile.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import { ActionMenu } from '#ui/menu/action-menu.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import styles from '../../../shared/classrooms/schemes/schemes.module.css';
import { WeekContent } from '../../../shared/classrooms/schemes/week-content.tsx';
import { useMutation } from '../../use-mutation.ts';
import { BackLink } from '../back-link.tsx';
import { useSchemeActions } from './use-scheme-actions.tsx';
import { WeekForm } from './week-form.tsx';

/** The scheme in the address. */
export const loader = async ({ api, params }: ViewLoaderArgs) =>
  deferData({ answer: api(SchemeDocument, { id: params.id ?? '' }) });

/** A scheme of work, which its teachers edit by week. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 44, 120, 120, 120]} />}>
      {(found) => <SchemePage found={found} />}
    </Loaded>
  );
}

function SchemePage({ found }: { readonly found: SchemeQuery }) {
  const { scheme } = found;
  const t = useTexts(schemesTexts);
  const { levels } = useTexts(profileTexts);
  const actions = useSchemeActions(found);
  useTitle(scheme.title);
  const { subject, level, classCount, isShared, isManaged, isArchived, updatedAt, updatedBy } = scheme;
  return (
    <div className={pages.page}>
      <PageHeading
        up={<BackLink to={href('teacher.scheme')} title={t.title} />}
        title={scheme.title}
        actions={
          <>
            <Button size="3" variant="soft" onClick={() => void actions.change()}>
              {t.detail.edit}
            </Button>
            <ActionMenu label={t.detail.more}>
              {isManaged && (
                <MenuItem onChoose={() => void actions.share(!isShared)}>
                  {isShared ? t.detail.unshare : t.detail.share}
                </MenuItem>
              )}
              <MenuItem onChoose={() => void actions.copy()}>{t.detail.copy}</MenuItem>
              {isManaged && (
                <MenuItem onChoose={() => void (isArchived ? actions.restore() : actions.archive())}>
                  {isArchived ? t.detail.restore : t.detail.archive}
                </MenuItem>
              )}
            </ActionMenu>
          </>
        }
      >
        <p className={pages.intro}>
          {joinedLine(
            subject.title,
            level === null ? null : levels[level],
            t.line.classes({ count: classCount }),
            isShared ? t.line.shared : t.line.private,
          )}
        </p>
        <p className={pages.intro}>
          {t.detail.edited({ at: updatedAt, name: updatedBy })}
          {isShared && ` ${t.detail.sharedHint}`}
        </p>
        {isArchived && <p className={pages.intro}>{t.detail.isArchived}</p>}
      </PageHeading>
      <Problem message={actions.problem} />
      <Weeks found={found} />
    </div>
  );
}

function Weeks({ found }: { readonly found: SchemeQuery }) {
  const { scheme } = found;
  const { week: t, weekForm, detail } = useTexts(schemesTexts);
  const api = useApi();
  const dialog = useDialog();
  const { revalidate } = useRevalidator();
  const { mutate, problem, isBusy } = useMutation();
  const edit = async (week: ShownWeek, number: number): Promise<void> => {
    await dialog.open({
      title: weekForm.title({ number }),
      widthEm: 40,
      form: (controls) => <WeekForm controls={controls} found={found} week={week} />,
    });
    // Also after cancelling: another teacher may have changed it meanwhile.
    await revalidate();
  };
  const move = (week: string, position: number): Promise<void> =>
    mutate(async () => {
      await api(MoveSchemeWeekDocument, { scheme: scheme.id, week, position });
    });
  return (
    <section className={pages.section} aria-labelledby="weeks">
      <Heading as="h2" size="5" id="weeks">
        {detail.weeks}
      </Heading>
      <Problem message={problem} />
      <ol className={rows.list}>
        {scheme.weeks.map((week, at) => (
          <li key={week.id} className={styles.week}>
            <div className={styles.head}>
              <Heading as="h3" size="4">
                {t.name({ number: at + 1, title: week.title })}
              </Heading>
              <span className={pages.actions}>
                {at > 0 && (
                  <Button
                    size="3"
                    variant="soft"
                    color="gray"
                    disabled={isBusy}
                    aria-label={t.upLabel({ number: at + 1 })}
                    onClick={() => void move(week.id, at - 1)}
                  >
                    {t.up}
                  </Button>
                )}
                {at < scheme.weeks.length - 1 && (
                  <Button
                    size="3"
                    variant="soft"
                    color="gray"
                    disabled={isBusy}
                    aria-label={t.downLabel({ number: at + 1 })}
                    onClick={() => void move(week.id, at + 1)}
                  >
                    {t.down}
                  </Button>
                )}
                <Button
                  size="3"
                  variant="soft"
                  aria-label={t.editLabel({ number: at + 1 })}
                  onClick={() => void edit(week, at + 1)}
                >
                  {t.edit}
                </Button>
              </span>
            </div>
            <Content week={week} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Content({ week }: { readonly week: ShownWeek }) {
  const { week: t } = useTexts(schemesTexts);
  const { topics, links, assignments, note } = week;
  if (topics.length + links.length + assignments.length === 0 && note === '')
    return <p className={styles.note}>{t.nothing}</p>;
  return (
    <>
      <WeekContent week={week} />
      {assignments.length > 0 && (
        <p className={styles.note}>
          {t.assignments}: {nameList(assignments.map(({ title }) => title))}
        </p>
      )}
      {note !== '' && <p className={styles.note}>{note}</p>}
    </>
  );
}
