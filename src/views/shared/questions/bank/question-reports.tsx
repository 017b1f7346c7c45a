import { Badge, Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { AnswerReportDocument } from '#api/documents/questions/authoring.generated.ts';
import { useApi } from '#client/app.context.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { dayText } from '#texts/wording/date.wording.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import styles from '../authoring/authoring.module.css';
import type { Authored } from '../authoring/question-draft.ts';

/** Students' reports of problems with the question; each can be answered and closed. */
export function QuestionReports({ item, onChanged }: { readonly item: Authored; readonly onChanged: () => void }) {
  const t = useTexts(authoringTexts).reports;
  return (
    <section className={styles.panel}>
      <Heading as="h2" size="3">
        {t.title}
      </Heading>
      {item.reports.length === 0 && <p className={styles.soft}>{t.none}</p>}
      {item.reports.map((report) => (
        <Report key={report.id} report={report} onClosed={onChanged} />
      ))}
    </section>
  );
}

function Report({
  report: { id, reason, text, version, createdAt, resolvedAt, answer },
  onClosed,
}: {
  readonly report: Authored['reports'][number];
  readonly onClosed: () => void;
}) {
  const t = useTexts(authoringTexts).reports;
  const language = useLanguage();
  const api = useApi();
  const [written, setWritten] = useState('');
  return (
    <article className={styles.report}>
      <p>
        <strong>{named(t.reasons, reason)}</strong>{' '}
        <span className={styles.soft}>{`${dayText(language, createdAt)} · ${t.about({ version })}`}</span>
      </p>
      {text !== '' && <blockquote dir="auto">{text}</blockquote>}
      {resolvedAt === null ? (
        <>
          <TextAreaField
            label={t.answer}
            rows={1}
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
          <Button
            type="button"
            size="2"
            variant="soft"
            className={styles.add}
            onClick={async () => {
              await api(AnswerReportDocument, { id, answer: written === '' ? null : written });
              onClosed();
            }}
          >
            {t.close}
          </Button>
        </>
      ) : (
        <p className={styles.soft}>
          <Badge color="green">{t.closed}</Badge> {answer}
        </p>
      )}
    </article>
  );
}
