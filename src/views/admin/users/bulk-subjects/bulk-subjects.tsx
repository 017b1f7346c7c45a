import { Button, Checkbox, Text } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import {
  ChangeSubjectsDocument,
  SubjectsPreviewDocument,
  UndoSubjectsDocument,
} from '#api/documents/users/bulk-subjects.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { bulkSubjectsTexts } from '#texts/users/bulk-subjects.texts.ts';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from '../users.module.css';

const ACTIONS = ['add', 'remove'] as const;

type Props = {
  /** Students and teachers. */
  readonly users: readonly string[];
  readonly subjects: readonly { readonly id: string; readonly title: string }[];
  readonly onClose: () => void;
};

type Effect = { readonly changedCount: number; readonly unchangedCount: number };
type Done = { readonly text: string; readonly batch: string | null };

/** Adds subjects to selected users, or removes them: first a preview, then the change, which can be undone. */
export function BulkSubjects({ users, subjects, onClose }: Props) {
  const t = useTexts(bulkSubjectsTexts);
  const messageOf = useMessages();
  const api = useApi();
  const [action, setAction] = useState<(typeof ACTIONS)[number]>('add');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [effect, setEffect] = useState<Effect | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The panel opens above the list that has the button: without the focus, keyboard users would not find it.
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result replaces the buttons, one of which had the focus
  useEffect(() => heading.current?.focus(), [done]);
  const change = { users, add: action === 'add' ? chosen : [], remove: action === 'remove' ? chosen : [] };

  async function run(work: () => Promise<void>): Promise<void> {
    setProblem(null);
    setSending(true);
    try {
      await work();
    } catch (cause) {
      setProblem(messageOf(describeProblem(cause).message));
    } finally {
      setSending(false);
    }
  }
  const preview = () => run(async () => setEffect((await api(SubjectsPreviewDocument, change)).subjectsPreview));
  const apply = () =>
    run(async () => {
      const { batch = null, changedCount } = (await api(ChangeSubjectsDocument, change)).changeSubjects;
      setDone({ text: t.done({ count: changedCount }), batch });
    });
  const undo = (batch: string) =>
    run(async () => {
      const { changedCount, unchangedCount } = (await api(UndoSubjectsDocument, { batch })).undoSubjects;
      setDone({ text: t.undone({ count: changedCount, kept: unchangedCount }), batch: null });
    });

  if (done !== null)
    return (
      <Panel title={t.title({ count: users.length })} heading={heading}>
        <p className={styles.text} role="status">
          {done.text}
        </p>
        <Problem message={problem} />
        <div className={pages.actions}>
          {done.batch !== null && (
            <Button size="3" variant="soft" loading={isSending} onClick={() => void undo(done.batch ?? '')}>
              {t.undo}
            </Button>
          )}
          <Button size="3" variant="soft" color="gray" onClick={onClose}>
            {t.close}
          </Button>
        </div>
      </Panel>
    );
  return (
    <Panel title={t.title({ count: users.length })} heading={heading}>
      <Problem message={problem} />
      <div className={styles.form}>
        <SelectField
          label={t.action}
          value={action}
          options={ACTIONS.map((value) => ({ value, label: t.actions[value] }))}
          onChange={({ target }) => {
            setAction(ACTIONS.find((each) => each === target.value) ?? 'add');
            setEffect(null);
          }}
        />
        <FieldGroup legend={t.subjects}>
          <div className={styles.choices}>
            {subjects.map(({ id, title }) => (
              <Text as="label" size="3" key={id} className={styles.choice}>
                <Checkbox
                  size="3"
                  checked={chosen.includes(id)}
                  onCheckedChange={(isOn) => {
                    setChosen(isOn === true ? [...chosen, id] : chosen.filter((each) => each !== id));
                    setEffect(null);
                  }}
                />
                {title}
              </Text>
            ))}
          </div>
        </FieldGroup>
        {effect !== null && (
          <p className={styles.text} role="status">
            {t.effect({ changed: effect.changedCount, unchanged: effect.unchangedCount })}
          </p>
        )}
        <div className={pages.actions}>
          {effect !== null && effect.changedCount > 0 ? (
            <Button size="3" loading={isSending} onClick={() => void apply()}>
              {t.apply({ count: effect.changedCount })}
            </Button>
          ) : (
            <Button size="3" disabled={chosen.length === 0} loading={isSending} onClick={() => void preview()}>
              {t.preview}
            </Button>
          )}
          <Button size="3" variant="soft" color="gray" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
