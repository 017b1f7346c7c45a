import { Badge, Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { SystemStatusDocument } from '#api/documents/platform/status.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { type Health, jobHealth, replicaHealth, systemHealth } from '#domain/platform/operating/status.rule.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { statusTexts } from '#texts/platform/admin/status.texts.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { Panel } from '#ui/page/panel.tsx';
import styles from './status.module.css';

/** The facts of the system, and when they were read, since the page does not update itself. */
export const loader = async ({ api }: ViewLoaderArgs) => ({
  facts: (await api(SystemStatusDocument)).systemFacts,
  checkedAt: Date.now(),
});

const COLOURS = { good: 'green', watch: 'amber', bad: 'red' } as const satisfies Readonly<Record<Health, string>>;

/** The server's status, and what to do about problems. */
export function Component() {
  const { facts, checkedAt } = useViewData<typeof loader>();
  const t = useTexts(statusTexts);
  const language = useLanguage();
  const { revalidate, state } = useRevalidator();
  const formatInstant = (at: number | null): string => (at === null ? t.never : dateTimeText(language, new Date(at)));
  const health = systemHealth(facts);
  const { database, queue } = facts;
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        title={t.title}
        intro={t.intro}
        actions={
          <Button size="3" variant="soft" loading={state !== 'idle'} onClick={() => void revalidate()}>
            {t.again}
          </Button>
        }
      />
      <p className={styles.full} role="status">
        <Mark health={health.overall} />
        <span>{t.overall[health.overall]}</span>
        <span className={styles.quiet}>{t.checkedAt({ date: formatInstant(checkedAt) })}</span>
      </p>
      <div className={styles.panels}>
        <Panel title={t.server}>
          <dl className={styles.facts}>
            <Fact label={t.build}>{facts.build ?? t.development}</Fact>
            <Fact label={t.processes}>{t.count({ count: facts.processes })}</Fact>
            <Fact label={t.startedAt}>{formatInstant(facts.startedAt)}</Fact>
            <Fact label={t.memory}>{t.size({ bytes: facts.memoryBytes })}</Fact>
            <Fact label={t.node}>{facts.node}</Fact>
          </dl>
        </Panel>
        <Panel title={t.database}>
          <dl className={styles.facts}>
            <Fact label={t.connections} health={health.database} advice={t.advice.connections}>
              {t.of({ count: database.connections, most: database.connectionsMax })}
            </Fact>
            <Fact label={t.waiting}>{t.count({ count: database.waiting })}</Fact>
            <Fact label={t.databaseSize}>{t.size({ bytes: database.bytes })}</Fact>
            <Fact label={t.version}>{database.version}</Fact>
            {facts.replicas === null && <Fact label={t.replicas}>{t.hidden}</Fact>}
            {facts.replicas?.length === 0 && <Fact label={t.replicas}>{t.none}</Fact>}
            {facts.replicas?.map((replica) => (
              <Fact
                key={replica.name}
                label={t.replica({ name: replica.name })}
                health={replicaHealth(replica)}
                advice={t.advice.replica}
              >
                {t.behind({
                  seconds: Math.round(replica.lagSeconds * 10) / 10,
                  isSynchronous: replica.isSynchronous,
                })}
              </Fact>
            ))}
          </dl>
        </Panel>
        <Panel title={t.queue}>
          <dl className={styles.facts}>
            <Fact label={t.queued} health={health.queue} advice={t.advice.queue}>
              {t.count({ count: queue.waiting })}
            </Fact>
            <Fact label={t.inProgress}>{t.count({ count: queue.inProgress })}</Fact>
            <Fact label={t.failed}>{t.count({ count: queue.failed })}</Fact>
            <Fact label={t.oldest}>{t.seconds({ seconds: Math.round(queue.oldestSeconds) })}</Fact>
          </dl>
        </Panel>
        <Panel title={t.otherServices}>
          <dl className={styles.facts}>
            <Fact
              label={t.free}
              health={health.space}
              advice={t.advice.space({ least: t.size({ bytes: facts.leastFreeBytes }) })}
            >
              {facts.freeBytes === null ? t.unknown : t.size({ bytes: facts.freeBytes })}
            </Fact>
            <Fact label={t.files}>{t.places[facts.files]}</Fact>
            <Fact label={t.mail} health={health.mail} advice={t.advice.mail}>
              {t.mails[facts.mail]}
            </Fact>
            <Fact label={t.payments} health={health.payments} advice={t.advice.payments}>
              {t.gateways[facts.payments]}
            </Fact>
          </dl>
        </Panel>
      </div>
      <Panel title={t.jobs}>
        <dl className={styles.facts}>
          {facts.jobs.length === 0 && <Fact label={t.jobs}>{t.never}</Fact>}
          {facts.jobs.map((job) => (
            <Fact
              key={job.job}
              label={named(t.job, job.job)}
              health={jobHealth(job)}
              advice={t.advice.job({ date: formatInstant(job.failedAt) })}
            >
              {formatInstant(job.doneAt)}
            </Fact>
          ))}
        </dl>
      </Panel>
    </div>
  );
}

function Mark({ health }: { readonly health: Health }) {
  const t = useTexts(statusTexts);
  return (
    <Badge size="2" color={COLOURS[health]}>
      {t.health[health]}
    </Badge>
  );
}

type FactProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly health?: Health;
  /** What to do about a problem. */
  readonly advice?: string;
};

function Fact({ label, children, health = 'good', advice }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
        {health !== 'good' && <Mark health={health} />}
        {health !== 'good' && <span className={styles.advice}>{advice}</span>}
      </dd>
    </div>
  );
}
