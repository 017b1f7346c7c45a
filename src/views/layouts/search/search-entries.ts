import { isMaterialKind } from '#domain/content/material-kind.ts';
import { href } from '#routes/href.ts';
import { materialAddress } from '#routes/material-address.ts';
import type { texts } from '#texts/compiled/en/platform/search.generated.ts';
import { joinedLine } from '#texts/joined-line.ts';
import type { CommandGroup } from '#ui/command-menu/ranked-groups.ts';
import type { IconName } from '#ui/icon/icon.tsx';
import { MATERIAL_ICONS } from '../../shared/content/material-icons.ts';
import type { FindEntry } from '../navigation/command-entries.ts';
import type { SearchHits } from './use-search.ts';

type Find = SearchHits[number];
type Kind = keyof (typeof texts)['kinds'];

const PREFIX = 'found ';

/** The id of an entry that is from the server. */
export const serverResultId = (id: string): string => PREFIX + id;

/** Whether an entry is from the server. Such an entry is missing when the menu is opened the next time. */
export const isServerResult = (id: string): boolean => id.startsWith(PREFIX);

const ICONS: Readonly<Record<Kind, IconName>> = { topic: 'topic', quiz: 'quiz', ...MATERIAL_ICONS };

const isKind = (kind: string): kind is Kind => Object.hasOwn(ICONS, kind);

function addressOf({ id, kind, subject, topic, locked }: Find): string {
  const location = { subject: subject.slug, topic: topic.slug };
  if (!locked && kind === 'quiz') return href('topic.quiz', { ...location, id });
  if (!locked && isMaterialKind(kind)) return materialAddress({ subject, topic }, { id, kind });
  // The topic's page shows what is locked, and which plan opens it.
  return href('topic', location);
}

/** Search results as a group of the menu. Topics are left out: the menu has them itself. */
export function searchGroup(finds: SearchHits, t: typeof texts): CommandGroup<FindEntry> {
  return {
    title: t.title,
    isHiddenUntilTyped: true,
    isFound: true,
    entries: finds.flatMap((find): FindEntry[] => {
      if (!isKind(find.kind) || find.kind === 'topic') return [];
      const detail = t.detail({ kind: t.kinds[find.kind], subject: joinedLine(find.subject.title, find.topic.title) });
      return [
        {
          id: serverResultId(find.id),
          label: find.title,
          detail: joinedLine(detail, find.locked && t.locked),
          icon: find.locked ? 'lock' : ICONS[find.kind],
          snippet: find.snippet,
          action: { to: addressOf(find) },
        },
      ];
    }),
  };
}
