import { Command, defaultFilter, useCommandState } from 'cmdk';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './command-menu.module.css';

type Entry = {
  readonly id: string;
  readonly label: string;
  readonly detail: string | null;
  readonly icon: IconName;
};

type Group = {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly isHiddenUntilTyped: boolean;
};

type Props = {
  readonly label: string;
  readonly groups: readonly Group[];
  /** Ids of entries last used, newest first. */
  readonly recent: readonly string[];
  /** A sentence under the list, or null. */
  readonly note: string | null;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
};

/** Letters scattered over a long text are no find. */
const LEAST_SCORE = 0.02;
const RECENT_BONUS = 1.2;
/** What an entry belongs to finds it too, though after those that are called so. */
const DETAIL_WEIGHT = 0.6;

/** A dialog over the page in which something is found by typing a few of its letters. */
export function CommandMenu({ label, groups, recent, note, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const all = groups.flatMap(({ entries }) => entries);
  const used = recent.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
  const isTyping = typed.trim() !== '';

  const whenPressed = useEffectEvent((event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (!element.open) element.showModal();
    // What is beside the dialog counts as the dialog itself: its backdrop.
    const listener = (event: MouseEvent): void => whenPressed(event);
    element.addEventListener('click', listener);
    return () => {
      element.removeEventListener('click', listener);
      // Closing gives the focus back to where it was; taking the element away would not.
      element.close();
    };
  }, []);

  /** Every typed word has to be in the name or in what it belongs to, be it letter by letter. */
  const score = (id: string, search: string, [name = '', detail = '']: string[] = []): number => {
    const scores = search
      .trim()
      .split(/\s+/)
      .map((word) => Math.max(defaultFilter(name, word, []), DETAIL_WEIGHT * defaultFilter(detail, word, [])));
    const least = Math.min(...scores);
    return least < LEAST_SCORE ? 0 : least * (recent.includes(id) ? RECENT_BONUS : 1);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onCancel={onClose}>
      <Command className={styles.menu} label={label} filter={score} loop vimBindings={false}>
        <div className={styles.head}>
          <Icon name="find" />
          <Command.Input
            className={styles.input}
            value={typed}
            onValueChange={setTyped}
            placeholder="Screen, subject, topic …"
            autoFocus
          />
        </div>
        <Command.List className={styles.list} label="What there is">
          <Command.Empty className={styles.empty}>Nothing by that name. Try fewer letters.</Command.Empty>
          {!isTyping && used.length > 0 && <Entries title="Last used" entries={used} onChoose={onChoose} />}
          {groups.map(({ title, entries, isHiddenUntilTyped }) => {
            const shown = isTyping ? entries : entries.filter(({ id }) => !recent.includes(id));
            if (shown.length === 0 || (isHiddenUntilTyped && !isTyping)) return null;
            return <Entries key={title} title={title} entries={shown} onChoose={onChoose} />;
          })}
        </Command.List>
        {note !== null && <p className={styles.note}>{note}</p>}
        <Count isTyping={isTyping} />
        <ActiveMark menu={dialog} />
      </Command>
    </dialog>
  );
}

type EntriesProps = Pick<Group, 'title' | 'entries'> & Pick<Props, 'onChoose'>;

function Entries({ title, entries, onChoose }: EntriesProps) {
  return (
    <Command.Group heading={title} className={styles.group}>
      {entries.map(({ id, label, detail, icon }) => (
        <Command.Item
          key={id}
          value={id}
          keywords={detail === null ? [label] : [label, detail]}
          className={styles.entry}
          onSelect={() => onChoose(id)}
        >
          <Icon name={icon} />
          <span className={styles.label}>{label}</span>
          {detail !== null && <span className={styles.detail}>{detail}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** Says how many were found to somebody who does not see the list. */
function Count({ isTyping }: { readonly isTyping: boolean }) {
  const count = useCommandState(({ filtered }) => filtered.count);
  return (
    <p className={styles.unseen} role="status">
      {isTyping && (count === 1 ? 'One found' : `${count} found`)}
    </p>
  );
}

/** Names the marked entry to screen readers after every change; the library is a step behind with that. */
function ActiveMark({ menu }: { readonly menu: RefObject<HTMLElement | null> }) {
  useCommandState(({ value, search, selectedItemId, filtered }) =>
    [value, search, selectedItemId, filtered.count].join('\n'),
  );
  useEffect(() => {
    const marked = menu.current?.querySelector('[role="option"][aria-selected="true"]');
    const input = menu.current?.querySelector('[role="combobox"]');
    if (marked) input?.setAttribute('aria-activedescendant', marked.id);
    else input?.removeAttribute('aria-activedescendant');
  });
  return null;
}
