import { useState } from 'react';
import { SaveSchoolDetailsDocument } from '#api/documents/users/school.generated.ts';
import { useApi, useSession, useToast } from '#client/app.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { schoolDetailsSchema } from '#domain/users/school-details.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { schoolTexts } from '#texts/users/school/school.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import imports from '../../../shared/interchange/import.module.css';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import styles from './school.module.css';
import { SchoolDatesFields } from './school-dates.tsx';
import { SchoolLogo } from './school-logo.tsx';
import type { SchoolRow } from './school-row.ts';

const LINES = ['place', 'email', 'phone', 'website'] as const;

type Props = { readonly school: SchoolRow; readonly onSaved: (school: SchoolRow) => void };

const editedOf = ({ details }: SchoolRow) => ({
  ...details,
  dates: details.dates.map((each, key) => ({ ...each, key })),
});

/** The logo, address, contact, terms and holidays of a school. */
export function SchoolDetailsForm({ school, onSaved }: Props) {
  const t = useTexts(schoolTexts);
  const messageOf = useMessages();
  const api = useApi();
  const toast = useToast();
  const mayWrite = hasPermission(useSession(), 'users.write');
  const [draft, setDraft] = useState(() => editedOf(school));
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const labels = { place: t.place, email: t.email, phone: t.phone, website: t.website };
  const errorOf = (path: string): string | undefined => {
    const found = errors.get(path);
    return found === undefined ? undefined : messageOf(found);
  };

  async function save(): Promise<void> {
    const read = schoolDetailsSchema.safeParse({ ...draft, dates: draft.dates.map(({ key: _, ...each }) => each) });
    const found = new Map(read.error?.issues.map(({ path, message }) => [path.join('.'), message]));
    setErrors(found);
    const overlap = found.get('dates');
    setProblem(overlap === undefined ? null : messageOf(overlap));
    if (!read.success) return;
    setSending(true);
    try {
      const { saveSchoolDetails: saved } = await api(SaveSchoolDetailsDocument, {
        ...{ id: school.id, revision: school.revision, details: read.data },
      });
      setDraft(editedOf(saved));
      onSaved(saved);
      toast({ message: t.saved });
    } catch (cause) {
      const isConflict = cause instanceof ProductError && cause.code === 'CHANGED_MEANWHILE';
      setProblem(isConflict ? t.changed : messageOf(describeProblem(cause).message));
    } finally {
      setSending(false);
    }
  }

  return (
    <FormFrame
      problem={problem}
      isSending={isSending}
      sendLabel={mayWrite ? t.save : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className={styles.fields} disabled={!mayWrite}>
        <SchoolLogo
          logo={draft.logo ?? null}
          school={school.name}
          error={errorOf('logo')}
          mayWrite={mayWrite}
          onChange={(logo) => setDraft((before) => ({ ...before, logo }))}
        />
        <TextAreaField
          label={t.address}
          rows={3}
          value={draft.address}
          error={errorOf('address')}
          onChange={({ target }) => setDraft({ ...draft, address: target.value })}
        />
        <div className={imports.pair}>
          {LINES.map((name) => (
            <Field
              key={name}
              label={labels[name]}
              hint={name === 'place' ? t.placeHint : name === 'website' ? t.websiteHint : undefined}
              type={name === 'email' ? 'email' : name === 'website' ? 'url' : name === 'phone' ? 'tel' : 'text'}
              value={draft[name]}
              error={errorOf(name)}
              onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
            />
          ))}
        </div>
        <SchoolDatesFields
          dates={draft.dates}
          errorOf={(index, field) => errorOf(`dates.${index}.${field}`)}
          mayWrite={mayWrite}
          onChange={(dates) => setDraft({ ...draft, dates: [...dates] })}
        />
      </fieldset>
    </FormFrame>
  );
}
