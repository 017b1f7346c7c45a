import { Button, Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { DiagnosticResultDocument, type DiagnosticResultQuery } from '#api/documents/study/diagnostic.generated.ts';
import { useApi } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { diagnosticTexts } from '#texts/study/diagnostic.texts.ts';
import { studyTexts } from '#texts/study/study.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useLazyQuery } from '#ui/loading/use-lazy-query.ts';
import pages from '#ui/page/page.module.css';
import { PageSection } from '#ui/page/page-section.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import mastery from '../../../shared/study/mastery/mastery.module.css';
import { MasteryInterval } from '../../../shared/study/mastery/mastery-interval.tsx';
import { PracticeButton } from '../../../shared/study/mastery/practice-button.tsx';
import { practiceLinkOf } from '../../../shared/study/mastery/practice-link.ts';
import { PLAN_ADDRESS } from '../home/plan-address.ts';
import styles from './diagnostic.module.css';
import { Waiting } from './waiting.tsx';

type Found = DiagnosticResultQuery['diagnosticResult'];
type DiagnosedTopic = Found['topics'][number];
type Props = { readonly attempt: string; readonly lockedTopics: number; readonly onRepeat: () => void };

/** The end of a diagnostic: what to do next, and the mastery of each topic. No score. */
export function Result({ attempt, ...props }: Props) {
  const api = useApi();
  const answer = useLazyQuery(() => api(DiagnosticResultDocument, { attempt }));
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<Waiting />}>
      {({ diagnosticResult }) => <Plan found={diagnosticResult} {...props} />}
    </Loaded>
  );
}

function Plan({ found, lockedTopics, onRepeat }: Omit<Props, 'attempt'> & { readonly found: Found }) {
  const { result: t } = useTexts(diagnosticTexts);
  const { subject, topics } = found;
  const isUnclear = topics.every(({ level }) => level === 'unknown');
  return (
    <div className={pages.page}>
      <Heading as="h1" size="7">
        {t.title({ subject: subject.title })}
      </Heading>
      <NextStep topics={topics} />
      {isUnclear && <p className={styles.intro}>{t.little}</p>}
      <PageSection id="topics" title={t.topics}>
        <ul className={styles.topics}>
          {topics.map((topic) => (
            <li key={topic.progress.topic.id}>
              <TopicLine topic={topic} />
            </li>
          ))}
        </ul>
        {lockedTopics > 0 && (
          <p className={styles.intro}>
            <Link to={href('pricing')}>{t.locked({ count: lockedTopics })}</Link>
          </p>
        )}
      </PageSection>
      <div className={pages.actions}>
        <LinkButton to={PLAN_ADDRESS} variant="soft">
          {t.plan}
        </LinkButton>
        <LinkButton to={href('home')} variant="soft">
          {t.home}
        </LinkButton>
        <Button size="3" variant="soft" color="gray" onClick={onRepeat}>
          {t.repeat}
        </Button>
      </div>
    </div>
  );
}

/** The first topic, in the order of the result, that has practice and is not mastered. */
function NextStep({ topics }: { readonly topics: readonly DiagnosedTopic[] }) {
  const { result: t } = useTexts(diagnosticTexts);
  const { mastery: words } = useTexts(studyTexts);
  const next = topics.find(({ level, progress }) => level !== 'mastered' && practiceLinkOf(progress) !== null);
  const practice = next === undefined ? null : practiceLinkOf(next.progress);
  if (topics.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="next-step">
      <Heading as="h2" size="5" id="next-step">
        {next === undefined ? t.strong : t.begin({ topic: next.progress.topic.title })}
      </Heading>
      <p className={styles.intro}>{next === undefined ? t.strongText : t.beginWhy}</p>
      <div>
        <Button size="3" asChild>
          {practice === null ? (
            <Link to={PLAN_ADDRESS}>{t.plan}</Link>
          ) : (
            <Link to={practice.to}>{words.practice[practice.name]}</Link>
          )}
        </Button>
      </div>
    </section>
  );
}

function TopicLine({ topic: { level, estimate, low, high, answered, progress } }: { readonly topic: DiagnosedTopic }) {
  const { result: t } = useTexts(diagnosticTexts);
  const { mastery: words } = useTexts(studyTexts);
  return (
    <div className={mastery.line}>
      <div className={mastery.words}>
        <span className={mastery.head}>
          <strong className={mastery.topic}>{progress.topic.title}</strong>
          <span className={mastery.level} data-level={level}>
            {words.levels[level]}
          </span>
        </span>
        {level !== 'unknown' && <MasteryInterval range={{ low, high, estimate }} />}
        <span className={mastery.why}>
          {level === 'unknown'
            ? t.from({ count: answered })
            : joinedLine(t.from({ count: answered }), t.between({ low, high }))}
        </span>
      </div>
      <PracticeButton progress={progress} />
    </div>
  );
}
