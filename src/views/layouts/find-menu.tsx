import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionUser } from '#domain/entities/user.schema.ts';
import { CommandMenu } from '#ui/command-menu/command-menu.part.tsx';
import { chooseAppearance } from '#ui/theme/appearance.ts';
import { useSignOut } from '../auth/use-sign-out.ts';
import { useMessages } from '../messages/use-messages.tsx';
import { type FindAction, findGroups } from './find-entries.ts';
import { noteFind, recentFinds } from './recent-finds.ts';
import type { Catalogue } from './use-catalogue.ts';

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
  const signOut = useSignOut();
  const showMessages = useMessages();
  const [recent] = useState(() => recentFinds(localStorage));
  const groups = findGroups(user, catalogue);

  const act = (action: FindAction): void => {
    if ('to' in action) void navigate(action.to);
    else if ('appearance' in action) chooseAppearance(action.appearance);
    else if ('messages' in action) showMessages();
    else signOut();
  };
  const choose = (id: string): void => {
    const entry = groups.flatMap(({ entries }) => entries).find((candidate) => candidate.id === id);
    onClose();
    if (entry === undefined) return;
    noteFind(id, localStorage);
    act(entry.action);
  };
  return (
    <CommandMenu
      label="Find or do something"
      groups={groups}
      recent={recent}
      note={NOTES[catalogue.status] ?? null}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
