import { Heading } from '@radix-ui/themes';
import { NotesDocument } from '#api/documents/study/note.generated.ts';
import { useSession } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { CONTENT_OF_KIND, type MaterialKind } from '#domain/content/material-kind.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { noteTexts } from '#texts/study/note.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { Breadcrumbs } from '../../content/breadcrumbs.tsx';
import styles from './note.module.css';
import { NoteReader } from './note-reader.tsx';
import { NoteSwitch } from './note-switch.tsx';

/** The topic's notes, with the text of the one in the address or the first that the plan opens. */
export async function loader({ api, params, url, requireAccess }: ViewLoaderArgs) {
  const { notes } = await api(NotesDocument, {
    subject: params.subject ?? '',
    topic: params.topic ?? '',
    noteId: url.searchParams.get('note'),
  });
  // A plan may open summaries but no booklets: only if nothing is open, the user is redirected to the plans.
  if (notes.shown === null) requireAccess({ topic: notes.topic.id, subject: notes.subject.id });
  return notes;
}

/** One note for reading, and the list of the topic's others. */
export function Component() {
  const data = useViewData<typeof loader>();
  const user = useSession();
  const t = useTexts(noteTexts);
  const { subject, topic, notes, shown } = data;
  const summary = notes.find(({ id }) => id === shown?.id);
  useTitle(joinedLine(summary?.title ?? topic.title, subject.title));
  const mayRead = ({ kind }: { readonly kind: MaterialKind }): boolean =>
    decideAccess(user, { type: CONTENT_OF_KIND[kind], topic: topic.id, subject: subject.id }).allowed;
  return (
    <div {...subjectAccent(subject.slug)}>
      <div className={styles.page}>
        <header className={styles.head}>
          <Breadcrumbs subject={subject} topic={topic} />
          <Heading as="h1" size="7">
            {summary?.title ?? t.choose}
          </Heading>
        </header>
        {shown === null || summary === undefined ? (
          <EmptyState
            illustration="notes"
            title={t.empty.title}
            action={
              <LinkButton to={href('topic', { subject: subject.slug, topic: topic.slug })}>{t.empty.action}</LinkButton>
            }
          >
            {t.empty.text}
          </EmptyState>
        ) : (
          <>
            <NoteSwitch notes={notes} shown={shown.id} mayRead={mayRead} />
            <NoteReader key={shown.id} notes={data} note={shown} summary={summary} />
          </>
        )}
      </div>
    </div>
  );
}
