import type pg from 'pg';
import { ATTEMPT_SWEEP_MS } from '#domain/attempts/attempt.limits.ts';
import { REMINDER_SWEEP_MS } from '#domain/classrooms/classroom.limits.ts';
import { GUARDIAN_MAIL_SWEEP_MS } from '#domain/classrooms/guardians/guardian-access.limits.ts';
import { CLASS_MAIL_SWEEP_MS } from '#domain/classrooms/notifications/notification.limits.ts';
import { PUSH_SWEEP_MS, PUSH_TIMEOUT_MS } from '#domain/classrooms/push/push.limits.ts';
import { ORPHAN_SWEEP_MS } from '#domain/content/media/upload.rule.ts';
import { ROSTER_SWEEP_MS } from '#domain/interchange/rosters/roster.limits.ts';
import { WEBHOOK_SWEEP_MS } from '#domain/interchange/webhooks/webhook.limits.ts';
import { DIFFICULTY_MEASURE_MS, PUBLISH_SWEEP_MS } from '#domain/questions/question.limits.ts';
import { RETENTION_SWEEP_MS } from '#domain/users/retention.schema.ts';
import { ACCOUNT_DELETION_SWEEP_MS, SCHOOL_DELETION_SWEEP_MS } from '#domain/users/user.limits.ts';
import { deleteOldSignInActivity } from '../../access/sign-in-activity.commands.ts';
import { submitOverdue } from '../../attempts/overdue.commands.ts';
import type { PaymentGateway } from '../../billing/gateways/payment-gateway.ts';
import { type Reminding, remindStudents } from '../../classrooms/assignments/reminders.ts';
import { sendGuardianReportMails } from '../../classrooms/guardians/report-mail.job.ts';
import { sendWeeklyMails } from '../../classrooms/guardians/weekly-mail.job.ts';
import { sendClassMails } from '../../classrooms/notifications/class-mail.job.ts';
import { announceDueMarks } from '../../classrooms/notifications/due-marks.commands.ts';
import { sweepNotifications } from '../../classrooms/notifications/notification.commands.ts';
import { sendPushes } from '../../classrooms/push/push.job.ts';
import { generateReportFile } from '../../classrooms/student-reports/report-file.job.ts';
import { addSearchWords } from '../../interchange/bank/search-words.ts';
import { doImport } from '../../interchange/imports/import.job.ts';
import { sweepRecords } from '../../interchange/learning-records/record-sweep.ts';
import { recordSending, startRecords } from '../../interchange/learning-records/record-worker.ts';
import { doRoster } from '../../interchange/rosters/roster.job.ts';
import { sendRosterMails } from '../../interchange/rosters/roster-mail.job.ts';
import { sweepRosters } from '../../interchange/rosters/roster-sweep.ts';
import { sweepScimMatches } from '../../interchange/scim/scim-match.commands.ts';
import { openWebhooks } from '../../interchange/webhooks/open-webhooks.ts';
import { sweepWebhooks } from '../../interchange/webhooks/webhook-sweep.ts';
import { sendGrade } from '../../lti/grades/grade.job.ts';
import type { Tool } from '../../lti/tool.ts';
import { measureDifficulties } from '../../questions/measure-difficulties.ts';
import { publishDue } from '../../questions/question-stage.commands.ts';
import { eraseDue } from '../../users/privacy/erase.ts';
import { forgetUnanswered } from '../../users/privacy/guardian.commands.ts';
import { applyRetention } from '../../users/retention/retention.job.ts';
import { deleteDueSchools } from '../../users/school-deletion/delete-school.ts';
import type { ImageStore } from '../media/image-store.ts';
import { type OrphanStores, sweepOrphans } from '../media/orphans.job.ts';
import type { Metrics } from '../operating/metrics.ts';
import { dnsLookup } from '../outbound/dns-lookup.ts';
import { createOutboundFetch } from '../outbound/outbound-fetch.ts';
import type { Settings } from '../settings/settings.ts';
import { startQueue } from './queue.ts';
import { type JobOptions, type RepeatedJob, startRepeatedJob } from './repeated-job.ts';

/** The server's background jobs. Every process runs them; the database distributes the work. */
export function startJobs(
  {
    pool,
    direct,
    mailer,
    origin,
    answerFiles,
    settings,
    mediaKey,
    tool,
    gateway,
    ...stores
  }: OrphanStores &
    Pick<Reminding, 'mailer' | 'origin'> & {
      /** Not through a pooler in transaction mode, because the queue listens and uses session locks. */
      readonly direct: pg.Pool;
      readonly answerFiles: ImageStore;
      readonly settings: Settings;
      /** The secret that all processes share. */
      readonly mediaKey: Buffer;
      readonly tool: Tool;
      /** Where renewals of deleted schools are cancelled. */
      readonly gateway: PaymentGateway;
    },
  log: (sentence: string, cause: unknown) => void,
  metrics: Pick<Metrics, 'jobDone'>,
): RepeatedJob {
  const start = ({ job, work, ...how }: JobOptions & { readonly job: string }): RepeatedJob =>
    startRepeatedJob({
      ...how,
      work: async () => {
        const startedAt = performance.now();
        const recordOutcome = (outcome: 'done' | 'failed') =>
          metrics.jobDone(job, outcome, (performance.now() - startedAt) / 1_000);
        await work().catch((cause: unknown) => {
          recordOutcome('failed');
          throw cause;
        });
        recordOutcome('done');
      },
    });
  const pushFetch = createOutboundFetch(
    { loopback: settings.mode !== 'production', privateNetwork: false },
    { timeoutMs: PUSH_TIMEOUT_MS, skipsBody: true, resolveName: dnsLookup() },
  );
  const jobs = [
    start({
      everyMs: ATTEMPT_SWEEP_MS,
      job: 'hand-in',
      work: () => submitOverdue(pool, (attempt, cause) => log(`The attempt ${attempt} could not be submitted.`, cause)),
      failed: (cause) => log('Attempts past their deadline could not be read.', cause),
    }),
    start({
      everyMs: DIFFICULTY_MEASURE_MS,
      job: 'difficulty',
      work: () => measureDifficulties(pool),
      failed: (cause) => log('Question difficulties could not be computed.', cause),
    }),
    start({
      everyMs: REMINDER_SWEEP_MS,
      job: 'reminders',
      work: () =>
        remindStudents(pool, { mailer, origin, failed: (cause) => log('A reminder email could not be sent.', cause) }),
      failed: (cause) => log('Reminders could not be read.', cause),
    }),
    start({
      everyMs: CLASS_MAIL_SWEEP_MS,
      job: 'classMails',
      work: async () => {
        await announceDueMarks(pool);
        await sweepNotifications(pool);
        await sendClassMails(pool, {
          mailer,
          origin,
          failed: (cause) => log('An email about a class could not be sent.', cause),
        });
        await sendGuardianReportMails(pool, {
          mailer,
          origin,
          failed: (cause) => log('An email about a report could not be sent to a guardian.', cause),
        });
      },
      failed: (cause) => log('Notifications and emails about classes could not be read.', cause),
    }),
    start({
      everyMs: PUSH_SWEEP_MS,
      job: 'pushes',
      work: () => sendPushes(pool, { secret: mediaKey, origin, outboundFetch: pushFetch }),
      failed: (cause) => log('Notifications could not be sent to devices.', cause),
    }),
    start({
      everyMs: WEBHOOK_SWEEP_MS,
      job: 'webhooks',
      work: () =>
        sweepWebhooks(pool, {
          mailer,
          failed: (cause) => log('An email about a disabled webhook could not be sent.', cause),
        }),
      failed: (cause) => log('Old webhook deliveries could not be deleted.', cause),
    }),
    start({
      everyMs: WEBHOOK_SWEEP_MS,
      job: 'learningRecords',
      work: () =>
        sweepRecords(pool, {
          mailer,
          failed: (cause) => log('An email about a disabled learning record store could not be sent.', cause),
        }),
      failed: (cause) => log('Old learning records could not be deleted.', cause),
    }),
    start({
      everyMs: GUARDIAN_MAIL_SWEEP_MS,
      job: 'guardians',
      work: async () => {
        const failed = (cause: unknown) => log('A weekly email to a guardian could not be sent.', cause);
        await sendWeeklyMails(pool, { mailer, origin, failed });
      },
      failed: (cause) => log('Weekly emails to guardians could not be read.', cause),
    }),
    start({
      everyMs: PUBLISH_SWEEP_MS,
      job: 'publishing',
      work: () => publishDue(pool),
      failed: (cause) => log('Scheduled content could not be published.', cause),
    }),
    start({
      everyMs: ACCOUNT_DELETION_SWEEP_MS,
      job: 'deletion',
      work: async () => {
        await forgetUnanswered(pool);
        await deleteOldSignInActivity(pool);
        await eraseDue(pool, answerFiles, (userId, cause) => log(`The account ${userId} could not be deleted.`, cause));
      },
      failed: (cause) => log('Accounts due for deletion could not be read.', cause),
    }),
    start({
      everyMs: SCHOOL_DELETION_SWEEP_MS,
      job: 'schoolDeletion',
      work: () =>
        deleteDueSchools(pool, {
          gateway,
          answerFiles,
          failed: (school, cause) => log(`The school ${school} could not be deleted.`, cause),
        }),
      failed: (cause) => log('Schools due for deletion could not be read.', cause),
    }),
    start({
      everyMs: RETENTION_SWEEP_MS,
      job: 'retention',
      work: () =>
        applyRetention(pool, { gateway, mailer, failed: (cause) => log('A rule of retention failed.', cause) }),
      failed: (cause) => log('Rules of retention could not be read.', cause),
    }),
    start({
      everyMs: ROSTER_SWEEP_MS,
      job: 'rosters',
      work: async () => {
        await sweepRosters(pool);
        await sweepScimMatches(pool);
      },
      failed: (cause) => log('Old changes of rosters and old matches could not be deleted.', cause),
    }),
    start({
      everyMs: ORPHAN_SWEEP_MS,
      job: 'orphans',
      work: () => sweepOrphans({ pool, answerFiles, ...stores }),
      failed: (cause) => log('Unused files could not be deleted.', cause),
    }),
  ];
  const webhooks = openWebhooks({ pool, direct, settings, mediaKey }, (cause) =>
    log('Webhooks could not be sent for a moment.', cause),
  );
  const records = startRecords({ pool, sending: recordSending({ settings, mediaKey, origin }) }, (cause) =>
    log('Learning records could not be sent for a moment.', cause),
  );
  const importing = { pool, direct, settings };
  const queue = startQueue(
    direct,
    {
      import: ({ id }, about) => doImport(importing, id, about),
      grade: ({ id }) => sendGrade(pool, tool, id),
      reportFile: ({ id }, about) => generateReportFile(pool, id, about),
      roster: ({ id }, about) => doRoster({ ...importing, mediaKey }, id, about),
      rosterMails: ({ id }, about) => sendRosterMails(pool, mailer, id, about),
      searchWords: (_, { signal }) => addSearchWords(pool, signal),
    },
    log,
  );
  return {
    stop: async () => {
      await queue.stop();
      await webhooks.stop();
      await records.stop();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
