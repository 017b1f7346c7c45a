import { randomUUID } from 'node:crypto';
import { digestOf, newToken } from '#server/access/tokens.ts';
import { countOf, race } from '../../support/race.ts';
import type { TwoServers } from '../../support/servers/two-servers.ts';
import { bankOf, testClass } from './class.races.ts';

const DEVICE = randomUUID();
const START = `mutation ($classroom: ID!, $device: ID!, $quiz: ID!) {
  startLiveQuiz(classroom: $classroom, device: $device, quiz: $quiz, mode: accuracy, hasGuests: true, teamCount: 2) }`;
const MOVE = `mutation ($id: ID!, $device: ID!, $revision: Int!, $command: LiveCommand!) {
  moveLiveQuiz(id: $id, device: $device, revision: $revision, command: $command) }`;
const ANSWER = `mutation ($id: ID!, $ticket: String!, $response: QuestionResponse!) {
  answerLiveQuiz(id: $id, ticket: $ticket, position: 1, vote: 1, response: $response) }`;

/** A live quiz whose first question is about to be asked, with one guest. */
async function lobby(servers: TwoServers) {
  const { pool } = servers.database;
  const { quiz } = await bankOf(servers);
  const { id: classroom, teacher } = await testClass(servers);
  await servers.call(0, teacher, START, { classroom, device: DEVICE, quiz });
  const { rows } = await pool.query<{ id: string; revision: number }>(
    ...[`select id, revision from live_quizzes where classroom_id = $1`, [classroom]],
  );
  const [live] = rows;
  if (live === undefined) throw new Error('The live quiz was not started.');
  const ticket = newToken();
  await pool.query(
    `insert into live_players (id, live_quiz_id, name, token_digest) values (gen_random_uuid(), $1, 'Guest', $2)`,
    [live.id, digestOf(ticket)],
  );
  return { ...live, teacher, ticket };
}

async function question(servers: TwoServers) {
  const live = await lobby(servers);
  const { id, revision, teacher } = live;
  await servers.call(0, teacher, MOVE, { id, device: DEVICE, revision, command: 'start' });
  return live;
}

export const LIVE_QUIZ_RACES = [
  race('a step of a live quiz, requested twenty times', {
    limit: 1,
    prepare: lobby,
    call: ({ id, revision, teacher }, turn, servers) =>
      servers.call(turn, teacher, MOVE, { id, device: DEVICE, revision, command: 'start' }),
    effects: ({ id, revision }, servers) =>
      countOf(servers, 'select revision - $2::int as count from live_quizzes where id = $1', [id, revision]),
  }),
  race('the answers of one player of a live quiz', {
    limit: 1,
    prepare: question,
    call: ({ id, ticket }, turn, servers) =>
      servers.call(turn, null, ANSWER, { id, ticket, response: { choice: 'ABC'[turn % 3] } }),
    effects: ({ id }, servers) => countOf(servers, 'select count(*) from live_answers where live_quiz_id = $1', [id]),
  }),
];
