import { Button } from '@radix-ui/themes';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { LIVE_CODE_CHARS, readLiveCode } from '#domain/classrooms/live-quiz/live-code.rule.ts';
import { problemText } from '#domain/platform/problem.ts';
import { href } from '#routes/href.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useCheckedForm } from '../../platform/form/checked-form.ts';
import styles from './live-quiz.module.css';

const codeSchema = z.object({
  code: z.pipe(
    z.string().check(z.overwrite(readLiveCode)),
    z.string().check(z.length(LIVE_CODE_CHARS, problemText('codeIncomplete', { digits: LIVE_CODE_CHARS }))),
  ),
});

/** Asks for the code on the board. */
export function Component() {
  const { join: t } = useTexts(liveQuizTexts);
  const navigate = useNavigate();
  const { form, errors, isSending } = useCheckedForm({
    schema: codeSchema,
    send: async ({ code }) => {
      await navigate(href('live.play', { code }));
    },
  });
  return (
    <div className={styles.join}>
      <PageHeading title={t.title} />
      <form {...form} className={styles.form}>
        <Field
          label={t.code}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          error={errors.code}
        />
        <Button type="submit" size="4" loading={isSending}>
          {t.send}
        </Button>
      </form>
    </div>
  );
}
