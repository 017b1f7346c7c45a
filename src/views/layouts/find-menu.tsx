import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#actors/app.context.ts';
import type { SessionUser } from '#domain/entities/user.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { searchTexts } from '#texts/search.texts.ts';
import { CommandMenu } from '#ui/command-menu/command-menu.part.tsx';
import { chooseAppearance } from '#ui/theme/appearance.ts';
import { type FindAction, findGroups } from './find-entries.ts';
import { noteFind, recentFinds } from './recent-finds.ts';
import { isFoundElsewhere, searchGroup } from './search-entries.ts';
import type { Catalogue } from './use-catalogue.ts';
import { useSearch } from './use-search.ts';

export type FindMenuProps = {
  readonly user: SessionUser;
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
};

const NOTES: Partial<Record<Catalogue['status'], string>> = {
  waiting: 'Subjects are on their way …',
  failed: 'Subjects could not be loaded. Close this and open it again to try once more.',
};

/** Everything the person may open, to be found by typing. */
export function FindMenu({ user, catalogue, onClose }: FindMenuProps) {
  const navigate = useNavigate();
  const { signOut } = useAuth();
  const [recent] = useState(() => recentFinds(localStorage));
  const [typed, setTyped] = useState('');
  const search = useSearch(typed);
  const t = useTexts(searchTexts);
  const groups = [...findGroups(user, catalogue), searchGroup(search.finds, t)];
  const searchNotes = { resting: null, waiting: t.searching, failed: t.failed };

  const act = (action: FindAction): void => {
    if ('to' in action) void navigate(action.to);
    else if ('appearance' in action) chooseAppearance(action.appearance);
    else signOut();
  };
  const choose = (id: string): void => {
    const entry = groups.flatMap(({ entries }) => entries).find((candidate) => candidate.id === id);
    onClose();
    if (entry === undefined) return;
    if (!isFoundElsewhere(id)) noteFind(id, localStorage);
    act(entry.action);
  };
  return (
    <CommandMenu
      label="Find or do something"
      groups={groups}
      recent={recent}
      note={NOTES[catalogue.status] ?? searchNotes[search.status]}
      onType={setTyped}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
