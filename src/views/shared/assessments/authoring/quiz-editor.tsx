import {
  AuthoredQuizDocument,
  type AuthoredQuizQuery,
  CreateQuizDocument,
  SaveQuizDocument,
} from '#api/documents/questions/assessments.generated.ts';
import { useApi } from '#client/app.context.ts';
import { type QuizDraft, quizDraftSchema } from '#domain/assessments/assessment.schema.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import styles from '../../questions/authoring/authoring.module.css';
import type { Topics } from '../../questions/bank/question-location.tsx';
import { Sharing } from '../../questions/bank/sharing.tsx';
import { AssessmentEntries } from './assessment-entries.tsx';
import { AssessmentFrame } from './assessment-frame.tsx';
import { AssessmentReliability } from './assessment-reliability.tsx';
import { AssessmentStatus } from './assessment-status.tsx';
import { AssessmentVersions } from './assessment-versions.tsx';
import { describeQuiz, withMore } from './describe-assessment.ts';
import { MinutesField } from './minutes-field.tsx';
import { useAssessmentEditor } from './use-assessment-editor.ts';

const EMPTY: QuizDraft = { title: '', topic: '', instructions: '', seconds: null, entries: [] };
const FIRST_DRAW = 5;

type Quiz = AuthoredQuizQuery['authoredQuiz'];

/**
 * The fields of a quiz: chosen questions, and rules for random ones. For a teacher's own quiz, instructions and time
 * limit are set when it is assigned.
 */
export function QuizEditor({
  quiz,
  topics,
  isOwn = false,
  listAddress,
  onSaved,
}: {
  /** Null: a new one. */
  readonly quiz: Quiz | null;
  readonly topics: Topics;
  /** A teacher's own, for classes. */
  readonly isOwn?: boolean;
  /** Where to go after deleting it permanently; left out: two levels up. */
  readonly listAddress?: string | undefined;
  readonly onSaved: (id: string) => void;
}) {
  const t = useTexts(authoringTexts).assessment;
  const api = useApi();
  const saved = (value: Quiz) => ({
    id: value.id,
    revision: value.revision,
    draft: value.draft,
    items: value.items,
  });
  const editor = useAssessmentEditor<QuizDraft>({
    name: `quiz-${quiz?.id ?? 'new'}`,
    saved: quiz === null ? null : saved(quiz),
    initial: quiz === null ? EMPTY : quiz.draft,
    items: quiz?.items ?? [],
    schema: quizDraftSchema,
    create: async (draft) => (await api(CreateQuizDocument, { draft })).createQuiz,
    save: async (target, draft) => (await api(SaveQuizDocument, { ...target, draft })).saveQuiz,
    reread: async (id) => saved((await api(AuthoredQuizDocument, { id })).authoredQuiz),
    onSaved,
  });
  const { draft, setDraft, errorOf, known } = editor;
  const change = (more: Partial<QuizDraft>): void => setDraft((now) => ({ ...now, ...more }));
  const picked = draft.entries.flatMap((entry) => (entry.kind === 'pick' ? [entry.item] : []));
  const count = draft.entries.reduce((sum, entry) => sum + (entry.kind === 'pick' ? 1 : entry.count || 0), 0);
  const marks = draft.entries.reduce(
    (sum, entry) =>
      sum +
      (entry.kind === 'pick'
        ? (entry.marks ?? known.get(entry.item)?.marks ?? 1)
        : (entry.marks ?? 1) * (entry.count || 0)),
    0,
  );
  return (
    <AssessmentFrame
      editor={editor}
      isNew={quiz === null}
      sum={t.sum({ questions: count, marks })}
      describe={(one) => describeQuiz(one, { t, topics, items: known })}
      aside={
        quiz !== null && (
          <>
            <AssessmentStatus
              kind="quiz"
              set={quiz}
              isOwn={isOwn}
              listAddress={listAddress}
              isChanged={editor.isChanged}
              onChanged={() => onSaved(quiz.id)}
            />
            <Sharing kind="quiz" of={quiz} isChanged={editor.isChanged} onChanged={() => onSaved(quiz.id)} />
            {quiz.pastAttempts > 0 && <AssessmentReliability set={quiz.id} />}
            <AssessmentVersions
              key={quiz.revision}
              kind="quiz"
              id={quiz.id}
              now={quiz.draft}
              read={(draft) => ('entries' in draft ? draft : quiz.draft)}
              describe={(one, more) => describeQuiz(one, { t, topics, items: withMore(known, more) })}
              onUse={editor.take}
            />
          </>
        )
      }
    >
      <Field
        label={t.name}
        value={draft.title}
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <div className={styles.pair}>
        <ComboboxField
          label={t.topic}
          error={errorOf('topic')}
          options={topics.map(({ id, title, subject }) => ({ value: id, label: `${subject.title}: ${title}` }))}
          chosen={draft.topic === '' ? [] : [draft.topic]}
          onChoose={([topic = '']) => change({ topic })}
        />
        {!isOwn && (
          <MinutesField
            seconds={draft.seconds}
            error={errorOf('seconds')}
            onChange={(seconds) => change({ seconds })}
          />
        )}
      </div>
      {!isOwn && (
        <TextAreaField
          label={t.instructions}
          rows={2}
          value={draft.instructions}
          error={errorOf('instructions')}
          onChange={({ target }) => change({ instructions: target.value })}
        />
      )}
      <fieldset className={styles.answer}>
        <legend>{t.questions}</legend>
        <AssessmentEntries
          path="entries"
          isOwn={isOwn}
          entries={draft.entries}
          items={known}
          topics={topics}
          topic={draft.topic === '' ? null : draft.topic}
          taken={new Set(picked)}
          errorOf={errorOf}
          onChange={(entries) => change({ entries })}
          onPick={(row) => {
            editor.learn(row);
            setDraft((now) => ({ ...now, entries: [...now.entries, { kind: 'pick', item: row.id, marks: null }] }));
          }}
          onDraw={() =>
            change({
              entries: [
                ...draft.entries,
                {
                  ...{ kind: 'draw', topic: draft.topic || (topics[0]?.id ?? '') },
                  ...{ types: [], difficulties: [], count: FIRST_DRAW, marks: null },
                },
              ],
            })
          }
        />
      </fieldset>
    </AssessmentFrame>
  );
}
