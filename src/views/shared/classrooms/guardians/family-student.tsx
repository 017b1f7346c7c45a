import { Button, Heading } from '@radix-ui/themes';
import { LeaveStudentDocument, SetGuardianMailDocument } from '#api/documents/classrooms/guardian-access.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { guardianAccessTexts } from '#texts/classrooms/guardian-access.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { SwitchField } from '#ui/form/fields/tick-field.tsx';
import facts from '#ui/layout/facts.module.css';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import type { FamilyStudentData } from './family-data.ts';
import { FamilyWork } from './family-work.tsx';
import styles from './guardians.module.css';

type Props = {
  readonly session: string;
  readonly student: FamilyStudentData;
  readonly onChanged: () => Promise<void>;
};

/** One student: missing and due work, what is done, with released marks and comments, and effort. */
export function FamilyStudent({ session, student, onChanged }: Props) {
  const { family: t } = useTexts(guardianAccessTexts);
  const api = useApi();
  const dialog = useDialog();
  const { id, name, activeDays, secondsOnTask, hasWeeklyMail, work } = student;
  const minutes = Math.round(secondsOnTask / 60);
  const leave = async (): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.leaveTitle({ name }),
      text: t.leaveText,
      confirmLabel: t.leaveConfirm,
      work: async () => {
        await api(LeaveStudentDocument, { session, id });
      },
    });
    if (reason === 'confirm') await onChanged();
  };
  return (
    <section className={pages.section} aria-labelledby={`student-${id}`}>
      <Heading as="h2" size="6" id={`student-${id}`}>
        {name}
      </Heading>
      <FamilyWork work={work} />
      <p className={styles.soft}>{t.marksNote}</p>
      <Panel title={t.effort}>
        <dl className={facts.facts}>
          <div>
            <dt>{t.activeDays}</dt>
            <dd>{activeDays}</dd>
          </div>
          <div>
            <dt>{t.time}</dt>
            <dd>{t.duration({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</dd>
          </div>
        </dl>
      </Panel>
      <SwitchField
        label={t.weekly}
        hint={t.weeklyHint}
        checked={hasWeeklyMail}
        onChange={({ currentTarget }) =>
          void api(SetGuardianMailDocument, { session, id, isOn: currentTarget.checked }).then(onChanged, onChanged)
        }
      />
      <div>
        <Button size="2" variant="soft" color="gray" onClick={() => void leave()}>
          {t.leave}
        </Button>
      </div>
    </section>
  );
}
