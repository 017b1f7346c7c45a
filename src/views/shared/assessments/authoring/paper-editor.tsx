import { Button } from '@radix-ui/themes';
import {
  AuthoredPaperDocument,
  type AuthoredPaperQuery,
  CreatePaperDocument,
  SavePaperDocument,
} from '#api/documents/questions/assessments.generated.ts';
import { useApi } from '#client/app.context.ts';
import { type PaperContent, paperSchema, type SectionDraft } from '#domain/assessments/assessment.schema.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import styles from '../../questions/authoring/authoring.module.css';
import { LinesField } from '../../questions/authoring/fields/lines-field.tsx';
import type { Topics } from '../../questions/bank/question-location.tsx';
import { AssessmentEntries } from './assessment-entries.tsx';
import { AssessmentFrame } from './assessment-frame.tsx';
import { AssessmentReliability } from './assessment-reliability.tsx';
import { AssessmentStatus } from './assessment-status.tsx';
import { AssessmentVersions } from './assessment-versions.tsx';
import { boundariesOf, boundaryLine, describePaper, withMore } from './describe-assessment.ts';
import { MinutesField } from './minutes-field.tsx';
import { useAssessmentEditor } from './use-assessment-editor.ts';

const SECTION: SectionDraft = { title: 'A', instructions: '', entries: [] };

type Paper = AuthoredPaperQuery['authoredPaper'];

/** The fields of an exam paper: its cover, and its sections with their questions. */
export function PaperEditor({
  paper,
  topics,
  year,
  onSaved,
}: {
  /** Null: a new one. */
  readonly paper: Paper | null;
  readonly topics: Topics;
  /** For a new paper. */
  readonly year: number;
  readonly onSaved: (id: string) => void;
}) {
  const t = useTexts(authoringTexts).assessment;
  const api = useApi();
  const saved = (one: Paper) => ({
    id: one.id,
    revision: one.revision,
    draft: one.draft,
    items: one.items,
  });
  const empty: PaperContent = {
    ...{ title: '', subject: '', year, session: '', board: '', instructions: '', seconds: null },
    ...{ gradeBoundaries: [], sections: [SECTION] },
  };
  const editor = useAssessmentEditor<PaperContent>({
    name: `paper-${paper?.id ?? 'new'}`,
    saved: paper === null ? null : saved(paper),
    initial: paper === null ? empty : paper.draft,
    items: paper?.items ?? [],
    schema: paperSchema,
    create: async (draft) => (await api(CreatePaperDocument, { draft })).createPaper,
    save: async (target, draft) => (await api(SavePaperDocument, { ...target, draft })).savePaper,
    reread: async (id) => saved((await api(AuthoredPaperDocument, { id })).authoredPaper),
    onSaved,
  });
  const { draft, setDraft, errorOf, known } = editor;
  const change = (more: Partial<PaperContent>): void => setDraft((now) => ({ ...now, ...more }));
  const subjects = [...new Map(topics.map(({ subject }) => [subject.id, subject.title]))];
  const entries = draft.sections.flatMap((section) => section.entries);
  const putSection = (index: number, section: Partial<SectionDraft>): void =>
    setDraft((now) => ({
      ...now,
      sections: now.sections.map((entry, at) => (at === index ? { ...entry, ...section } : entry)),
    }));
  return (
    <AssessmentFrame
      editor={editor}
      isNew={paper === null}
      sum={t.sum({ questions: entries.length, marks: entries.reduce((sum, { marks }) => sum + (marks || 0), 0) })}
      describe={(one) => describePaper(one, { t, topics, items: known })}
      aside={
        paper !== null && (
          <>
            <AssessmentStatus
              kind="paper"
              set={paper}
              isChanged={editor.isChanged}
              onChanged={() => onSaved(paper.id)}
            />
            {paper.pastAttempts > 0 && <AssessmentReliability set={paper.id} />}
            <AssessmentVersions
              key={paper.revision}
              kind="paper"
              id={paper.id}
              now={paper.draft}
              read={(draft) => ('sections' in draft ? draft : paper.draft)}
              describe={(one, more) => describePaper(one, { t, topics, items: withMore(known, more) })}
              onUse={editor.take}
            />
          </>
        )
      }
    >
      <div className={styles.pair}>
        <Field
          label={t.name}
          value={draft.title}
          error={errorOf('title')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <SelectField
          label={t.subject}
          placeholder={t.chooseSubject}
          error={errorOf('subject')}
          value={draft.subject}
          options={subjects.map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <NumberField
          label={t.year}
          value={Number.isNaN(draft.year) ? '' : draft.year}
          error={errorOf('year')}
          onChange={({ target }) => change({ year: target.valueAsNumber })}
        />
        <Field
          label={t.session}
          value={draft.session}
          error={errorOf('session')}
          onChange={({ target }) => change({ session: target.value })}
        />
        <Field
          label={t.board}
          value={draft.board}
          error={errorOf('board')}
          onChange={({ target }) => change({ board: target.value })}
        />
        <MinutesField seconds={draft.seconds} error={errorOf('seconds')} onChange={(seconds) => change({ seconds })} />
      </div>
      <TextAreaField
        label={t.instructions}
        rows={2}
        value={draft.instructions}
        onChange={({ target }) => change({ instructions: target.value })}
      />
      <LinesField
        label={t.boundaries}
        hint={t.boundariesHint}
        error={Object.entries(editor.errors).find(([path]) => path.startsWith('gradeBoundaries'))?.[1]}
        lines={draft.gradeBoundaries.map(boundaryLine)}
        onChange={(lines) => change({ gradeBoundaries: boundariesOf(lines) })}
      />
      {draft.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section has no key but its position
        <fieldset key={index} className={styles.answer}>
          <legend>{t.section({ number: index + 1 })}</legend>
          <Field
            label={t.sectionName}
            value={section.title}
            error={errorOf(`sections.${index}.title`)}
            onChange={({ target }) => putSection(index, { title: target.value })}
          />
          <TextAreaField
            label={t.instructions}
            rows={1}
            value={section.instructions}
            onChange={({ target }) => putSection(index, { instructions: target.value })}
          />
          <AssessmentEntries
            path={`sections.${index}.entries`}
            entries={section.entries}
            items={known}
            topics={topics}
            topic={null}
            taken={new Set(entries.map(({ item }) => item))}
            outdated={new Set(paper?.outdated ?? [])}
            errorOf={errorOf}
            onChange={(next) =>
              putSection(index, { entries: next.map((entry) => ({ ...entry, marks: entry.marks ?? 1 })) })
            }
            onPick={(row) => {
              editor.learn(row);
              putSection(index, { entries: [...section.entries, { kind: 'pick', item: row.id, marks: row.marks }] });
            }}
          />
          <Button
            type="button"
            variant="ghost"
            color="gray"
            className={styles.add}
            disabled={draft.sections.length < 2}
            onClick={() => change({ sections: draft.sections.filter((_, at) => at !== index) })}
          >
            {t.removeSection}
          </Button>
        </fieldset>
      ))}
      <Button
        type="button"
        variant="soft"
        className={styles.add}
        onClick={() =>
          change({
            sections: [
              ...draft.sections,
              { ...SECTION, title: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[draft.sections.length] ?? '' },
            ],
          })
        }
      >
        {t.addSection}
      </Button>
    </AssessmentFrame>
  );
}
