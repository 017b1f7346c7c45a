import { textsNow } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import type { IconName } from '../icon/icon.tsx';
import { matchScore } from '../search/match-score.ts';

export type CommandEntry = {
  readonly id: string;
  readonly label: string;
  /** Its parent's title, or null. */
  readonly detail: string | null;
  readonly icon: IconName;
  /** The slug of one of the user's own subjects, which has its glyph instead of the icon. */
  readonly glyph?: string;
  /** An excerpt of the text in which it was found, with the match marked. */
  readonly snippet?: readonly { readonly text: string; readonly marked: boolean }[];
};

export type CommandGroup<Entry extends CommandEntry = CommandEntry> = {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Too many to be listed before something has been typed. */
  readonly isHiddenUntilTyped: boolean;
  /** Search results from the server, already sorted: shown unchanged, after the entries found here. */
  readonly isFound?: boolean;
};

type Shown = Pick<CommandGroup, 'title' | 'entries'>;

/** Letters scattered over a long text do not count as a match. */
const LEAST_SCORE = 0.02;
const RECENT_BONUS = 1.2;
/** A match in the parent's title counts too, but ranks lower. */
const DETAIL_WEIGHT = 0.6;

/**
 * The groups that a menu shows: without input, recent entries and then the groups unchanged; otherwise the
 * matches, the best first.
 * @param typed every word has to match an entry's name or parent, possibly as scattered letters
 * @param recent ids of entries last used, newest first
 */
export function rankedGroups(
  groups: readonly CommandGroup[],
  typed: string,
  recent: readonly string[],
): readonly Shown[] {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const own = groups.filter(({ isFound }) => isFound !== true);
  const serverResults = groups.filter(({ isFound }) => isFound === true);
  const shown = words.length === 0 ? untyped(own, recent) : [...found(own, words, recent), ...serverResults];
  return shown.filter(({ entries }) => entries.length > 0);
}

function untyped(groups: readonly CommandGroup[], recent: readonly string[]): readonly Shown[] {
  const all = groups.flatMap(({ entries }) => entries);
  const used = recent.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
  const others = groups
    .filter((group) => !group.isHiddenUntilTyped)
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ id }) => !recent.includes(id)) }));
  return [{ title: textsNow(partsTexts).menu.recent, entries: used }, ...others];
}

function found(groups: readonly CommandGroup[], words: readonly string[], recent: readonly string[]): readonly Shown[] {
  const scoreOf = ({ id, label, detail }: CommandEntry): number => {
    const scores = words.map((word) =>
      Math.max(matchScore(label, word), DETAIL_WEIGHT * matchScore(detail ?? '', word)),
    );
    return Math.min(...scores) * (recent.includes(id) ? RECENT_BONUS : 1);
  };
  return groups
    .map(({ title, entries }) => {
      const scored = entries
        .map((entry) => ({ entry, score: scoreOf(entry) }))
        .filter(({ score }) => score >= LEAST_SCORE)
        .sort((a, b) => b.score - a.score);
      return { title, entries: scored.map(({ entry }) => entry), best: scored[0]?.score ?? 0 };
    })
    .sort((a, b) => b.best - a.best);
}
