import { Callout } from '@radix-ui/themes';
import { useCallback } from 'react';
import { PrintWarningsDocument } from '#api/documents/classrooms/student-report.generated.ts';
import { useApi } from '#client/app.context.ts';
import { studentReportsTexts } from '#texts/classrooms/reports/student-reports.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useLoaded } from '../../platform/use-loaded.ts';
import styles from './published-reports.module.css';

/**
 * Names the reports with characters that no font of the PDF has; nothing if there are none. They are loaded after the page: if
 * that fails, everything else of the page works.
 */
export function PrintWarnings({ set }: { readonly set: string }) {
  const t = useTexts(studentReportsTexts);
  const api = useApi();
  const { answer } = useLoaded(useCallback(() => api(PrintWarningsDocument, { set }), [api, set]));
  const warnings = answer?.printWarnings ?? [];
  if (warnings.length === 0) return null;
  return (
    <Callout.Root color="amber" role="status">
      <Callout.Icon>
        <Icon name="warning" px={18} />
      </Callout.Icon>
      <div>
        <strong>{t.unprintable}</strong>
        <p className={styles.warning}>{t.unprintableText}</p>
        <ul className={styles.names}>
          {warnings.map((warning) => (
            <li key={warning.name}>
              <bdi>{t.unprintableLine(warning)}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </Callout.Root>
  );
}
