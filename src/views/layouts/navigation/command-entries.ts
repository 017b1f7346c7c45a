import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { splitSubjects } from '#domain/content/own-subjects.rule.ts';
import { href } from '#routes/href.ts';
import type { texts as frame } from '#texts/compiled/en/platform/frame.generated.ts';
import type { texts as member } from '#texts/compiled/en/platform/member.generated.ts';
import type { texts as placeTexts } from '#texts/compiled/en/platform/navigation.generated.ts';
import { LANGUAGE_ROWS, LANGUAGES, type Language } from '#texts/language.ts';
import type { CommandEntry, CommandGroup } from '#ui/command-menu/ranked-groups.ts';
import type { IconName } from '#ui/icon/icon.tsx';
import { APPEARANCES, type AppearanceChoice } from '#ui/theme/appearance.ts';
import { messagesKey } from '../../shared/platform/messages/use-message-history.tsx';
import { navigationFor } from './navigation.ts';
import type { Catalogue } from './use-catalogue.ts';
import { visitorSections } from './visitor-navigation.ts';

/** The action of an entry: opens an address, or changes something here. */
export type FindAction =
  | { readonly to: string }
  | { readonly appearance: AppearanceChoice }
  | { readonly messages: true }
  | { readonly language: Language }
  | { readonly signOut: true };

export type FindEntry = CommandEntry & { readonly action: FindAction };

const lead = (to: string, label: string, icon: IconName, detail: string | null = null): FindEntry => ({
  id: to,
  label,
  detail,
  icon,
  action: { to },
});

const APPEARANCE_ICONS: Readonly<Record<AppearanceChoice, IconName>> = { light: 'sun', dark: 'moon', system: 'system' };

type CatalogueSubject = Extract<Catalogue, { readonly status: 'there' }>['subjects'][number];

const subjectEntry = ({ slug, title, isOwn }: CatalogueSubject): FindEntry => ({
  ...lead(href('subject', { subject: slug }), title, 'subject'),
  ...(isOwn ? { glyph: slug } : {}),
});

/** Everything a user can open or do from anywhere. */
export function findGroups(
  user: SessionUser,
  catalogue: Catalogue,
  t: typeof frame & typeof member,
  links: typeof placeTexts,
): readonly CommandGroup<FindEntry>[] {
  const { groups: titles } = t.find;
  const navigation = navigationFor(user, links);
  const subjects = catalogue.status === 'there' ? catalogue.subjects : [];
  const { own, more } = splitSubjects(subjects);
  const screens = (sections: (typeof navigation)['sections']): FindEntry[] =>
    sections.flatMap(({ entries }) => entries.map(({ path, label, icon }) => lead(path, label, icon)));
  const groups: readonly CommandGroup<FindEntry>[] = [
    { title: titles.screens, entries: screens(navigation.sections), isHiddenUntilTyped: false },
    { title: titles.subjects, entries: (own.length > 0 ? own : more).map(subjectEntry), isHiddenUntilTyped: false },
    { title: titles.moreSubjects, entries: own.length > 0 ? more.map(subjectEntry) : [], isHiddenUntilTyped: false },
    {
      title: titles.topics,
      entries: subjects.flatMap((subject) =>
        subject.topics.map((topic) =>
          lead(href('topic', { subject: subject.slug, topic: topic.slug }), topic.title, 'topic', subject.title),
        ),
      ),
      isHiddenUntilTyped: true,
    },
    {
      title: titles.account,
      entries: [
        ...navigation.account.map(({ path, label, icon }) => lead(path, label, icon)),
        ...APPEARANCES.map(
          (appearance): FindEntry => ({
            id: `appearance ${appearance}`,
            label: t.appearance[appearance],
            detail: t.appearance.label,
            icon: APPEARANCE_ICONS[appearance],
            action: { appearance },
          }),
        ),
        ...LANGUAGES.map(
          (language): FindEntry => ({
            id: `language ${language}`,
            label: LANGUAGE_ROWS[language].name,
            detail: t.language,
            icon: 'language',
            action: { language },
          }),
        ),
        { id: 'messages', label: t.messages.title, detail: messagesKey(), icon: 'bell', action: { messages: true } },
        { id: 'sign out', label: t.signOut, detail: user.email, icon: 'signOut', action: { signOut: true } },
      ],
      isHiddenUntilTyped: false,
    },
    { title: titles.about, entries: screens(visitorSections(links)), isHiddenUntilTyped: true },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
