import type { SessionUser } from '#domain/entities/user.schema.ts';
import { href } from '#routes/href.ts';
import { textsNow } from '#texts/current-language.ts';
import { messagesTexts } from '#texts/messages.texts.ts';
import type { CommandEntry, CommandGroup } from '#ui/command-menu/ranked-groups.ts';
import type { IconName } from '#ui/icon/icon.tsx';
import type { AppearanceChoice } from '#ui/theme/appearance.ts';
import { messagesKey } from '../messages/use-messages.tsx';
import { APPEARANCE_NAMES } from './appearance-names.ts';
import { navigationFor } from './navigation.ts';
import type { Catalogue } from './use-catalogue.ts';
import { visitorSections } from './visitor-navigation.ts';

/** What an entry does: leads to an address, or changes something here. */
export type FindAction =
  | { readonly to: string }
  | { readonly appearance: AppearanceChoice }
  | { readonly messages: true }
  | { readonly signOut: true };

export type FindEntry = CommandEntry & { readonly action: FindAction };

const lead = (to: string, label: string, icon: IconName, detail: string | null = null): FindEntry => ({
  id: to,
  label,
  detail,
  icon,
  action: { to },
});

/** Everything a person may open or do from anywhere. */
export function findGroups(user: SessionUser, catalogue: Catalogue): readonly CommandGroup<FindEntry>[] {
  const own = navigationFor(user.userRole);
  const subjects = catalogue.status === 'there' ? catalogue.subjects : [];
  const screens = (sections: (typeof own)['sections']): FindEntry[] =>
    sections.flatMap(({ entries }) => entries.map(({ path, label, icon }) => lead(path, label, icon)));
  const groups: readonly CommandGroup<FindEntry>[] = [
    { title: 'Screens', entries: screens(own.sections), isHiddenUntilTyped: false },
    {
      title: 'Subjects',
      entries: subjects.map(({ slug, title }) => lead(href('subject', { subject: slug }), title, 'book')),
      isHiddenUntilTyped: false,
    },
    {
      title: 'Topics',
      entries: subjects.flatMap((subject) =>
        subject.topics.map((topic) =>
          lead(href('topic', { subject: subject.slug, topic: topic.slug }), topic.title, 'book', subject.title),
        ),
      ),
      isHiddenUntilTyped: true,
    },
    {
      title: 'Account',
      entries: [
        ...own.account.map(({ path, label, icon }) => lead(path, label, icon)),
        ...APPEARANCE_NAMES.map(
          ([appearance, label]): FindEntry => ({
            id: `appearance ${appearance}`,
            label,
            detail: 'Light and dark',
            icon: appearance === 'dark' ? 'moon' : 'sun',
            action: { appearance },
          }),
        ),
        {
          id: 'messages',
          label: textsNow(messagesTexts).title,
          detail: messagesKey(),
          icon: 'written',
          action: { messages: true },
        },
        { id: 'sign out', label: 'Sign out', detail: user.email, icon: 'person', action: { signOut: true } },
      ],
      isHiddenUntilTyped: false,
    },
    { title: 'About Lectern', entries: screens(visitorSections()), isHiddenUntilTyped: true },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
