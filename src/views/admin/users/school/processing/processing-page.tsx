import { Button, Heading } from '@radix-ui/themes';
import { useSearchParams } from 'react-router';
import { ProcessingRecordDocument, type ProcessingRecordQuery } from '#api/documents/users/processing.generated.ts';
import { useApi } from '#client/app.context.ts';
import { csvLine } from '#domain/interchange/spreadsheet-text.rule.ts';
import { href } from '#routes/href.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { processingTexts } from '#texts/users/school/processing.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { downloadCsv, downloadFile } from '#ui/table/table.csv.ts';
import { loadFailed } from '../../../../load-failed.tsx';
import { ListLink } from '../../../list-link.tsx';
import styles from './processing.module.css';
import { PROCESSING_PARAMETER } from './processing-address.ts';
import { type ProcessingLine, useProcessingLines, useRetentionLines } from './use-processing-lines.ts';

type Shown = ProcessingRecordQuery['processingRecord'];

/** The record of processing activities of the school in the address. It shares the address of users. */
export function Component() {
  const [params] = useSearchParams();
  const api = useApi();
  const language = useLanguage();
  const school = params.get(PROCESSING_PARAMETER) ?? '';
  const data = useLazyQuery(() => api(ProcessingRecordDocument, { school, language }));
  return (
    <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[80, 240, 240]} />}>
      {({ processingRecord }) => <Shown record={processingRecord} />}
    </Loaded>
  );
}

function Shown({ record }: { readonly record: Shown }) {
  const t = useTexts(processingTexts);
  const lines = useProcessingLines(record);
  const rules = useRetentionLines(record);
  const security = Object.values(t.security.list);
  const csv = (): string =>
    [
      csvLine([t.fields.category, ...(lines[0]?.fields.map(({ name }) => name) ?? [])]),
      ...lines.map(({ title, fields }) => csvLine([title, ...fields.map(({ text }) => text)])),
      csvLine([t.rules.title, rules.join(' ')]),
      csvLine([t.security.title, security.join(' ')]),
    ].join('');
  const markdown = (): string =>
    [
      `# ${t.section}`,
      t.intro({ school: record.school }),
      ...lines.flatMap(({ title, fields }) => [
        `## ${title}`,
        fields.map(({ name, text }) => `- **${name}:** ${text}`).join('\n'),
      ]),
      `## ${t.rules.title}`,
      rules.map((rule) => `- ${rule}`).join('\n'),
      `## ${t.security.title}`,
      security.map((measure) => `- ${measure}`).join('\n'),
      '',
    ].join('\n\n');
  return (
    <div className={pages.page}>
      <PageHeading
        up={<ListLink to={href('admin.school')}>{t.back}</ListLink>}
        title={t.title}
        intro={t.intro({ school: record.school })}
      />
      <div className={styles.tools}>
        <Button size="3" variant="soft" onClick={() => downloadCsv('processing.csv', csv())}>
          {t.csv}
        </Button>
        <Button
          size="3"
          variant="soft"
          onClick={() => downloadFile('processing.md', new Blob([markdown()], { type: 'text/markdown;charset=utf-8' }))}
        >
          {t.markdown}
        </Button>
        <Button size="3" variant="soft" color="gray" onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      {lines.map((line) => (
        <Category key={line.title} line={line} />
      ))}
      <List title={t.rules.title} items={rules} />
      <List title={t.security.title} items={security} />
    </div>
  );
}

function Category({ line: { title, fields } }: { readonly line: ProcessingLine }) {
  return (
    <Panel title={title}>
      <dl className={styles.fields}>
        {fields.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section className={pages.section}>
      <Heading as="h2" size="5">
        {title}
      </Heading>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
