import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import { type DueWorkQuery, ReadAssignmentNoticeDocument } from '#api/documents/classrooms/due-work.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import rows from '#ui/row-list/row-list.module.css';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import styles from '../../classrooms/classes.module.css';
import { WorkRow } from '../../classrooms/work-row.tsx';
import { workDue } from './work-due.ts';

const SHOWN = 3;

/** The next assignments that are due, and notices about them. */
export function DueWork({ work }: { readonly work: DueWorkQuery }) {
  const { today: t, notice } = useTexts(classesTexts);
  const waiting = workDue(work);
  return (
    <PageSection id="due-work" title={t.title}>
      {work.assignmentNotices.map((each) => (
        <Notice key={each.id} notice={each} />
      ))}
      {work.recentAnnouncements.map(({ id, classroom, text }) => (
        <div key={id} className={styles.notice}>
          <Link to={href('classroom.detail', { id: classroom.id })}>
            {notice.announcement({ classroom: classroom.name, text: plainText(text) })}
          </Link>
        </div>
      ))}
      {waiting.length > 0 && (
        <ul className={rows.list}>
          {waiting.slice(0, SHOWN).map((line) => (
            <li key={line.id}>
              <WorkRow work={line} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <LinkButton to={href('assignment')} size="2" variant="soft">
          {t.all}
        </LinkButton>
      </div>
    </PageSection>
  );
}

function Notice({ notice }: { readonly notice: DueWorkQuery['assignmentNotices'][number] }) {
  const { notice: t } = useTexts(classesTexts);
  const api = useApi();
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  const { id, assignment, title, classroom, reminder } = notice;
  const read = (): void => {
    setIsRead(true);
    // Sent again on the next visit if it fails.
    void api(ReadAssignmentNoticeDocument, { id }).catch(() => setIsRead(false));
  };
  return (
    <div className={styles.notice}>
      <Link to={href('assignment.detail', { id: assignment })}>
        {reminder === 'dueSoon' ? t.dueSoon({ title, classroom }) : t.opened({ title, classroom })}
      </Link>
      <Button size="2" variant="soft" color="gray" onClick={read}>
        {t.dismiss}
      </Button>
    </div>
  );
}
