import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  AddBankCommentDocument,
  ChangeBankCommentDocument,
  DeleteBankCommentDocument,
  OrderBankCommentsDocument,
} from '#api/documents/classrooms/student-report.generated.ts';
import { useApi } from '#client/app.context.ts';
import { PLACEHOLDERS } from '#domain/classrooms/student-reports/report-comment.rule.ts';
import { bankCommentSchema } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import { REPORT_COMMENT_MAX_CHARS } from '#domain/classrooms/student-reports/student-report.limits.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { useCheckedForm } from '../../../shared/platform/form/checked-form.ts';
import type { BankCommentData } from './report-data.ts';
import styles from './student-reports.module.css';

/** The comments that the teacher writes often: add, edit, order and delete. */
export function CommentBank({ bank }: { readonly bank: readonly BankCommentData[] }) {
  const t = useTexts(studentReportsTexts);
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<string | null>(null);
  const moveUp = async (at: number): Promise<void> => {
    const ids = bank.map(({ id }) => id);
    const [moved] = ids.splice(at, 1);
    if (moved !== undefined) ids.splice(at - 1, 0, moved);
    await api(OrderBankCommentsDocument, { ids });
    await revalidate();
  };
  const remove = async (id: string): Promise<void> => {
    await api(DeleteBankCommentDocument, { id });
    await revalidate();
  };
  return (
    <Panel title={t.bank}>
      <p className={styles.soft}>{t.bankHint({ placeholders: PLACEHOLDERS.map((name) => `{${name}}`).join(', ') })}</p>
      {bank.length === 0 ? (
        <p className={styles.soft}>{t.bankEmpty}</p>
      ) : (
        <ol className={styles.bank}>
          {bank.map(({ id, text }, at) => (
            <li key={id}>
              {edited === id ? (
                <BankForm
                  text={text}
                  label={t.bankChange}
                  onSave={async (changed) => {
                    await api(ChangeBankCommentDocument, { id, text: changed });
                    setEdited(null);
                    await revalidate();
                  }}
                />
              ) : (
                <>
                  <p className={styles.text}>{text}</p>
                  <div className={pages.actions}>
                    <Button size="2" variant="soft" onClick={() => setEdited(id)}>
                      {t.bankEdit}
                    </Button>
                    {at > 0 && (
                      <Button size="2" variant="soft" color="gray" onClick={() => void moveUp(at)}>
                        {t.bankUp}
                      </Button>
                    )}
                    <Button size="2" variant="soft" color="red" onClick={() => void remove(id)}>
                      {t.bankDelete}
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      <BankForm
        key={bank.length}
        text=""
        label={t.bankAdd}
        onSave={async (text) => {
          await api(AddBankCommentDocument, { text });
          await revalidate();
        }}
      />
    </Panel>
  );
}

type FormProps = {
  readonly text: string;
  readonly label: string;
  readonly onSave: (text: string) => Promise<void>;
};

function BankForm({ text, label, onSave }: FormProps) {
  const t = useTexts(studentReportsTexts);
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: bankCommentSchema,
    send: (given) => onSave(given.text),
  });
  return (
    <form {...form} className={pages.section}>
      <Problem message={problem} />
      <TextAreaField
        label={text === '' ? t.bankNew : t.bankChange}
        name="text"
        rows={3}
        maxLength={REPORT_COMMENT_MAX_CHARS}
        defaultValue={text}
        error={errors.text}
      />
      <div>
        <Button type="submit" size="2" loading={isSending}>
          {label}
        </Button>
      </div>
    </form>
  );
}
