import type pg from 'pg';
import type { LiveMode, LiveState } from '#domain/classrooms/live-quiz/live-quiz.ts';
import { ProductError } from '#domain/platform/errors.ts';
import type { StoredKey } from '#domain/questions/answer-keys/answer-key.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { instantJson } from '../../attempts/attempt-summary.queries.ts';
import { imagesJson, type StoredImage } from '../../content/content-image.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { storedKey } from '../../questions/answer-keys/key-columns.sql.ts';

export type LivePlayerRow = {
  readonly id: string;
  readonly userId: string | null;
  readonly name: string;
  readonly team: number | null;
  /** Of the questions whose answer was shown. */
  readonly points: number;
};

export type LiveAnswerRow = {
  readonly player: string | null;
  readonly vote: number;
  readonly response: unknown;
  readonly credit: number | null;
};

/** Everything about a live quiz that its screens show, before what each of them may see is chosen. */
export type LiveQuizState = {
  readonly id: string;
  readonly classroom: string;
  readonly title: string;
  readonly code: string | null;
  readonly mode: LiveMode;
  readonly seconds: number | null;
  readonly hasGuests: boolean;
  readonly leftOut: number;
  /** As stored, or `locked` if the time is up. */
  readonly state: LiveState;
  readonly position: number;
  readonly count: number;
  readonly vote: number;
  readonly revision: number;
  readonly device: string | null;
  /** Milliseconds since the hosting device signalled; null: never. */
  readonly hostSilentMs: number | null;
  readonly now: string;
  readonly locksAt: string | null;
  /** The column of the gradebook that its results are in; null: none. */
  readonly assignment: string | null;
  /** It has ended, and a student of the class has answered a question, with their account, that no assignment reserves. */
  readonly hasResults: boolean;
  readonly question: {
    readonly type: QuestionTypeName;
    readonly stem: string;
    readonly body: unknown;
    readonly images: readonly StoredImage[];
    readonly storedKey: StoredKey;
    readonly isWithheld: boolean;
  } | null;
  readonly players: readonly LivePlayerRow[];
  /** To the question on the screens. */
  readonly answers: readonly LiveAnswerRow[];
};

// Points of the question on the screens count once its answer is shown: before, they would reveal it. The second vote
// replaces the first.
const READ = `
  select q.id, q.classroom_id as classroom, q.title, q.code, q.mode, q.seconds, q.has_guests as "hasGuests",
    q.left_out as "leftOut", q.position, q.vote, q.revision, q.device,
    (select s.id from assignments s where s.id = q.assignment_id and s.deleted_at is null) as assignment,
    q.ended_at is not null and exists (select from live_players p join live_answers a on a.player_id = p.id
      join live_questions lq on lq.live_quiz_id = a.live_quiz_id and lq.position = a.position and not lq.is_withheld
      where p.live_quiz_id = q.id and p.user_id is not null and p.removed_at is null) as "hasResults",
    case when q.state = 'answering' and q.locks_at <= clock_timestamp() then 'locked' else q.state end as state,
    (select count(*)::int from live_questions lq where lq.live_quiz_id = q.id) as count,
    extract(epoch from clock_timestamp() - q.device_seen_at)::float8 * 1000 as "hostSilentMs",
    ${instantJson('clock_timestamp()')} as now, ${instantJson('q.locks_at')} as "locksAt", (
      select json_build_object('type', i.type, 'stem', v.stem, 'body', v.body, 'images', ${imagesJson('v')},
        'storedKey', ${storedKey('v')}, 'isWithheld', lq.is_withheld)
      from live_questions lq join item_versions v on v.id = lq.version_id join items i on i.id = v.item_id
      where lq.live_quiz_id = q.id and lq.position = q.position) as question, (
      select coalesce(json_agg(json_build_object('id', p.id, 'userId', p.user_id, 'name', p.name, 'team', p.team,
        'points', coalesce(s.points, 0)) order by p.joined_at, p.id), '[]')
      from live_players p left join (
        select c.player_id, sum(c.points)::int as points from (
          select distinct on (a.position, a.player_id) a.player_id, a.points
          from live_answers a join live_questions lq on lq.live_quiz_id = a.live_quiz_id and lq.position = a.position
          where a.live_quiz_id = q.id and not lq.is_withheld
            and (a.position < q.position or q.state in ('revealed', 'scoreboard', 'finished'))
          order by a.position, a.player_id, a.vote desc) c group by c.player_id) s on s.player_id = p.id
      where p.live_quiz_id = q.id and p.removed_at is null) as players, (
      select coalesce(json_agg(json_build_object('player', a.player_id, 'vote', a.vote, 'response', a.response,
        'credit', a.credit)), '[]')
      from live_answers a left join live_players p on p.id = a.player_id
      where a.live_quiz_id = q.id and a.position = q.position and p.removed_at is null) as answers
  from live_quizzes q where q.id = $1`;

/** The state of a live quiz as of now. Throws `NOT_FOUND`. The caller has checked that the user may see the quiz. */
export async function readLiveQuizState(pool: pg.Pool, id: string): Promise<LiveQuizState> {
  const { rows } = isUuid(id)
    ? await pool.query<LiveQuizState>({ name: 'live-quiz-state', text: READ, values: [id] })
    : { rows: [] };
  if (rows[0] === undefined) throw new ProductError('NOT_FOUND');
  return rows[0];
}
