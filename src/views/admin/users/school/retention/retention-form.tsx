import { Button, Heading } from '@radix-ui/themes';
import { type FormEvent, useId, useState } from 'react';
import {
  EndRetentionDocument,
  RetentionPreviewDocument,
  type RetentionPreviewQuery,
  type RetentionQuery,
  SetRetentionDocument,
} from '#api/documents/users/retention.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { ProductError } from '#domain/platform/errors.ts';
import {
  RETENTION_MONTHS_DEFAULT,
  RETENTION_MONTHS_MAX,
  RETENTION_MONTHS_MIN,
  retentionRuleSchema,
} from '#domain/users/retention.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { retentionTexts } from '#texts/users/school/retention.texts.ts';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import styles from '../../../../shared/interchange/import.module.css';
import { describeProblem } from '../../../../shared/platform/form/problem.ts';
import rows from '../school.module.css';
import { RetentionPreview } from './retention-preview.tsx';

type Props = {
  readonly school: string;
  readonly rule: RetentionQuery['retention'][number];
  /** Loads the rules again. */
  readonly onChanged: () => Promise<void>;
};

/** What was previewed, and for how many months. */
type Previewed = { readonly months: number; readonly found: RetentionPreviewQuery['retentionPreview'] };

/** A rule of retention: its months, what it would delete now, and switching it on or off. */
export function RetentionForm({ school, rule, onChanged }: Props) {
  const t = useTexts(retentionTexts);
  const messageOf = useMessages();
  const api = useApi();
  const toast = useToast();
  const titleId = useId();
  const { kind } = rule;
  const [months, setMonths] = useState(String(rule.months ?? RETENTION_MONTHS_DEFAULT));
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    setProblem(null);
    setSending(true);
    try {
      await work();
    } catch (cause) {
      const isMore = cause instanceof ProductError && cause.code === 'CHANGED_MEANWHILE';
      if (isMore) setPreviewed(null);
      setProblem(isMore ? t.changed : messageOf(describeProblem(cause).message));
    } finally {
      setSending(false);
    }
  }
  async function preview(event: FormEvent): Promise<void> {
    event.preventDefault();
    const read = retentionRuleSchema.safeParse({ kind, months: Number(months || Number.NaN) });
    setError(read.error?.issues[0]?.message);
    if (!read.success) return;
    await run(async () => {
      const { retentionPreview: found } = await api(RetentionPreviewDocument, { school, ...read.data });
      setPreviewed({ months: read.data.months, found });
    });
  }
  const start = ({ months: after, found }: Previewed) =>
    run(async () => {
      await api(SetRetentionDocument, { school, kind, months: after, previewed: found.count });
      toast({ message: t.started, color: 'positive' });
      await onChanged();
    });
  const end = () =>
    run(async () => {
      await api(EndRetentionDocument, { school, kind });
      toast({ message: t.ended, color: 'positive' });
      await onChanged();
    });

  return (
    <form className={styles.panel} aria-labelledby={titleId} noValidate onSubmit={(event) => void preview(event)}>
      <Heading as="h3" size="4" id={titleId}>
        {t.kinds[kind]}
      </Heading>
      <p className={styles.plain}>{t.texts[kind]}</p>
      <p className={styles.plain}>
        <strong>
          {rule.months == null
            ? t.off
            : rule.appliedAt == null
              ? t.on({ months: rule.months })
              : t.onApplied({ months: rule.months, at: new Date(rule.appliedAt) })}
        </strong>
      </p>
      <Problem message={problem} />
      <div className={rows.months}>
        <NumberField
          label={t.months}
          min={RETENTION_MONTHS_MIN}
          max={RETENTION_MONTHS_MAX}
          value={months}
          error={error === undefined ? undefined : messageOf(error)}
          onChange={({ target }) => {
            setMonths(target.value);
            setPreviewed(null);
          }}
        />
      </div>
      {previewed !== null && <RetentionPreview kind={kind} found={previewed.found} />}
      <div className={styles.line}>
        <Button type="submit" size="3" variant="soft" disabled={isSending}>
          {t.preview}
        </Button>
        {previewed !== null && previewed.months !== rule.months && (
          <Button type="button" size="3" color="red" disabled={isSending} onClick={() => void start(previewed)}>
            {t.start}
          </Button>
        )}
        {rule.months != null && (
          <Button type="button" size="3" variant="soft" color="gray" disabled={isSending} onClick={() => void end()}>
            {t.end}
          </Button>
        )}
      </div>
    </form>
  );
}
