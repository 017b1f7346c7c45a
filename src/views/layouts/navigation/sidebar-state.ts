import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const KEY = 'sidebar';
const COLLAPSED_KEY = 'sidebar.collapsed';
const CHANGED = 'sidebar.changed';
const NARROW = 'narrow';

function subscribe(changed: () => void): () => void {
  addEventListener('storage', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(CHANGED, changed);
  };
}

const isNarrow = (): boolean => localStorage.getItem(KEY) === NARROW;

/** Whether the user keeps the sidebar narrow in this browser, and how to change it. */
export function useNarrowSidebar(): readonly [isNarrow: boolean, toggle: () => void] {
  return [useSyncExternalStore(subscribe, isNarrow), toggle];
}

function toggle(): void {
  store(KEY, isNarrow() ? null : NARROW);
}

const groupsSchema = z.array(z.string());

function parseGroups(stored: string | null): readonly string[] {
  try {
    return groupsSchema.parse(JSON.parse(stored ?? '[]'));
  } catch {
    // Written by hand: all groups are expanded, and the next change replaces it.
    return [];
  }
}

const collapsedText = (): string | null => localStorage.getItem(COLLAPSED_KEY);

/** The groups of the sidebar that the user has collapsed in this browser, and how to collapse or expand one. */
export function useCollapsedGroups(): readonly [collapsed: readonly string[], toggle: (group: string) => void] {
  return [parseGroups(useSyncExternalStore(subscribe, collapsedText)), toggleGroup];
}

function toggleGroup(group: string): void {
  const collapsed = parseGroups(collapsedText());
  const next = collapsed.includes(group) ? collapsed.filter((other) => other !== group) : [...collapsed, group];
  store(COLLAPSED_KEY, next.length === 0 ? null : JSON.stringify(next));
}

function store(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(new Event(CHANGED));
}
