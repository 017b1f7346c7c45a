import { ROLES } from '#domain/access/role.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { href } from '#routes/href.ts';
import { ownQuestionsAddress } from '#routes/own-content-address.ts';
import type { texts } from '#texts/compiled/en/platform/search.generated.ts';
import { joinedLine } from '#texts/joined-line.ts';
import type { CommandGroup } from '#ui/command-menu/ranked-groups.ts';
import type { IconName } from '#ui/icon/icon.tsx';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import type { FindEntry } from '../navigation/command-entries.ts';
import type { FoundRecords } from './find-records.ts';
import { serverResultId } from './search-entries.ts';

type TaughtRecord = FoundRecords['taught'][number];

const TAUGHT_ICONS: Readonly<Record<TaughtRecord['kind'], IconName>> = {
  classroom: 'classroom',
  assignment: 'assignment',
  student: 'person',
};

const taughtAddress = ({ kind, id, classId }: TaughtRecord): string =>
  kind === 'assignment' ? href('teacher.assignment.detail', { id }) : href('teacher.classroom.detail', { id: classId });

/** Found records as groups of the menu. */
export function recordGroups(
  user: SessionUser,
  { users, questions, taught }: FoundRecords,
  { records: t }: typeof texts,
): readonly CommandGroup<FindEntry>[] {
  const found = (title: string, entries: readonly FindEntry[]): CommandGroup<FindEntry> => ({
    ...{ title, entries },
    isHiddenUntilTyped: true,
    isFound: true,
  });
  return [
    found(
      t.taught,
      taught.map((record) => ({
        id: serverResultId(`${record.kind} ${record.id} ${record.classId}`),
        label: record.title,
        detail: joinedLine(t.kinds[record.kind], record.kind !== 'classroom' && record.className),
        icon: TAUGHT_ICONS[record.kind],
        action: { to: taughtAddress(record) },
      })),
    ),
    found(
      t.users,
      users.map(({ id, name, email, role }) => ({
        id: serverResultId(id),
        label: name,
        detail: joinedLine(t.roles[ROLES.find((each) => each === role) ?? 'student'], email),
        icon: 'person',
        action: { to: href('admin.users.edit', { id }) },
      })),
    ),
    found(
      t.questions,
      questions.map(({ id, stem, externalId, topic }) => ({
        id: serverResultId(id),
        label: plainText(stem) || externalId,
        detail: topic,
        icon: 'help',
        action: {
          to:
            user.userRole === 'teacher'
              ? ownQuestionsAddress({ questions: id })
              : href('admin.question-bank.edit', { id }),
        },
      })),
    ),
  ];
}
