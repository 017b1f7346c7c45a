import { Heading } from '@radix-ui/themes';
import { FrontPageDocument } from '#api/documents/site/site.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { audienceTexts } from '#texts/platform/site/audience.texts.ts';
import { shareText } from '#texts/wording/share.wording.ts';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import styles from './landing.module.css';
import { LandingScreen } from './landing.screen.tsx';
import { SampleTrial } from './sample-trial.tsx';
import { Screenshot } from './screenshot.tsx';

const EXAMPLE = [
  ['first', 0.62],
  ['second', 0.88],
  ['third', 0.47],
] as const;

/** The content that landing pages share with the front page; awaited for the prerendered page. */
export const loader = async ({ api }: ViewLoaderArgs) => await api(FrontPageDocument);

/** For teachers and schools: a class at a glance, what its students see, and how to contact us. */
export function Component() {
  const { schools } = useTexts(audienceTexts);
  const { sampleQuestions } = useViewData<typeof loader>();
  return (
    <LandingScreen
      title={[schools.title]}
      lead={schools.lead}
      points={schools.points}
      illustrations={{ first: 'analysis', second: 'exams', third: 'imports' }}
      exhibit={<ClassExample />}
      closing={schools.closing}
      actions={
        <>
          <LinkButton to={href('contact')} size="4">
            {schools.ask}
          </LinkButton>
          <LinkButton to={href('school-list')} size="4" variant="soft">
            {schools.list}
          </LinkButton>
        </>
      }
    >
      <Screenshot name="class" />
      {sampleQuestions.length > 0 && (
        <section className={styles.section}>
          <Heading as="h2" size="5">
            {schools.tryTitle}
          </Heading>
          <SampleTrial items={sampleQuestions.toReversed()} />
        </section>
      )}
    </LandingScreen>
  );
}

function ClassExample() {
  const { schools } = useTexts(audienceTexts);
  const language = useLanguage();
  return (
    <div className={styles.class}>
      <table>
        <caption>{schools.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{schools.tableTopic}</th>
            <th scope="col">{schools.tableClass}</th>
            <th scope="col">{schools.tableFirst}</th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLE.map(([row, share]) => (
            <tr key={row}>
              <th scope="row">{schools.rows[row]}</th>
              <td className={styles.share}>{shareText(language, share)}</td>
              <td>{schools.rows[`${row}First`]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
