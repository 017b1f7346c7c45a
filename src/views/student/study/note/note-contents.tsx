import { useTexts } from '#texts/current-language.ts';
import { noteTexts } from '#texts/study/note.texts.ts';
import type { NoteHeading } from '#ui/note-text/note-outline.ts';
import { headingAnchor } from '#ui/note-text/note-text.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import styles from './note.module.css';

/** Deeper headings would be too many. */
const DEEPEST = 3;

type Props = {
  readonly headings: readonly NoteHeading[];
  /** Id of the heading above the reading position. */
  readonly current: string | null;
  readonly onGo: (id: string) => void;
};

/** The headings of a note, as links. */
export function NoteContents({ headings, current, onGo }: Props) {
  const t = useTexts(noteTexts);
  const listed = headings.filter(({ depth }) => depth <= DEEPEST);
  const top = Math.min(...listed.map(({ depth }) => depth));
  return (
    <nav aria-label={t.contents} className={styles.contents}>
      <ol>
        {listed.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth - top}>
            <a
              href={`#${headingAnchor(id)}`}
              aria-current={current === id ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onGo(id);
              }}
            >
              <RichText source={text} inline />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
