import { randomUUID } from 'node:crypto';
import type { TestBrowser } from '../../../support/servers/test-api.ts';

export const DEVICE: string = randomUUID();

export const START = `mutation ($classroom: ID!, $device: ID!, $quiz: ID, $assignment: ID, $items: [ID!], $mode: LiveMode!, $seconds: Int,
  $hasGuests: Boolean!, $teamCount: Int!) { startLiveQuiz(classroom: $classroom, device: $device, quiz: $quiz,
  assignment: $assignment, items: $items, mode: $mode, seconds: $seconds, hasGuests: $hasGuests, teamCount: $teamCount) }`;
export const MOVE = `mutation ($id: ID!, $device: ID!, $revision: Int!, $command: LiveCommand!) {
  moveLiveQuiz(id: $id, device: $device, revision: $revision, command: $command) }`;
export const CLAIM =
  'mutation ($id: ID!, $device: ID!, $takeOver: Boolean!) { claimLiveQuiz(id: $id, device: $device, takeOver: $takeOver) }';
export const JOIN =
  'mutation ($code: String!, $nickname: String) { joinLiveQuiz(code: $code, nickname: $nickname) { quiz ticket } }';
export const ANSWER = `mutation ($id: ID!, $ticket: String, $position: Int!, $vote: Int!, $response: QuestionResponse!) {
  answerLiveQuiz(id: $id, ticket: $ticket, position: $position, vote: $vote, response: $response) }`;
export const REMOVE = 'mutation ($id: ID!, $player: ID!) { removeLivePlayer(id: $id, player: $player) }';
export const RENAME =
  'mutation ($id: ID!, $player: ID!, $nickname: String!) { renameLivePlayer(id: $id, player: $player, nickname: $nickname) }';

const SCREEN = `screen { id code mode state position count vote revision playerCount answerCount question { type stem body }
  reveal { key explanation answers tally { answer count } firstTally { answer count } }
  scores { name points rank team } teams { team points players rank } }`;
export const HOST = `($id: ID!, $device: ID!) { liveQuizHost(id: $id, device: $device) { ${SCREEN} host leftOut share advice
  players { id name isGuest team hasAnswered points } } }`;
export const BOARD = '($id: ID!) { liveQuizBoard(id: $id) { state position question { stem } reveal { key } } }';
export const PLAYER = `($id: ID!, $ticket: String) { livePlayer(id: $id, ticket: $ticket) { ${SCREEN} name team points rank response credit } }`;

type Settings = { mode?: string; seconds?: number | null; hasGuests?: boolean; teamCount?: number; device?: string };

/** A teacher who hosts a live quiz in a test. */
export function hostOf(teacher: TestBrowser, id: string, device = DEVICE) {
  const read = async () => (await teacher.call(`query ${HOST}`, { id, device })).data.liveQuizHost;
  return {
    id,
    read,
    /** Carries out a command for the current state; returns the code of a refusal, or null. */
    move: async (command: string): Promise<string | null> => {
      const { screen } = await read();
      return (await teacher.call(MOVE, { id, device, revision: screen.revision, command })).code ?? null;
    },
  };
}

/** Starts a live quiz with the questions of a quiz. */
export async function startLive(
  teacher: TestBrowser,
  classroom: string,
  source: { quiz?: string; assignment?: string; items?: string[] },
  { mode = 'accuracy', seconds = null, hasGuests = true, teamCount = 2, device = DEVICE }: Settings = {},
) {
  const settings = { mode, seconds, hasGuests, teamCount };
  const started = await teacher.call(START, { classroom, device, ...source, ...settings });
  if (started.errors !== undefined) throw new Error(started.text);
  const host = hostOf(teacher, started.data.startLiveQuiz, device);
  return { ...host, code: String((await host.read()).screen.code) };
}

export const ADD_TO_GRADEBOOK = 'mutation ($id: ID!) { addLiveQuizToGradebook(id: $id) }';
