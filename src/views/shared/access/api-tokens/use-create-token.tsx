import { CreateApiTokenDocument } from '#api/documents/access/api-token.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { API_TOKEN_DAYS } from '#domain/access/api-tokens/api-token.limits.ts';
import { API_SCOPES, apiTokenSchema } from '#domain/access/api-tokens/api-token.schema.ts';
import { apiTokenTexts } from '#texts/access/api-token.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { DialogForm } from '../../platform/dialog/dialog-form.tsx';

/** Asks what a new token is for, and creates it; null: the user did not. */
export function useCreateToken(): () => Promise<string | null> {
  const t = useTexts(apiTokenTexts);
  const api = useApi();
  const dialog = useDialog();
  const isSchoolAdmin = useSession()?.userRole === 'schoolAdmin';
  return async () => {
    let created: string | null = null;
    await dialog.open({
      title: t.create,
      form: (controls) => (
        <DialogForm
          controls={controls}
          schema={apiTokenSchema}
          read={(data) => ({
            name: data.get('name'),
            scopes: data.getAll('scopes'),
            days: Number(data.get('days')),
            isForSchool: data.get('isForSchool') !== null,
          })}
          send={async ({ scopes, ...draft }) => {
            created = (await api(CreateApiTokenDocument, { ...draft, scopes })).createApiToken;
          }}
          confirmLabel={t.create}
        >
          {(errors) => (
            <>
              <Field label={t.name} name="name" autoComplete="off" hint={t.nameHint} error={errors.name} />
              <FieldGroup legend={t.scopes} error={errors.scopes}>
                {API_SCOPES.map((scope) => (
                  <CheckboxField key={scope} name="scopes" value={scope} label={t.scope[scope]} />
                ))}
              </FieldGroup>
              <SelectField
                label={t.expiry}
                name="days"
                defaultValue="90"
                options={API_TOKEN_DAYS.map((days) => ({ value: String(days), label: t.days({ days }) }))}
              />
              {isSchoolAdmin && <CheckboxField name="isForSchool" label={t.isForSchool} hint={t.isForSchoolHint} />}
            </>
          )}
        </DialogForm>
      ),
    });
    return created;
  };
}
