import {
  type KeyboardEvent,
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { Icon } from '../icon/icon.tsx';
import { CommandList, entryId } from './command-list.tsx';
import styles from './command-menu.module.css';
import { type CommandGroup, rankedGroups } from './ranked-groups.ts';

type Props = {
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  /** Ids of entries last used, newest first. */
  readonly recent: readonly string[];
  /** A sentence below the list, or null. */
  readonly note: string | null;
  /** Called for every change of the text. */
  readonly onType?: (typed: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
};

/** Number of entries visible when the list opens; the others are rendered later. */
const FIRST_ENTRIES = 12;

/**
 * A dialog over the page that finds entries by a few of their letters. It is not the browser's own
 * modal dialog, which recalculates the style of everything behind it; that is slow on weak processors.
 */
export function CommandMenu({ label, groups, recent, note, onType, onChoose, onClose }: Props) {
  const t = useTexts(partsTexts).menu;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState<string | null>(null);
  // The field updates at once; the results are rendered with lower priority.
  const deferredQuery = useDeferredValue(typed);
  const [most, setMost] = useState(FIRST_ENTRIES);
  useEffect(() => startTransition(() => setMost(Number.POSITIVE_INFINITY)), []);
  const found = useMemo(() => rankedGroups(groups, deferredQuery, recent), [groups, deferredQuery, recent]);
  const shown = useMemo(() => atMost(found, most), [found, most]);
  const ids = idsOf(shown);
  const at = Math.max(0, ids.indexOf(marked ?? ''));
  const isTyping = deferredQuery.trim() !== '';

  useLayoutEffect(() => {
    const previousFocus = document.activeElement;
    input.current?.focus();
    return () => {
      if (previousFocus instanceof HTMLElement) previousFocus.focus();
    };
  }, []);

  const mark = (index: number): void => {
    const next = (index + ids.length) % ids.length;
    setMarked(ids[next] ?? null);
    document.getElementById(entryId(listId, next))?.scrollIntoView?.({ block: 'nearest' });
  };
  const whenKeyed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    if (!isPlain) return;
    const targetIndexes = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const targetIndex = ownEntry(targetIndexes, event.key);
    // Enter before the list has updated chooses the result for the current text, not the outdated one.
    const chosen = typed === deferredQuery ? ids[at] : idsOf(rankedGroups(groups, typed, recent))[0];
    if (targetIndex !== undefined && ids.length > 0) mark(targetIndex);
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
    // The field is the only focusable element; the page behind is inert.
    else if (event.key !== 'Tab' && event.key !== 'Escape') return;
    event.preventDefault();
  };

  return (
    <>
      <div className={styles.backdrop} aria-hidden="true" onClick={onClose} />
      <div role="dialog" aria-modal="true" aria-label={label} className={styles.menu}>
        <div className={styles.head}>
          <Icon name="find" />
          <input
            ref={input}
            className={styles.input}
            role="combobox"
            aria-label={label}
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={ids.length > 0 ? entryId(listId, at) : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setMarked(null);
              onType?.(target.value);
            }}
            onKeyDown={whenKeyed}
            placeholder={t.placeholder}
          />
        </div>
        <CommandList
          id={listId}
          label={t.list}
          groups={shown}
          marked={ids[at]}
          onMark={setMarked}
          onChoose={onChoose}
        />
        {ids.length === 0 && <p className={styles.empty}>{t.none}</p>}
        {note !== null && <p className={styles.note}>{note}</p>}
        {/* Announces the number of results to screen readers. */}
        <p className={styles.visuallyHidden} role="status">
          {isTyping && t.found({ count: ids.length })}
        </p>
      </div>
    </>
  );
}

type Groups = ReturnType<typeof rankedGroups>;

const idsOf = (groups: Groups): readonly string[] => groups.flatMap(({ entries }) => entries.map(({ id }) => id));

/** The first entries of all groups together. */
function atMost(groups: Groups, most: number): Groups {
  let left = most;
  return groups.flatMap(({ title, entries }) => {
    const taken = entries.slice(0, left);
    left -= taken.length;
    return taken.length === 0 ? [] : [{ title, entries: taken }];
  });
}
