import { Button, Heading } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import type { ClassSchemeFragment, TaughtClassQuery } from '#api/documents/classrooms/class-teaching.generated.ts';
import { UnfollowSchemeDocument } from '#api/documents/classrooms/schemes/scheme.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { href } from '#routes/href.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import rows from '#ui/row-list/row-list.module.css';
import { PauseNote } from '../../../shared/classrooms/schemes/pause-note.tsx';
import { schemeNow } from '../../../shared/classrooms/schemes/scheme-now.ts';
import styles from '../../../shared/classrooms/schemes/schemes.module.css';
import { WeekContent } from '../../../shared/classrooms/schemes/week-content.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { PlannedAssignments } from './planned-assignments.tsx';
import { useFollowScheme } from './use-follow-scheme.tsx';

/** The scheme of work that a class follows, week by week. */
export function ClassSchemePart({ found: { classScheme, classSettings } }: { readonly found: TaughtClassQuery }) {
  const { follow: t } = useTexts(schemesTexts);
  const follow = useFollowScheme(classSettings.id, classScheme);
  const isOpen = classSettings.archivedAt === null;
  if (classScheme === null) {
    return (
      <div className={pages.page}>
        <EmptyNote illustration="assignments">{t.empty}</EmptyNote>
        {isOpen && (
          <div>
            <Button size="3" onClick={() => void follow()}>
              {t.button}
            </Button>
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={pages.page}>
      <Followed classroom={classSettings.id} scheme={classScheme} isOpen={isOpen} onChange={() => void follow()} />
    </div>
  );
}

type FollowedProps = {
  readonly classroom: string;
  readonly scheme: ClassSchemeFragment;
  readonly isOpen: boolean;
  readonly onChange: () => void;
};

function Followed({ classroom, scheme, isOpen, onChange }: FollowedProps) {
  const { follow: t, week: words } = useTexts(schemesTexts);
  const stop = useStopFollowing(classroom);
  const { calendar, status, dueOf } = schemeNow(scheme);
  return (
    <>
      <Heading as="h2" size="5">
        {scheme.title}
      </Heading>
      {scheme.isArchived && <p className={styles.note}>{t.isArchived}</p>}
      {isOpen && status.status !== 'week' && <PauseNote status={status} />}
      <div className={pages.actions}>
        {scheme.isUsable && (
          <LinkButton variant="soft" to={href('teacher.scheme.detail', { id: scheme.id })}>
            {t.openScheme}
          </LinkButton>
        )}
        {isOpen && (
          <Button size="3" variant="soft" color="gray" onClick={onChange}>
            {t.change}
          </Button>
        )}
        <Button size="3" variant="soft" color="gray" onClick={() => void stop()}>
          {t.stop}
        </Button>
      </div>
      <ol className={rows.list}>
        {scheme.weeks.map((week, at) => {
          const dates = calendar[at];
          const isCurrent = isOpen && status.status === 'week' && status.index === at;
          return (
            <li key={week.id} className={styles.week} aria-current={isCurrent ? 'true' : undefined}>
              <div className={styles.head}>
                <Heading as="h3" size="4">
                  {words.name({ number: at + 1, title: week.title })}
                </Heading>
                <span className={styles.soft}>{isCurrent ? t.current : dates !== undefined && t.range(dates)}</span>
              </div>
              <WeekContent week={week} />
              {dates !== undefined && (
                <PlannedAssignments
                  assignments={week.assignments}
                  classroom={classroom}
                  dueOn={dueOf(dates)}
                  isOpen={isOpen}
                />
              )}
              {week.note !== '' && <p className={styles.note}>{week.note}</p>}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function useStopFollowing(classroom: string): () => Promise<void> {
  const { follow: t } = useTexts(schemesTexts);
  const api = useApi();
  const dialog = useDialog();
  const { revalidate } = useRevalidator();
  return async () => {
    const { reason } = await dialog.open({
      title: t.stopTitle,
      text: t.stopText,
      confirmLabel: t.stopConfirm,
      work: async () => {
        await api(UnfollowSchemeDocument, { classroom });
      },
    });
    if (reason === 'confirm') await revalidate();
  };
}
