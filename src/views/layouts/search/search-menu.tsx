import { startTransition, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { storedConsent } from '#client/users/consent/stored-consent.ts';
import { recentPages } from '#client/users/recent-pages.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { allowsCategory } from '#domain/users/consent/consent.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { memberTexts } from '#texts/platform/member.texts.ts';
import { navigationTexts } from '#texts/platform/navigation.texts.ts';
import { searchTexts } from '#texts/platform/search.texts.ts';
import { titlesTexts } from '#texts/platform/titles.texts.ts';
import { CommandMenu } from '#ui/command-menu/command-menu.tsx';
import { chooseAppearance } from '#ui/theme/appearance.ts';
import { useSignOut } from '../../shared/access/use-sign-out.ts';
import { useMessageHistory } from '../../shared/platform/messages/use-message-history.tsx';
import { type FindAction, findGroups } from '../navigation/command-entries.ts';
import type { Catalogue } from '../navigation/use-catalogue.ts';
import { useLanguageChoice } from '../notices/language-choice.tsx';
import { actionGroup } from './action-entries.ts';
import { recentPageGroup } from './page-entries.ts';
import { noteFind, recentHits } from './recent-finds.ts';
import { recordGroups } from './record-entries.ts';
import { isServerResult, searchGroup } from './search-entries.ts';
import { useSearch } from './use-search.ts';

export type FindMenuProps = {
  readonly user: SessionUser;
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
};

/** The command menu: everything the user may open, found by typing. */
export function FindMenu({ user, catalogue, onClose }: FindMenuProps) {
  const frame = useTexts(frameTexts);
  const t = useTexts(memberTexts);
  const places = useTexts(navigationTexts);
  const titles = useTexts(titlesTexts);
  const choose = useLanguageChoice();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const showMessages = useMessageHistory();
  const { pathname, search: query } = useLocation();
  const [pages] = useState(() => recentPages(user.id, localStorage).filter(({ path }) => path !== pathname + query));
  const [recent] = useState(() => [...new Set([...recentHits(localStorage), ...pages.map(({ path }) => path)])]);
  const [typed, setTyped] = useState('');
  const search = useSearch(user, typed);
  const words = useTexts(searchTexts);
  const own = useMemo(() => {
    const listed = [actionGroup(user, words, titles), ...findGroups(user, catalogue, { ...frame, ...t }, places)];
    return [...listed, recentPageGroup(words.recentPages, pages, listed)];
  }, [user, catalogue, frame, t, places, words, titles, pages]);
  const groups = useMemo(
    () => [...own, ...recordGroups(user, search.records, words), searchGroup(search.finds, words)],
    [user, own, search, words],
  );
  const searchNotes = { resting: null, waiting: words.searching, failed: words.failed };

  const runAction = (action: FindAction): void => {
    if ('to' in action) void navigate(action.to);
    else if ('appearance' in action) chooseAppearance(action.appearance);
    else if ('messages' in action) showMessages();
    else if ('language' in action) choose(action.language);
    else signOut();
  };
  const chooseEntry = (id: string): void => {
    const entry = groups.flatMap(({ entries }) => entries).find((candidate) => candidate.id === id);
    onClose();
    if (entry === undefined) return;
    const isSaved = allowsCategory(storedConsent(localStorage), 'preferences');
    if (isSaved && !isServerResult(id)) noteFind(id, localStorage);
    runAction(entry.action);
  };
  const note = catalogue.status === 'waiting' || catalogue.status === 'failed' ? t.find[catalogue.status] : null;
  return (
    <CommandMenu
      label={t.find.label}
      groups={groups}
      recent={recent}
      note={note ?? searchNotes[search.status]}
      onType={(now) => startTransition(() => setTyped(now))}
      onChoose={chooseEntry}
      onClose={onClose}
    />
  );
}
