import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import {
  ExportLossesDocument,
  type ExportLossesQuery,
  InterchangeFormatsDocument,
  type InterchangeFormatsQuery,
  QuestionExportDocument,
} from '#api/documents/interchange/import.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { useReasons } from '#texts/interchange/reasons.texts.ts';
import { named } from '#texts/named.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { trackPromise } from '#ui/loading/track-promise.ts';
import { loadFailed } from '../../load-failed.tsx';
import { describeProblem } from '../platform/form/problem.ts';
import styles from './import.module.css';

/** Exports the filtered list in a format, after showing what the format cannot represent. */
export function ExportQuestions({ filter }: { readonly filter: object }) {
  const t = useTexts(importTexts).export;
  const api = useApi();
  const [formats, setFormats] = useState<Promise<InterchangeFormatsQuery> | null>(null);
  const loadFormats = () => trackPromise(api(InterchangeFormatsDocument));
  if (formats === null) {
    return (
      <div>
        <Button variant="soft" onClick={() => setFormats(loadFormats())}>
          {t.open}
        </Button>
      </div>
    );
  }
  return (
    <Loaded data={formats} failed={loadFailed} waiting={<LoadingSkeleton heights={[160]} />}>
      {({ interchangeFormats }) => (
        // Another filter has other losses.
        <Choice
          key={JSON.stringify(filter)}
          filter={filter}
          formats={interchangeFormats.written}
          onClose={() => setFormats(null)}
        />
      )}
    </Loaded>
  );
}

function Choice({
  filter,
  formats,
  onClose,
}: {
  readonly filter: object;
  readonly formats: readonly string[];
  readonly onClose: () => void;
}) {
  const texts = useTexts(importTexts);
  const t = texts.export;
  const messageOf = useMessages();
  const reason = useReasons();
  const api = useApi();
  const [format, setFormat] = useState(formats[0] ?? '');
  const [losses, setLosses] = useState<ExportLossesQuery['exportLosses'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function ask(request: () => Promise<void>): Promise<void> {
    setIsAsking(true);
    setProblem(null);
    try {
      await request();
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setIsAsking(false);
    }
  }
  const previewLosses = () =>
    ask(async () => setLosses((await api(ExportLossesDocument, { format, filter })).exportLosses));
  const take = () =>
    ask(async () => window.location.assign((await api(QuestionExportDocument, { format, filter })).questionExport));
  return (
    <section className={styles.panel} aria-label={t.title}>
      <p className={styles.soft}>{t.intro}</p>
      <div className={styles.pair}>
        <SelectField
          label={t.format}
          value={format}
          options={formats.map((value) => ({ value, label: named(texts.format, value) }))}
          onChange={({ target }) => {
            setFormat(target.value);
            setLosses(null);
          }}
        />
      </div>
      {losses !== null && (
        <div className={styles.tight} role="status">
          <p className={styles.soft}>
            {t.counted({ count: losses.exported })} ·{' '}
            {t.losses({ count: losses.count, format: named(texts.format, format) })}
          </p>
          <ul className={styles.rows}>
            {losses.lost.map(({ item, what }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and may contain the same loss twice
              <li key={at} className={styles.row}>
                <small>{item}</small>
                {reason(what)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {problem !== null && <p role="alert">{messageOf(problem)}</p>}
      <div className={styles.line}>
        <Button size="3" disabled={isAsking} onClick={take}>
          {t.take}
        </Button>
        <Button size="3" variant="soft" disabled={isAsking} onClick={previewLosses}>
          {t.look}
        </Button>
        <Button size="3" variant="soft" color="gray" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </section>
  );
}
