import { Callout } from '@radix-ui/themes';
import { useState } from 'react';
import {
  SaveSchemeWeekDocument,
  type SchemeQuery,
  SchemeWeeksDocument,
} from '#api/documents/classrooms/schemes/scheme.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { DialogControls } from '#client/platform/dialog/dialog.actor.ts';
import { SCHEME_NOTE_MAX_CHARS, SCHEME_TITLE_MAX_CHARS } from '#domain/classrooms/schemes/scheme.limits.ts';
import { schemeWeekSchema } from '#domain/classrooms/schemes/scheme.schema.ts';
import { linksOfText, textOfLinks } from '#domain/classrooms/schemes/scheme-links.rule.ts';
import type { ShownWeek } from '#domain/classrooms/schemes/shown-week.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';
import { SavedWeek } from './saved-week.tsx';

type Props = {
  readonly controls: DialogControls;
  readonly found: SchemeQuery;
  readonly week: ShownWeek;
};

/** Another teacher's version of the week, saved while the viewer edited it. */
type Conflict = { readonly by: string | null; readonly week: ShownWeek };

/** The content of a week. If another teacher was faster, both versions are shown and nothing is lost. */
export function WeekForm({ controls, found, week }: Props) {
  const { weekForm: t } = useTexts(schemesTexts);
  const api = useApi();
  const [topics, setTopics] = useState<readonly string[]>(week.topics.map(({ id }) => id));
  const [assignments, setAssignments] = useState<readonly string[]>(week.assignments.map(({ id }) => id));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { topicOptions, assignmentOptions } = useOptions(found, [week, ...(conflict === null ? [] : [conflict.week])]);
  const findConflict = async (): Promise<void> => {
    const { scheme } = await api(SchemeWeeksDocument, { id: found.scheme.id });
    const saved = scheme.weeks.find(({ id }) => id === week.id);
    if (saved !== undefined) setConflict({ by: scheme.updatedBy, week: saved });
  };
  return (
    <DialogForm
      controls={controls}
      schema={schemeWeekSchema}
      read={(data) => ({
        title: data.get('title'),
        note: data.get('note'),
        links: linksOfText(String(data.get('links'))),
        topics,
        assignments,
      })}
      send={async (draft) => {
        try {
          await api(SaveSchemeWeekDocument, {
            scheme: found.scheme.id,
            week: week.id,
            version: (conflict?.week ?? week).version,
            draft,
          });
        } catch (cause) {
          if (cause instanceof ProductError && cause.code === 'CHANGED_MEANWHILE') await findConflict();
          throw cause;
        }
      }}
      confirmLabel={conflict === null ? t.save : t.saveOwn}
    >
      {(errors) => (
        <>
          {conflict !== null && (
            <Callout.Root color="amber" role="status">
              <Callout.Text weight="bold">{t.changedTitle({ name: conflict.by })}</Callout.Text>
              <Callout.Text>{t.changedText}</Callout.Text>
              <SavedWeek week={conflict.week} />
            </Callout.Root>
          )}
          <Field
            label={t.name}
            hint={t.nameHint}
            name="title"
            autoComplete="off"
            maxLength={SCHEME_TITLE_MAX_CHARS}
            defaultValue={week.title}
            error={errors.title}
          />
          <ComboboxField
            label={t.topics}
            error={errors.topics}
            multiple
            options={topicOptions}
            chosen={topics}
            onChoose={setTopics}
          />
          <ComboboxField
            label={t.assignments}
            hint={t.assignmentsHint}
            error={errors.assignments}
            multiple
            options={assignmentOptions}
            chosen={assignments}
            onChoose={setAssignments}
          />
          <TextAreaField
            label={t.links}
            hint={t.linksHint}
            name="links"
            rows={2}
            defaultValue={textOfLinks(week.links)}
            error={errors.links}
          />
          <TextAreaField
            label={t.note}
            hint={t.noteHint}
            name="note"
            rows={3}
            maxLength={SCHEME_NOTE_MAX_CHARS}
            defaultValue={week.note}
            error={errors.note}
          />
        </>
      )}
    </DialogForm>
  );
}

/** What can be chosen: topics of the subject and assignments of the teacher's classes, and what the versions have. */
function useOptions({ scheme, subjects, assignedWork }: SchemeQuery, versions: readonly ShownWeek[]) {
  const { week: t, weekForm } = useTexts(schemesTexts);
  const current = subjects.find(({ id }) => id === scheme.subject.id)?.topics ?? [];
  const earlier = versions.flatMap(({ topics }) => topics).filter(({ id }) => !current.some((each) => each.id === id));
  const planned = new Map(versions.flatMap(({ assignments }) => assignments).map(({ id, title }) => [id, title]));
  return {
    topicOptions: [
      ...current.map(({ id, title }) => ({ value: id, label: title })),
      ...[...new Map(earlier.map((topic) => [topic.id, topic])).values()].map(({ id, title }) => ({
        value: id,
        label: t.gone({ title }),
      })),
    ],
    assignmentOptions: [
      ...[...planned].map(([value, title]) => ({ value, label: weekForm.planned({ title }) })),
      ...assignedWork.map(({ id, title, classroom }) => ({ value: id, label: `${title} (${classroom.name})` })),
    ],
  };
}
