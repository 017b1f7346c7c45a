import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import type { ClassSchemeFragment } from '#api/documents/classrooms/class-teaching.generated.ts';
import {
  FollowSchemeDocument,
  SchemesDocument,
  type SchemesQuery,
} from '#api/documents/classrooms/schemes/scheme.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { DialogControls } from '#client/platform/dialog/dialog.actor.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { followSchema } from '#domain/classrooms/schemes/scheme.schema.ts';
import { mondayOf } from '#domain/classrooms/schemes/scheme-calendar.rule.ts';
import { schemesTexts } from '#texts/classrooms/planning/schemes.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { localToday } from '../../../shared/classrooms/schemes/scheme-now.ts';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';
import { useLoaded } from '../../../shared/platform/use-loaded.ts';

/** Opens the dialog in which a class starts to follow a scheme, or changes it. */
export function useFollowScheme(classroom: string, followed: ClassSchemeFragment | null): () => Promise<void> {
  const { follow: t } = useTexts(schemesTexts);
  const dialog = useDialog();
  const { revalidate } = useRevalidator();
  return async () => {
    const { reason } = await dialog.open({
      title: t.title,
      form: (controls) => <FollowForm controls={controls} classroom={classroom} followed={followed} />,
    });
    if (reason === 'confirm') await revalidate();
  };
}

type FormProps = {
  readonly controls: DialogControls;
  readonly classroom: string;
  readonly followed: ClassSchemeFragment | null;
};

function FollowForm({ controls, classroom, followed }: FormProps) {
  const { follow: t } = useTexts(schemesTexts);
  const api = useApi();
  const { answer, problem } = useLoaded(useCallback(() => api(SchemesDocument), [api]));
  const options = optionsOf(answer?.schemes ?? [], followed);
  return (
    <DialogForm
      controls={controls}
      schema={followSchema}
      send={async (given) => {
        await api(FollowSchemeDocument, { classroom, ...given });
      }}
      confirmLabel={t.confirm}
    >
      {(errors) => (
        <>
          <SelectField
            key={answer === null ? 'loading' : 'loaded'}
            label={t.scheme}
            name="scheme"
            placeholder={t.choose}
            options={options}
            defaultValue={followed?.id ?? ''}
            hint={answer !== null && options.length === 0 ? t.none : undefined}
            error={errors.scheme ?? problem ?? undefined}
          />
          <DateField
            type="date"
            label={t.startsOn}
            hint={t.startsOnHint}
            name="startsOn"
            defaultValue={followed?.startsOn ?? mondayOf(localToday())}
            error={errors.startsOn}
          />
        </>
      )}
    </DialogForm>
  );
}

/** Schemes that are not archived, and the one that the class follows. */
const optionsOf = (schemes: SchemesQuery['schemes'], followed: ClassSchemeFragment | null) => [
  ...(followed === null ? [] : [{ value: followed.id, label: followed.title }]),
  ...schemes
    .filter(({ id, isArchived }) => !isArchived && id !== followed?.id)
    .map(({ id, title, subject }) => ({ value: id, label: `${title} (${subject.title})` })),
];
