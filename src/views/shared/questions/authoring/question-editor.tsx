import { Button } from '@radix-ui/themes';
import { type FormEvent, useRef, useState } from 'react';
import {
  AuthoredQuestionDocument,
  CreateQuestionDocument,
  SaveQuestionDocument,
} from '#api/documents/questions/authoring.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { type FieldMessages, ProductError } from '#domain/platform/errors.ts';
import { draftProblems, type QuestionDraft } from '#domain/questions/authoring/question-draft.schema.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { useScrollToRefusal } from '#ui/form/use-scroll-to-refusal.ts';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { partName } from '../../assessments/authoring/part-name.ts';
import { describeProblem } from '../../platform/form/problem.ts';
import { QuestionLocation, type Topics } from '../bank/question-location.tsx';
import styles from './authoring.module.css';
import { isDefaultSchemaMessage } from './default-schema-message.ts';
import { Differences } from './differences.tsx';
import { QUESTION_FIELDS } from './fields/registry.ts';
import { DrawsPanel } from './parameters/draws-panel.tsx';
import { ParametersPanel } from './parameters/parameters-panel.tsx';
import { useDraws } from './parameters/use-draws.ts';
import { type Authored, draftOf, textOf } from './question-draft.ts';
import { QuestionLint } from './question-lint.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { HelpFields, StemField } from './question-text.tsx';
import { RestoredNote } from './restored-note.tsx';
import { useDraft } from './use-draft.ts';

type Props = {
  /** Null: a new question. */
  readonly item: Authored | null;
  readonly initial: QuestionDraft;
  readonly topics: Topics;
  /** It was saved: load it again, or go to its address. */
  readonly onSaved: (id: string) => void;
  /** Content below the preview, next to the fields; `take` puts another text into the fields. */
  readonly aside: (take: (draft: QuestionDraft) => void, isChanged: boolean) => React.ReactNode;
};

/** Why a draft was refused. */
type Refused = { readonly draft: QuestionDraft; readonly fields: FieldMessages };

/** Fields, problems and preview of one question. */
export function QuestionEditor({ item, initial, topics, onSaved, aside }: Props) {
  const words = useTexts(authoringTexts);
  const t = words.editor;
  const messageOf = useMessages();
  const api = useApi();
  const raise = useToast();
  const { draft, base, setDraft, isChanged, isRestored, isBehind, discard, rebase } = useDraft(
    item?.id ?? `new-${initial.type}`,
    { revision: item?.revision ?? 0, draft: initial },
  );
  const [refused, setRefused] = useState<Refused | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useScrollToRefusal(form, refusals);
  const refuse = (): void => setRefusals((count) => count + 1);
  const [isSending, setIsSending] = useState(false);
  const [theirs, setTheirs] = useState<Authored | null>(isBehind ? item : null);
  const draws = useDraws(draft);
  const [chosenDraw, setChosenDraw] = useState<number | null>(0);
  const shownDraw = chosenDraw === null ? undefined : draws?.shown[chosenDraw];
  const shown = shownDraw === undefined ? draft : { ...draft, ...shownDraw.parts, hints: [...shownDraw.parts.hints] };
  const [images, setImages] = useState<readonly RichTextImage[]>(item?.images ?? []);
  // Shown from the first attempt to save, and then updated with each change. Problems from the server refer to what was
  // sent.
  const found = refused === null ? {} : draftProblems(draft);
  const problems = refused?.draft === draft ? { ...refused.fields, ...found } : found;
  const left = Object.entries(found);
  const errorOf = (path: string): string | undefined => {
    const message = problems[path];
    return message === undefined || isDefaultSchemaMessage(message) ? message && t.missing : message;
  };

  const save = async (revision: number): Promise<void> => {
    setProblem(null);
    setRefused({ draft, fields: {} });
    if (Object.keys(draftProblems(draft)).length > 0) return refuse();
    setIsSending(true);
    try {
      const saved =
        item === null
          ? (await api(CreateQuestionDocument, { draft })).createQuestion
          : (await api(SaveQuestionDocument, { id: item.id, revision, draft })).saveQuestion;
      rebase(saved.revision);
      setRefused(null);
      setTheirs(null);
      raise({ message: t.saved({ version: saved.version }) });
      onSaved(saved.id);
    } catch (cause) {
      const { message, fields } = describeProblem(cause);
      setProblem(message);
      setRefused({ draft, fields });
      if (item !== null && cause instanceof ProductError && cause.code === 'CHANGED_MEANWHILE') {
        setTheirs((await api(AuthoredQuestionDocument, { id: item.id })).authoredQuestion);
      }
      refuse();
    } finally {
      setIsSending(false);
    }
  };

  const Fields = QUESTION_FIELDS[draft.type];
  return (
    <div className={styles.split}>
      <form
        ref={form}
        className={styles.fields}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save(base);
        }}
      >
        {isRestored && theirs === null && <RestoredNote onDiscard={discard} />}
        {theirs !== null && (
          <Conflict
            theirs={theirs}
            ownDraft={draft}
            onUseOwn={() => void save(theirs.revision)}
            onUseTheirs={() => {
              setTheirs(null);
              setProblem(null);
              discard();
              setDraft(draftOf(theirs));
              rebase(theirs.revision);
              onSaved(theirs.id);
            }}
          />
        )}
        <Problem message={theirs === null ? problem : null} />
        {left.length > 0 && (
          <div className={styles.lints} data-level="must" role="alert">
            <strong>{t.problems}</strong>
            <ul>
              {left.map(([path, message]) => (
                <li key={path}>
                  {isDefaultSchemaMessage(message) ? t.missing : messageOf(message)}{' '}
                  <span className={styles.soft}>({partName(path, words)})</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <StemField draft={draft} onChange={setDraft} errorOf={errorOf} />
        <fieldset className={styles.answer}>
          <legend>{t.answer}</legend>
          <Fields
            body={draft.body}
            answerKey={draft.key}
            onChange={(body, key) => setDraft((now) => ({ ...now, body, key }))}
            errorOf={errorOf}
            images={images}
            onImage={(image) => setImages((all) => [...all, image])}
            variables={draft.parameters?.variables.map(({ name }) => name) ?? []}
          />
        </fieldset>
        <ParametersPanel draft={draft} onChange={setDraft} errorOf={errorOf} />
        <HelpFields draft={draft} onChange={setDraft} errorOf={errorOf} />
        <fieldset className={styles.answer}>
          <legend>{t.topicAndTags}</legend>
          <QuestionLocation draft={draft} topics={topics} onChange={setDraft} errorOf={errorOf} />
        </fieldset>
        <div className={styles.saveBar}>
          <Button type="submit" size="3" loading={isSending} disabled={item !== null && !isChanged}>
            {t.save}
          </Button>
          <span role="status" className={styles.soft}>
            {isChanged ? t.unsaved : ''}
          </span>
        </div>
      </form>
      <div className={styles.side}>
        <QuestionPreview draft={shown} images={images} />
        {draws !== null && <DrawsPanel draws={draws} chosen={chosenDraw} onChoose={setChosenDraw} />}
        <QuestionLint draft={draft} />
        {aside(setDraft, isChanged)}
      </div>
    </div>
  );
}

/** Two users have changed it: both versions are shown, and the author decides. */
function Conflict({
  theirs,
  ownDraft,
  onUseOwn,
  onUseTheirs,
}: {
  readonly theirs: Authored;
  readonly ownDraft: QuestionDraft;
  readonly onUseOwn: () => void;
  readonly onUseTheirs: () => void;
}) {
  const words = useTexts(authoringTexts);
  const t = words.conflict;
  return (
    <div className={styles.conflict} role="alert">
      <strong>{t.title}</strong>
      <p>{t.text}</p>
      <Differences
        before={textOf(draftOf(theirs))}
        after={textOf(ownDraft)}
        same={t.none}
        nameOf={(path) => partName(path, words)}
      />
      <div className={styles.line}>
        <Button type="button" variant="soft" onClick={onUseOwn}>
          {t.mine}
        </Button>
        <Button type="button" variant="soft" color="gray" onClick={onUseTheirs}>
          {t.theirs}
        </Button>
      </div>
    </div>
  );
}
