import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { RecordStoreDraft } from '#domain/interchange/learning-records/record-store.schema.ts';
import {
  createRecordStore,
  type RecordStoreService,
} from '#server/interchange/learning-records/record-store.commands.ts';
import { recordStoreVault } from '#server/interchange/learning-records/record-store.vault.ts';
import { sendDueRecords } from '#server/interchange/learning-records/record-worker.ts';
import type { RecordSending } from '#server/interchange/learning-records/send-records.ts';
import { createOutboundFetch } from '#server/platform/outbound/outbound-fetch.ts';
import { STORE_KEY, STORE_SECRET, startRecordStore } from '../../../support/interchange/record-store.service.ts';
import { TEST_QUESTIONS } from '../../../support/questions/test-bank.ts';
import { type TestClass, type TestUser, testClass } from '../../../support/users/test-class.ts';
import { testSchoolAdmin } from '../../../support/users/webhook-school.ts';

const ACCESS = { loopback: true, privateNetwork: false };
export const ORIGIN = 'https://lectern.example.org';
const VAULT = recordStoreVault(randomBytes(32));
export const RECORD_SERVICE: RecordStoreService = { vault: VAULT, access: ACCESS };

export const testRecordSending = (timeoutMs = 2_000): RecordSending => ({
  vault: VAULT,
  outboundFetch: createOutboundFetch(ACCESS, { timeoutMs, skipsBody: true }),
  origin: ORIGIN,
});

export const storeDraft = (url: string, changes: Partial<RecordStoreDraft> = {}): RecordStoreDraft => ({
  ...{ standard: 'xapi', url, key: STORE_KEY, secret: STORE_SECRET, actor: 'pseudonym', sendsResponses: false },
  topics: ['attempts', 'answers', 'marks', 'media'],
  ...changes,
});

/** A school with a class and its store, and what its students do. */
export async function recordWorld(
  world: { readonly app: FastifyInstance; readonly pool: pg.Pool },
  {
    quiz,
    showsMarks = 'handIn',
    ...changes
  }: { readonly quiz: string; readonly showsMarks?: string } & Partial<RecordStoreDraft>,
) {
  const { pool } = world;
  const lrs = await startRecordStore();
  const set = await testClass(world, { quiz, showsMarks });
  const admin = await testSchoolAdmin(pool, set.school);
  const url = changes.standard === 'caliper' ? lrs.caliper : lrs.xapi;
  const store = await createRecordStore(pool, admin, {
    ...{ school: null, draft: storeDraft(url, changes), service: RECORD_SERVICE },
  });
  return {
    ...{ lrs, set, admin, store },
    send: (timeoutMs?: number) => sendDueRecords(pool, testRecordSending(timeoutMs)),
    /** An attempt with a correct, an incorrect and a written answer, and four without. */
    work: async (student: TestUser): Promise<string> => {
      const attempt = await set.start(student);
      await set.answer(attempt, 1, TEST_QUESTIONS[0]?.right ?? {});
      await set.answer(attempt, 3, TEST_QUESTIONS[2]?.wrong ?? {});
      await set.answer(attempt, 7, { text: 'what Sam wrote' });
      await set.submitAttempt(student, attempt);
      return attempt;
    },
    /** Time passes for the store: what would be tried again later is due. */
    makeDue: () => pool.query('update record_stores set next_attempt_at = now() where id = $1', [store]),
    state: async () => {
      const { rows } = await pool.query(
        `select e.disabled_reason as "disabledReason", e.failures, e.failing_since is not null as "isFailing",
           extract(epoch from e.next_attempt_at - now())::float8 as "nextInSeconds",
           (select count(*)::int from record_events v where v.store_id = e.id and v.status = 'pending') as pending,
           (select count(*)::int from record_events v where v.store_id = e.id and v.status = 'rejected') as rejected,
           (select count(*)::int from record_events v where v.store_id = e.id and v.status = 'delivered') as delivered
         from record_stores e where e.id = $1`,
        [store],
      );
      return rows[0];
    },
    problems: async (): Promise<(string | null)[]> => {
      const { rows } = await pool.query<{ problem: string | null }>(
        'select problem from record_requests where store_id = $1 order by requested_at, id',
        [store],
      );
      return rows.map(({ problem }) => problem);
    },
  };
}
export type RecordWorld = Awaited<ReturnType<typeof recordWorld>>;

/** A video that the class is assigned, and one that it is not. */
export async function assignVideo(pool: pg.Pool, set: TestClass, topic: string): Promise<readonly [string, string]> {
  const [assigned, other] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into materials (id, topic_id, kind, title, position, seconds, source)
     select unnest($1::uuid[]), $2, 'video', 'How lenses work', 1, 90, '{}'`,
    [[assigned, other], topic],
  );
  await pool.query(
    `insert into assignment_parts (id, assignment_id, position, kind, title, material_id) values ($1, $2, 2, 'media', 'Video', $3)`,
    [randomUUID(), set.assignment, assigned],
  );
  return [assigned, other];
}
