import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import {
  RegradeDocument,
  RegradeEffectDocument,
  type RegradeEffectQuery,
} from '#api/documents/questions/authoring.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { numberText } from '#texts/wording/number.wording.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../platform/form/problem.ts';
import styles from '../authoring/authoring.module.css';
import type { Use } from './question-status.tsx';

const SHOWN_MOST = 20;

/** Answers that were marked by an older answer key: a preview of the regrade, and applying it. */
export function QuestionRegrade({ use, onDone }: { readonly use: Use; readonly onDone: () => void }) {
  const t = useTexts(authoringTexts).regrade;
  if (use.outdated.length === 0) return null;
  return (
    <section className={styles.panel}>
      <Heading as="h2" size="3">
        {t.title}
      </Heading>
      {use.outdated.map((version) => (
        <RegradeRow key={version.id} version={version} current={use.current} onDone={onDone} />
      ))}
    </section>
  );
}

function RegradeRow({
  version,
  current,
  onDone,
}: {
  readonly version: Use['outdated'][number];
  readonly current: string;
  readonly onDone: () => void;
}) {
  const t = useTexts(authoringTexts).regrade;
  const language = useLanguage();
  const messageOf = useMessages();
  const api = useApi();
  const raise = useToast();
  const [effect, setEffect] = useState<RegradeEffectQuery['regradeEffect'] | null>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const places = { from: version.id, to: current };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setProblem(null);
    await work().catch((cause: unknown) => setProblem(messageOf(describeProblem(cause).message)));
  };
  const previewEffect = () => attempt(async () => setEffect((await api(RegradeEffectDocument, places)).regradeEffect));
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{t.text({ number: version.number, answers: version.answers })}</p>
      <Problem message={problem} />
      {effect === null ? (
        <Button type="button" variant="soft" className={styles.add} onClick={() => void previewEffect()}>
          {t.look}
        </Button>
      ) : (
        <>
          <p>
            {effect.changes.length === 0
              ? t.none
              : t.effect({ changes: effect.changes.length, answers: effect.answers })}
          </p>
          {effect.changes.length > 0 && (
            <>
              <table className={styles.effect}>
                <thead>
                  <tr>
                    <th scope="col">{t.student}</th>
                    <th scope="col">{t.before}</th>
                    <th scope="col">{t.after}</th>
                  </tr>
                </thead>
                <tbody>
                  {effect.changes.slice(0, SHOWN_MOST).map((change) => (
                    <tr key={`${change.attempt} ${change.position}`}>
                      <th scope="row">{change.studentName}</th>
                      <td>{numberText(language, change.creditBefore * change.marks)}</td>
                      <td>{numberText(language, change.creditAfter * change.marks)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Field label={t.reason} value={reason} onChange={({ target }) => setReason(target.value)} />
              <Button
                type="button"
                className={styles.add}
                disabled={reason.trim() === ''}
                onClick={() =>
                  void attempt(async () => {
                    await api(RegradeDocument, { ...places, reason, expected: effect.changes.length });
                    raise({ message: t.applied });
                    onDone();
                  })
                }
              >
                {t.apply}
              </Button>
            </>
          )}
        </>
      )}
    </div>
  );
}
