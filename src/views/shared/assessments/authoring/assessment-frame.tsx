import { Button } from '@radix-ui/themes';
import { type ReactNode, useRef } from 'react';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { useScrollToRefusal } from '#ui/form/use-scroll-to-refusal.ts';
import styles from '../../questions/authoring/authoring.module.css';
import { isDefaultSchemaMessage } from '../../questions/authoring/default-schema-message.ts';
import { Differences } from '../../questions/authoring/differences.tsx';
import { RestoredNote } from '../../questions/authoring/restored-note.tsx';
import type { DescribedDraft } from './describe-assessment.ts';
import type { AssessmentEditor } from './use-assessment-editor.ts';

/** The frame around the fields of a quiz or paper: problems, conflicts, and the save button. */
export function AssessmentFrame<Draft>({
  editor,
  isNew,
  sum,
  describe,
  aside,
  children,
}: {
  readonly editor: AssessmentEditor<Draft>;
  readonly isNew: boolean;
  /** The number of questions and marks. */
  readonly sum: string;
  readonly describe: (draft: Draft) => DescribedDraft;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTexts(authoringTexts);
  const messageOf = useMessages();
  const form = useRef<HTMLFormElement>(null);
  useScrollToRefusal(form, editor.refusals);
  const wrong = Object.entries(editor.errors);
  return (
    <div className={styles.split}>
      <form
        ref={form}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          editor.send();
        }}
      >
        {editor.isRestored && editor.theirs === null && <RestoredNote onDiscard={editor.discard} />}
        {editor.theirs !== null && (
          <div className={styles.conflict} role="alert">
            <strong>{t.assessment.conflict}</strong>
            <Differences
              before={describe(editor.theirs.draft)}
              after={describe(editor.draft)}
              same={t.conflict.none}
              nameOf={(label) => label}
            />
            <div className={styles.line}>
              <Button type="button" variant="soft" onClick={editor.keepMine}>
                {t.assessment.keepMine}
              </Button>
              <Button type="button" variant="soft" color="gray" onClick={editor.takeTheirs}>
                {t.assessment.takeTheirs}
              </Button>
            </div>
          </div>
        )}
        <Problem message={editor.theirs === null ? editor.problem : null} />
        {wrong.length > 0 && (
          <div className={styles.lints} data-level="must" role="alert">
            <strong>{t.editor.problems}</strong>
            <ul>
              {wrong.map(([path, message]) => (
                <li key={path}>{isDefaultSchemaMessage(message) ? t.editor.missing : messageOf(message)}</li>
              ))}
            </ul>
          </div>
        )}
        {children}
        <div className={styles.saveBar}>
          <Button type="submit" size="3" loading={editor.isSending} disabled={!isNew && !editor.isChanged}>
            {t.assessment.save}
          </Button>
          <span className={styles.soft} role="status">
            {editor.isChanged ? t.editor.unsaved : ''} {sum}
          </span>
        </div>
      </form>
      <div className={styles.side}>{aside}</div>
    </div>
  );
}
