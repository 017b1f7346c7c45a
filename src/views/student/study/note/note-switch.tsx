import { Link } from 'react-router';
import type { NotesQuery } from '#api/documents/study/note.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { noteTexts } from '#texts/study/note.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './note.module.css';

type Summary = NotesQuery['notes']['notes'][number];

/** The notes of a topic to choose from; nothing if there is only one. */
export function NoteSwitch({
  notes,
  shown,
  mayRead,
}: {
  readonly notes: readonly Summary[];
  readonly shown: string;
  readonly mayRead: (note: Summary) => boolean;
}) {
  const t = useTexts(noteTexts);
  if (notes.length < 2) return null;
  return (
    <nav aria-label={t.choose} className={styles.switch}>
      {notes.map((note) => (
        <Link
          key={note.id}
          to={`?note=${encodeURIComponent(note.id)}`}
          aria-current={note.id === shown ? 'page' : undefined}
          preventScrollReset={false}
        >
          <span className={styles.switchKind}>
            {named(t.kinds, note.kind)} · {t.minutes({ minutes: Math.max(1, Math.round(note.seconds / 60)) })}
            {note.doneAt !== null && (
              <>
                {' '}
                · <Icon name="right" px={14} /> {t.isDone}
              </>
            )}
            {!mayRead(note) && (
              <>
                {' '}
                · <Icon name="lock" px={14} /> {t.locked}
              </>
            )}
          </span>
          <span>{note.title}</span>
        </Link>
      ))}
    </nav>
  );
}
