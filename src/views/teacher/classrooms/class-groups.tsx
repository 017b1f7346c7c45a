import { Button } from '@radix-ui/themes';
import {
  CreateGroupDocument,
  DeleteGroupDocument,
  RenameGroupDocument,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { groupSchema } from '#domain/classrooms/classroom.schema.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import type { useMutation } from '../use-mutation.ts';
import { ClassPanel, type ClassSettingsData } from './class-panel.tsx';
import styles from './teaching.module.css';

/** The groups of the class. The caller of `mutate` shows its errors. */
export function ClassGroups({
  settings: { id, archivedAt, groups },
  mutate,
}: {
  readonly settings: ClassSettingsData;
  readonly mutate: ReturnType<typeof useMutation>['mutate'];
}) {
  const { detail: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const dialog = useDialog();
  const validate = (name: unknown): string | null => groupSchema.safeParse({ name }).error?.issues[0]?.message ?? null;
  const create = async (): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.groupName,
      confirmLabel: t.addGroup,
      input: { type: 'text', label: t.nameOfGroup, validate },
      work: async (value) => {
        const { name } = groupSchema.parse({ name: value });
        await api(CreateGroupDocument, { classroom: id, name });
      },
    });
    if (reason === 'confirm') await mutate(async () => undefined);
  };
  const rename = async (group: ClassSettingsData['groups'][number]): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.renameGroup({ name: group.name }),
      confirmLabel: t.renameGroupShort,
      input: { type: 'text', label: t.nameOfGroup, initial: group.name, validate },
      work: async (value) => {
        const { name } = groupSchema.parse({ name: value });
        await api(RenameGroupDocument, { classroom: id, group: group.id, name });
      },
    });
    if (reason === 'confirm') await mutate(async () => undefined);
  };
  return (
    <ClassPanel id="groups" title={t.groups}>
      {groups.length === 0 && <p className={styles.soft}>{t.noGroups}</p>}
      <ul className={styles.lines}>
        {groups.map((group) => (
          <li key={group.id}>
            {group.name} ({group.studentCount})
            <span className={pages.actions}>
              {archivedAt === null && (
                <Button
                  size="2"
                  variant="ghost"
                  color="gray"
                  aria-label={t.renameGroup({ name: group.name })}
                  onClick={() => void rename(group)}
                >
                  {t.renameGroupShort}
                </Button>
              )}
              <Button
                size="2"
                variant="ghost"
                color="gray"
                aria-label={t.deleteGroup({ name: group.name })}
                onClick={() => void mutate(() => api(DeleteGroupDocument, { classroom: id, group: group.id }))}
              >
                {t.deleteShort}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {archivedAt === null && (
        <div>
          <Button size="2" variant="soft" onClick={() => void create()}>
            {t.addGroup}
          </Button>
        </div>
      )}
    </ClassPanel>
  );
}
