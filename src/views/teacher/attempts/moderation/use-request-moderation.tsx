import { useCallback } from 'react';
import {
  ModerationOptionsDocument,
  RequestModerationDocument,
} from '#api/documents/attempts/moderation/moderation.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import type { DialogControls } from '#client/platform/dialog/dialog.actor.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { SAMPLE_MAX, SAMPLE_MIN, SAMPLE_SUGGESTED } from '#domain/attempts/moderation/moderation.limits.ts';
import { moderationRequestSchema } from '#domain/attempts/moderation/moderation.schema.ts';
import { moderationTexts } from '#texts/attempts/moderation.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { DialogForm } from '../../../shared/platform/dialog/dialog-form.tsx';
import { useLoaded } from '../../../shared/platform/use-loaded.ts';
import { questionTitle } from './question-title.ts';

/** Opens the dialog that requests a moderation of an assignment. */
export function useRequestModeration(assignment: string, onRequested: () => void): () => Promise<void> {
  const t = useTexts(moderationTexts);
  const dialog = useDialog();
  const raise = useToast();
  return async () => {
    let colleague: string | null = null;
    const { reason } = await dialog.open({
      title: t.request,
      form: (controls) => (
        <RequestForm
          controls={controls}
          assignment={assignment}
          onSent={(name) => {
            colleague = name;
          }}
        />
      ),
    });
    if (reason !== 'confirm') return;
    raise({ message: t.requested({ name: colleague }) });
    onRequested();
  };
}

type FormProps = {
  readonly controls: DialogControls;
  readonly assignment: string;
  readonly onSent: (colleague: string | null) => void;
};

/** A question as the value of an option. */
const optionOf = ({ part, position }: { readonly part: string; readonly position: number }): string =>
  `${part} ${position}`;

function RequestForm({ controls, assignment, onSent }: FormProps) {
  const { form: t, request } = useTexts(moderationTexts);
  const api = useApi();
  const { answer, problem } = useLoaded(
    useCallback(() => api(ModerationOptionsDocument, { assignment }), [api, assignment]),
  );
  const { questions = [], colleagues = [] } = answer?.moderationOptions ?? {};
  // At least one answer is never drawn.
  const usable = questions.filter(({ marked }) => marked > SAMPLE_MIN);
  const suggested = Math.min(SAMPLE_SUGGESTED, Math.max(SAMPLE_MIN, (usable[0]?.marked ?? SAMPLE_SUGGESTED + 1) - 1));
  return (
    <DialogForm
      controls={controls}
      schema={moderationRequestSchema}
      read={(data) => {
        const [part = '', position = ''] = String(data.get('part')).split(' ');
        const count = data.get('count');
        return {
          ...{ part, position: Number(position), teacher: data.get('teacher') },
          count: count === '' ? null : Number(count),
        };
      }}
      send={async (given) => {
        await api(RequestModerationDocument, { assignment, ...given });
        onSent(colleagues.find(({ id }) => id === given.teacher)?.name ?? null);
      }}
      confirmLabel={request}
    >
      {(errors) => (
        <>
          <SelectField
            // A select keeps the choice of its first options.
            key={answer === null ? 'loading question' : 'question'}
            label={t.question}
            name="part"
            placeholder={t.chooseQuestion}
            options={usable.map((question) => ({
              value: optionOf(question),
              label: t.questionOf({ title: questionTitle(question.title), marked: question.marked }),
            }))}
            defaultValue={usable.length === 1 && usable[0] !== undefined ? optionOf(usable[0]) : ''}
            hint={answer !== null && usable.length === 0 ? t.noQuestions : t.questionHint}
            error={errors.part ?? errors.position ?? problem ?? undefined}
          />
          <NumberField
            key={answer === null ? 'loading count' : 'count'}
            label={t.count}
            hint={t.countHint}
            name="count"
            min={SAMPLE_MIN}
            max={SAMPLE_MAX}
            defaultValue={suggested}
            error={errors.count}
          />
          <SelectField
            label={t.colleague}
            name="teacher"
            placeholder={t.chooseColleague}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue=""
            hint={answer !== null && colleagues.length === 0 ? t.noColleagues : t.colleagueHint}
            error={errors.teacher}
          />
        </>
      )}
    </DialogForm>
  );
}
