import { memo } from 'react';
import { SubjectGlyph } from '../accent/subject-glyph.tsx';
import { Icon } from '../icon/icon.tsx';
import { positionKey } from '../rich-text/position-key.ts';
import styles from './command-menu.module.css';
import type { CommandEntry, CommandGroup } from './ranked-groups.ts';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly Pick<CommandGroup, 'title' | 'entries'>[];
  /** Id of the entry that Enter chooses. */
  readonly marked: string | undefined;
  readonly onMark: (id: string) => void;
  readonly onChoose: (id: string) => void;
};

/** The element id of an entry, by its index in the whole list. */
export const entryId = (list: string, index: number): string => `${list}-${index}`;

const entryOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-entry]')?.dataset.entry : undefined;

/** The results of the menu, in groups. The focus stays in the field above, which refers to the active option. */
export const CommandList = memo(function CommandList({ id, label, groups, marked, onMark, onChoose }: Props) {
  let index = 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and handles the keys
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      onPointerMove={({ target }) => {
        const entry = entryOf(target);
        if (entry !== undefined && entry !== marked) onMark(entry);
      }}
      onClick={({ target }) => {
        const entry = entryOf(target);
        if (entry !== undefined) onChoose(entry);
      }}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, entries }) => {
        const titleId = `${entryId(id, index)}-title`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset
          <div key={title} role="group" aria-labelledby={titleId}>
            <div id={titleId} className={styles.title} role="presentation">
              {title}
            </div>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} id={entryId(id, index++)} isMarked={entry.id === marked} />
            ))}
          </div>
        );
      })}
    </div>
  );
});

type EntryProps = { readonly entry: CommandEntry; readonly id: string; readonly isMarked: boolean };

const Entry = memo(function Entry({ entry, id, isMarked }: EntryProps) {
  const { label, detail, icon, glyph, snippet = [] } = entry;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    <div id={id} role="option" aria-selected={isMarked} className={styles.entry} data-entry={entry.id}>
      {glyph === undefined ? <Icon name={icon} /> : <SubjectGlyph slug={glyph} title={label} />}
      <span className={styles.label}>{label}</span>
      {detail !== null && <span className={styles.detail}>{detail}</span>}
      {snippet.length > 0 && <Snippet parts={snippet} />}
    </div>
  );
});

function Snippet({ parts }: { readonly parts: NonNullable<CommandEntry['snippet']> }) {
  return (
    <span className={styles.snippet}>
      {parts.map(({ text, marked }, index) =>
        marked ? <mark key={positionKey(index)}>{text}</mark> : <span key={positionKey(index)}>{text}</span>,
      )}
    </span>
  );
}
