import { Heading } from '@radix-ui/themes';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { PhotoGroup } from '#domain/attempts/marking/photo-groups.rule.ts';
import { answerGroupsTexts } from '#texts/attempts/answer-groups.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { movedTile } from './photo-moves.ts';
import { type PhotoAnswer, PhotoTile } from './photo-tile.tsx';
import styles from './photos.module.css';

type Props = {
  readonly groups: readonly PhotoGroup[];
  readonly answers: ReadonlyMap<string, PhotoAnswer>;
  /** The index of the group whose marks are shown. */
  readonly shown: number;
  readonly active: string | null;
  readonly selected: ReadonlySet<string>;
  readonly nameOf: (id: string) => string;
  /** The marks of a group as text; null: not marked yet. */
  readonly marksOf: (group: PhotoGroup) => string | null;
  readonly onActive: (id: string) => void;
  /** An answer was selected, or is no longer; with `isRange`, with all others since the last one. */
  readonly onSelect: (id: string, isRange: boolean) => void;
  readonly onJoin: () => void;
  readonly onClear: () => void;
};

/** All answers as tiles; those of a group are together. Arrow keys move, Space selects, Enter groups. */
export function PhotoBoard(props: Props) {
  const { groups, answers, shown, active, selected, nameOf, marksOf, onActive, onSelect, onJoin, onClear } = props;
  const t = useTexts(answerGroupsTexts);
  const tiles = useRef(new Map<string, HTMLButtonElement>());
  useFocusOnActive(tiles.current, groups, active);
  const ids = groups.flat();
  const press = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const at = ids.findIndex((id) => tiles.current.get(id) === target);
    if (at < 0 || ctrlKey || metaKey || altKey) return;
    if (key === 'Enter') onJoin();
    else if (key === 'Escape') onClear();
    else {
      const next = movedTile(centresOf(ids, tiles.current), at, key);
      if (next === null) return;
      tiles.current.get(ids[next] ?? '')?.focus();
    }
    event.preventDefault();
  };
  const tile = (id: string, marks: string | null) => {
    const answer = answers.get(id);
    if (answer === undefined) return null;
    return (
      <PhotoTile
        ref={(element) => {
          if (element === null) tiles.current.delete(id);
          else tiles.current.set(id, element);
        }}
        name={nameOf(id)}
        isSelected={selected.has(id)}
        isActive={id === active}
        {...{ answer, marks }}
        onFocus={() => onActive(id)}
        onSelect={({ shiftKey }: MouseEvent) => onSelect(id, shiftKey)}
      />
    );
  };
  return (
    <ul className={styles.board} aria-label={t.photos} onKeyDown={press}>
      {groups.map((group, at) => {
        const [first = ''] = group;
        const isShown = at === shown;
        if (group.length === 1) {
          return (
            <li key={first} className={styles.tile} data-shown={isShown}>
              {tile(first, marksOf(group))}
            </li>
          );
        }
        return (
          <li key={group.join(' ')} className={styles.group} data-shown={isShown}>
            <Heading as="h4" size="3" className={styles.heading}>
              <span>{t.group({ number: at + 1, count: group.length })}</span>
              <span className={styles.marks}>{marksOf(group)}</span>
            </Heading>
            <ul className={styles.members}>
              {group.map((id) => (
                <li key={id} className={styles.tile}>
                  {tile(id, null)}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

const centresOf = (ids: readonly string[], tiles: ReadonlyMap<string, HTMLButtonElement>) =>
  ids.map((id) => {
    const { left, top, width, height } = tiles.get(id)?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2, height };
  });

/**
 * Keeps the focus on the active tile while it is on the board: a tile that changes its group is another element, and
 * after marking, a tile of the next group is active. The board has the focus when it opens.
 */
function useFocusOnActive(
  tiles: ReadonlyMap<string, HTMLElement>,
  groups: readonly PhotoGroup[],
  active: string | null,
): void {
  const isOnBoard = useRef(true);
  useLayoutEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      isOnBoard.current = [...tiles.values()].some((tile) => tile === target);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [tiles]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other groups have other elements.
  useLayoutEffect(() => {
    const tile = active === null ? undefined : tiles.get(active);
    if (!isOnBoard.current || tile === undefined || document.activeElement === tile) return;
    tile.focus();
  }, [groups, active]);
}
