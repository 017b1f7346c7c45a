const wordsOf = (entry: HTMLElement): string => (entry.textContent ?? '').trim().toLocaleLowerCase();

/**
 * The menu entry that a key moves to: arrows wrap around, a letter moves to the next entry that starts with it; undefined
 * for other keys.
 */
export function entryToFocus(
  key: string,
  entries: readonly HTMLElement[],
  focused: Element | null,
): HTMLElement | undefined {
  const at = entries.findIndex((entry) => entry === focused);
  switch (key) {
    case 'ArrowDown':
      return entries[(at + 1) % entries.length];
    case 'ArrowUp':
      return entries.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
    default: {
      if (key.length !== 1 || key === ' ') return undefined;
      const round = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
      return round.find((entry) => wordsOf(entry).startsWith(key.toLocaleLowerCase()));
    }
  }
}
