import { Command, useCommandState } from 'cmdk';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/parts.texts.ts';
import { Icon } from '../icon/icon.tsx';
import { placeKey } from '../rich-text/place-key.ts';
import styles from './command-menu.module.css';
import { type CommandEntry, type CommandGroup, rankedGroups } from './ranked-groups.ts';

type Props = {
  readonly label: string;
  readonly groups: readonly CommandGroup[];
  /** Ids of entries last used, newest first. */
  readonly recent: readonly string[];
  /** A sentence under the list, or null. */
  readonly note: string | null;
  /** Hears of every letter. */
  readonly onType?: (typed: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
};

/** A dialog over the page in which something is found by typing a few of its letters. */
export function CommandMenu({ label, groups, recent, note, onType, onChoose, onClose }: Props) {
  const t = useTexts(partsTexts).menu;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const shown = rankedGroups(groups, typed, recent);
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  const isTyping = typed.trim() !== '';

  const whenPressed = useEffectEvent((event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (!element.open) element.showModal();
    // A dialog would give the focus to the first thing that can have it, which is the frame around the field.
    input.current?.focus();
    // What is beside the dialog counts as the dialog itself: its backdrop.
    const listener = (event: MouseEvent): void => whenPressed(event);
    element.addEventListener('click', listener);
    return () => {
      element.removeEventListener('click', listener);
      // Closing gives the focus back to where it was; taking the element away would not.
      element.close();
    };
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onCancel={onClose}>
      <Command className={styles.menu} label={label} shouldFilter={false} loop vimBindings={false}>
        <div className={styles.head}>
          <Icon name="find" />
          <Command.Input
            ref={input}
            className={styles.input}
            value={typed}
            onValueChange={(next) => {
              setTyped(next);
              onType?.(next);
            }}
            placeholder={t.placeholder}
          />
        </div>
        <Command.List className={styles.list} label={t.list}>
          {shown.map(({ title, entries }) => (
            <Entries key={title} title={title} entries={entries} onChoose={onChoose} />
          ))}
        </Command.List>
        {count === 0 && <p className={styles.empty}>{t.none}</p>}
        {note !== null && <p className={styles.note}>{note}</p>}
        {/* Says how many were found to somebody who does not see the list. */}
        <p className={styles.unseen} role="status">
          {isTyping && t.found(count)}
        </p>
        <ActiveMark menu={dialog} />
      </Command>
    </dialog>
  );
}

type EntriesProps = Pick<CommandGroup, 'title' | 'entries'> & Pick<Props, 'onChoose'>;

function Entries({ title, entries, onChoose }: EntriesProps) {
  return (
    <Command.Group heading={title} className={styles.group}>
      {entries.map(({ id, label, detail, icon, snippet = [] }) => (
        <Command.Item key={id} value={id} className={styles.entry} onSelect={() => onChoose(id)}>
          <Icon name={icon} />
          <span className={styles.label}>{label}</span>
          {detail !== null && <span className={styles.detail}>{detail}</span>}
          {snippet.length > 0 && <Snippet parts={snippet} />}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function Snippet({ parts }: { readonly parts: NonNullable<CommandEntry['snippet']> }) {
  return (
    <span className={styles.snippet}>
      {parts.map(({ text, marked }, place) =>
        marked ? <mark key={placeKey(place)}>{text}</mark> : <span key={placeKey(place)}>{text}</span>,
      )}
    </span>
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
