import { Heading } from '@radix-ui/themes';
import { classesTexts } from '#texts/classrooms/classes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import rows from '#ui/row-list/row-list.module.css';
import { isWaiting, type WorkLine } from './work.ts';
import { WorkRow } from './work-row.tsx';

/** Assignments: to do, and over. */
export function WorkLists({ work }: { readonly work: readonly WorkLine[] }) {
  const { work: t } = useTexts(classesTexts);
  const lists = [
    { id: 'to-do', title: t.toDo, empty: t.nothing, lines: work.filter(isWaiting) },
    { id: 'done', title: t.done, empty: t.noneDone, lines: work.filter((entry) => !isWaiting(entry)) },
  ];
  if (work.length === 0) return <EmptyNote illustration="assignments">{t.nothing}</EmptyNote>;
  return lists.map(({ id, title, empty, lines }) => (
    <section key={id} className={pages.section} aria-labelledby={id}>
      <Heading as="h2" size="5" id={id}>
        {title}
      </Heading>
      {lines.length === 0 ? (
        <EmptyNote illustration={id === 'to-do' ? 'success' : 'assignments'}>{empty}</EmptyNote>
      ) : (
        <ul className={rows.list}>
          {lines.map((line) => (
            <li key={line.id}>
              <WorkRow work={line} />
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
