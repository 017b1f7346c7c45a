import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestBank, testBank } from '../../../support/questions/test-bank.ts';
import { openStream } from '../../../support/servers/open-stream.ts';
import { TestBrowser, testApp } from '../../../support/servers/test-api.ts';
import { testServer } from '../../../support/servers/test-server.ts';
import { type TestClass, testClass } from '../../../support/users/test-class.ts';
import {
  ANSWER,
  BOARD,
  CLAIM,
  DEVICE,
  HOST,
  hostOf,
  JOIN,
  MOVE,
  PLAYER,
  REMOVE,
  RENAME,
  START,
  startLive,
} from './live-class.ts';

const { app, pool } = await testServer();
let url: string;
let bank: TestBank;
let own: TestClass;
let other: TestClass;

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`;
  bank = await testBank(pool, { free: true });
  own = await testClass({ app, pool }, { quiz: bank.quiz, students: 3 });
  other = await testClass({ app, pool }, { quiz: bank.quiz });
});

const student = (at: number, of = own) => {
  const found = of.students[at];
  if (found === undefined) throw new Error('There is no such student.');
  return found;
};
const guest = () => new TestBrowser(app);
const live = (settings?: Parameters<typeof startLive>[3]) =>
  startLive(own.teacher.browser, own.classroom, { quiz: bank.quiz }, settings);
const join = (browser: TestBrowser, code: string, nickname: string | null = null) =>
  browser.call(JOIN, { code, nickname });
const answer = (
  browser: TestBrowser,
  id: string,
  response: object,
  { ticket = null as string | null, position = 1, vote = 1 } = {},
) => browser.call(ANSWER, { id, ticket, position, vote, response });
const viewOf = async (browser: TestBrowser, id: string, ticket: string | null = null) =>
  (await browser.call(`query ${PLAYER}`, { id, ticket })).data.livePlayer;

describe('a live quiz', () => {
  it('goes from the lobby through its questions to the scoreboard, and counts for the students', async () => {
    const host = await live();
    expect(await host.read()).toMatchObject({
      // Matching and open questions can't be asked live.
      ...{ host: 'here', leftOut: 2, players: [] },
      screen: { state: 'lobby', position: 0, count: 5, question: null, reveal: null },
    });
    for (const at of [0, 1]) expect((await join(student(at).browser, host.code)).data.joinLiveQuiz.quiz).toBe(host.id);
    const visitor = guest();
    const { ticket } = (await join(visitor, ` ${host.code.toLowerCase()} `, 'Heron')).data.joinLiveQuiz;
    expect(ticket).not.toBeNull();
    expect(await host.move('start')).toBeNull();
    expect((await answer(student(0).browser, host.id, { choice: 'B' })).data.answerLiveQuiz).toBe(true);
    expect((await answer(student(1).browser, host.id, { choice: 'A' })).data.answerLiveQuiz).toBe(true);
    expect((await answer(visitor, host.id, { choice: 'B' }, { ticket })).data.answerLiveQuiz).toBe(true);
    expect((await host.read()).screen.answerCount).toBe(3);
    for (const command of ['lock', 'reveal']) expect(await host.move(command)).toBeNull();
    const shown = await viewOf(student(0).browser, host.id);
    expect(shown).toMatchObject({ credit: 1, points: 100, rank: 1, response: { choice: 'B' } });
    expect(shown.screen.reveal).toMatchObject({
      key: { choices: ['B'] },
      answers: 3,
      tally: [
        { answer: 'A', count: 1 },
        { answer: 'B', count: 2 },
        { answer: 'C', count: 0 },
      ],
    });
    expect(await viewOf(visitor, host.id, ticket)).toMatchObject({ name: 'Heron', credit: 1, rank: 1 });
    for (const command of ['showScores', 'next', 'end']) expect(await host.move(command)).toBeNull();
    const end = await viewOf(student(1).browser, host.id);
    expect(end.screen).toMatchObject({ state: 'finished', code: null, question: null, reveal: null });
    expect(end.screen.scores.map(({ name, rank }: { name: string; rank: number }) => [name, rank])).toEqual([
      ['Heron', 1],
      ['Student 1', 1],
    ]);
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          'select credit from counted_answers c join attempts a on a.id = c.attempt_id where a.live_quiz_id = $1 order by credit',
          [host.id],
        );
        return rows.map(({ credit }) => credit);
      })
      .toEqual([0, 1]);
    const titles = await student(0).browser.call('{ latestResults { kind title } }');
    expect(titles.text).toContain('"live"');
  });

  it('sends no answer key, result or chart before the host reveals the answer', async () => {
    const host = await live();
    await join(student(0).browser, host.code);
    const visitor = guest();
    const { ticket } = (await join(visitor, host.code, 'Egret')).data.joinLiveQuiz;
    await host.move('start');
    await answer(student(0).browser, host.id, { choice: 'B' });
    for (const command of [null, 'lock', 'discuss', 'voteAgain']) {
      if (command !== null) expect(await host.move(command)).toBeNull();
      const texts = [
        await student(0).browser.call(`query ${PLAYER}`, { id: host.id, ticket: null }),
        await visitor.call(`query ${PLAYER}`, { id: host.id, ticket }),
        await own.teacher.browser.call(`query ${BOARD}`, { id: host.id }),
        await own.teacher.browser.call(`query ${HOST}`, { id: host.id, device: DEVICE }),
      ];
      for (const { text } of texts) expect(text).toMatch(/"reveal":null/);
      expect(await viewOf(student(0).browser, host.id)).toMatchObject({ credit: null, points: 0 });
    }
  });

  it('lets the class vote again after a discussion, and counts the second vote', async () => {
    const host = await live();
    for (const at of [0, 1]) await join(student(at).browser, host.code);
    await host.move('start');
    await answer(student(0).browser, host.id, { choice: 'A' });
    await answer(student(1).browser, host.id, { choice: 'B' });
    await host.move('lock');
    expect(await host.read()).toMatchObject({ share: 0.5, advice: 'discuss' });
    expect(await host.move('discuss')).toBeNull();
    expect(await host.move('reveal')).toBe('CHANGED_MEANWHILE');
    await host.move('voteAgain');
    await answer(student(0).browser, host.id, { choice: 'B' }, { vote: 2 });
    await host.move('lock');
    expect(await host.move('discuss')).toBe('CHANGED_MEANWHILE');
    await host.move('reveal');
    const { screen, points } = await viewOf(student(0).browser, host.id);
    expect(points).toBe(100);
    expect(screen.reveal.firstTally.map(({ count }: { count: number }) => count)).toEqual([1, 1, 0]);
    expect(screen.reveal.tally.map(({ count }: { count: number }) => count)).toEqual([0, 1, 0]);
  });

  it('counts the first answer of a player, and none that does not belong to the vote', async () => {
    const host = await live();
    await join(student(0).browser, host.code);
    const { browser } = student(0);
    expect((await answer(browser, host.id, { choice: 'A' })).data.answerLiveQuiz).toBe(false);
    await host.move('start');
    expect((await answer(browser, host.id, { choice: 'A' }, { vote: 2 })).data.answerLiveQuiz).toBe(false);
    expect((await answer(browser, host.id, { choice: 'A' }, { position: 2 })).data.answerLiveQuiz).toBe(false);
    expect((await answer(browser, host.id, { choice: 'Z' })).code).toBe('INVALID_INPUT');
    expect((await answer(browser, host.id, { choice: null })).code).toBe('INVALID_INPUT');
    const both = await Promise.all([
      answer(browser, host.id, { choice: 'A' }),
      answer(browser, host.id, { choice: 'B' }),
    ]);
    expect(both.map(({ data }) => data.answerLiveQuiz)).toEqual([true, true]);
    expect((await host.read()).screen.answerCount).toBe(1);
    expect((await answer(student(1).browser, host.id, { choice: 'A' })).code).toBe('NOT_FOUND');
  });

  it('locks the answers when the time is up, and accepts what was sent in time', async () => {
    const host = await live({ seconds: 5, mode: 'speed' });
    await join(student(0).browser, host.code);
    await host.move('start');
    await pool.query("update live_quizzes set locks_at = clock_timestamp() - interval '0.1 s' where id = $1", [
      host.id,
    ]);
    expect((await host.read()).screen.state).toBe('locked');
    expect((await answer(student(0).browser, host.id, { choice: 'B' })).data.answerLiveQuiz).toBe(true);
    await pool.query("update live_quizzes set locks_at = clock_timestamp() - interval '2 s' where id = $1", [host.id]);
    await join(student(1).browser, host.code);
    expect((await answer(student(1).browser, host.id, { choice: 'B' })).data.answerLiveQuiz).toBe(false);
    expect(await host.move('reveal')).toBeNull();
  });

  it('is moved by one device only, until another takes over or the first is lost', async () => {
    const host = await live();
    const second = hostOf(own.teacher.browser, host.id, randomUUID());
    expect((await second.read()).host).toBe('elsewhere');
    expect(await second.move('start')).toBe('LIVE_HOST_ELSEWHERE');
    const claim = async (device: string, takeOver: boolean) =>
      (await own.teacher.browser.call(CLAIM, { id: host.id, device, takeOver })).data.claimLiveQuiz;
    const third = randomUUID();
    expect(await claim(third, false)).toBe('elsewhere');
    expect(await claim(third, true)).toBe('here');
    expect(await host.move('start')).toBe('LIVE_HOST_ELSEWHERE');
    await pool.query("update live_quizzes set device_seen_at = now() - interval '1 minute' where id = $1", [host.id]);
    expect((await host.read()).host).toBe('lost');
    expect(await claim(DEVICE, false)).toBe('here');
    const { screen } = await host.read();
    const twice = await Promise.all(
      [1, 2].map(() =>
        own.teacher.browser.call(MOVE, { id: host.id, device: DEVICE, revision: screen.revision, command: 'start' }),
      ),
    );
    expect(twice.map(({ code }) => code ?? 'done').toSorted()).toEqual(['CHANGED_MEANWHILE', 'done']);
  });

  it('keeps its questions when one is unpublished, and leaves out those that an assignment reserves', async () => {
    const host = await live();
    await pool.query("update items set published_at = null where topic_id = $1 and type = 'true-false'", [
      bank.topicId,
    ]);
    expect((await host.read()).screen.count).toBe(5);
    await pool.query("update items set published_at = now() where topic_id = $1 and type = 'true-false'", [
      bank.topicId,
    ]);
    await pool.query('update assignments set blocks_practice = true where id = $1', [own.assignment]);
    const refused = await own.teacher.browser.call(START, {
      ...{
        classroom: own.classroom,
        device: DEVICE,
        quiz: bank.quiz,
        mode: 'accuracy',
        hasGuests: false,
        teamCount: 2,
      },
    });
    expect(refused.code).toBe('INVALID_INPUT');
    await join(student(0).browser, host.code);
    await host.move('start');
    await answer(student(0).browser, host.id, { choice: 'B' });
    await host.move('lock');
    await host.move('reveal');
    const { screen, points, credit } = await viewOf(student(0).browser, host.id);
    expect([screen.reveal.key, points, credit]).toEqual([null, 0, null]);
    await pool.query('update assignments set blocks_practice = false where id = $1', [own.assignment]);
  });
});

describe('the modes', () => {
  it('with teams compare the mean of their players', async () => {
    const host = await live({ mode: 'teams', teamCount: 2 });
    for (const at of [0, 1, 2]) await join(student(at).browser, host.code);
    await host.move('start');
    await answer(student(0).browser, host.id, { choice: 'B' });
    for (const command of ['lock', 'reveal', 'showScores']) await host.move(command);
    const { screen } = await viewOf(student(1).browser, host.id);
    expect(screen.teams).toEqual([
      { team: 0, points: 50, players: 2, rank: 1 },
      { team: 1, points: 0, players: 1, rank: 2 },
    ]);
  });

  it('as a poll have no points and no key, and forget who answered what', async () => {
    const host = await live({ mode: 'poll' });
    await join(student(0).browser, host.code);
    await host.move('start');
    await answer(student(0).browser, host.id, { choice: 'B' });
    await host.move('lock');
    await host.move('reveal');
    expect(await host.move('showScores')).toBe('CHANGED_MEANWHILE');
    const { screen, credit, rank } = await viewOf(student(0).browser, host.id);
    expect([screen.reveal.key, screen.reveal.answers, credit, rank]).toEqual([null, 1, null, null]);
    await host.move('end');
    const { rows } = await pool.query(
      `select (select count(*)::int from live_answers where live_quiz_id = $1 and player_id is not null) as named,
         (select count(*)::int from attempts where live_quiz_id = $1) as attempts`,
      [host.id],
    );
    expect(rows[0]).toEqual({ named: 0, attempts: 0 });
  });
});

describe('joining', () => {
  it('needs a nickname from guests, which is checked, unique and changed by the host', async () => {
    const host = await live();
    const visitor = guest();
    expect((await join(visitor, host.code)).data.joinLiveQuiz).toEqual({ quiz: null, ticket: null });
    for (const bad of ['x', 'a'.repeat(21), '\u202e\u2066', 'Fuck you', 'f u c k']) {
      expect((await join(visitor, host.code, bad)).code).toBe('INVALID_INPUT');
    }
    const { ticket } = (await join(visitor, host.code, '\u202eHeron')).data.joinLiveQuiz;
    expect((await join(guest(), host.code, 'hérón')).code).toBe('INVALID_INPUT');
    const [player] = (await host.read()).players;
    expect(player).toMatchObject({ name: 'Heron', isGuest: true });
    await own.teacher.browser.call(RENAME, { id: host.id, player: player.id, nickname: 'Grey heron' });
    expect((await viewOf(visitor, host.id, ticket)).name).toBe('Grey heron');
    await own.teacher.browser.call(REMOVE, { id: host.id, player: player.id });
    expect((await visitor.call(`query ${PLAYER}`, { id: host.id, ticket })).code).toBe('LIVE_PLAYER_REMOVED');
    expect((await host.read()).players).toEqual([]);
  });

  it('is refused to guests if the host allows none, to removed students, and with a wrong code', async () => {
    const host = await live({ hasGuests: false });
    for (const browser of [guest(), student(0, other).browser, other.teacher.browser]) {
      expect((await join(browser, host.code, 'Visitor')).code).toBe('LIVE_MEMBERS_ONLY');
    }
    expect((await join(student(0).browser, 'AAAAAA')).code).toBe('LIVE_CODE_WRONG');
    await join(student(0).browser, host.code);
    const [player] = (await host.read()).players;
    await own.teacher.browser.call(REMOVE, { id: host.id, player: player.id });
    expect((await join(student(0).browser, host.code)).code).toBe('LIVE_PLAYER_REMOVED');
    await host.move('end');
    expect((await join(student(1).browser, host.code)).code).toBe('LIVE_CODE_WRONG');
  });
});

describe('the streams of two processes', () => {
  it('show each step to players at both, guests included, and end for a removed player', async () => {
    const second = await testApp(pool);
    await second.listen({ port: 0, host: '127.0.0.1' });
    const secondUrl = `http://127.0.0.1:${(second.server.address() as AddressInfo).port}/graphql`;
    try {
      const host = await live();
      const visitor = guest();
      const { ticket } = (await join(visitor, host.code, 'Bittern')).data.joinLiveQuiz;
      await join(student(0).browser, host.code);
      type Shown = { livePlayer: { screen: { state: string } } };
      const streams = [
        await openStream<Shown>(secondUrl, visitor, `subscription ${PLAYER}`, { id: host.id, ticket }),
        await openStream<Shown>(url, student(0).browser, `subscription ${PLAYER}`, { id: host.id, ticket: null }),
      ];
      const shows = async (stream: (typeof streams)[number], state: string) => {
        // The first results may repeat: watchers are woken once the process listens.
        while ((await stream.next())?.data?.livePlayer.screen.state !== state);
      };
      for (const stream of streams) await shows(stream, 'lobby');
      await host.move('start');
      for (const stream of streams) await shows(stream, 'answering');
      const player = (await host.read()).players.find(({ isGuest }: { isGuest: boolean }) => isGuest);
      await own.teacher.browser.call(REMOVE, { id: host.id, player: player.id });
      expect((await streams[0]?.next())?.errors?.[0]?.extensions.code).toBe('LIVE_PLAYER_REMOVED');
      for (const stream of streams) stream.close();
      const strangers = await openStream(url, guest(), `subscription ${PLAYER}`, {
        id: host.id,
        ticket: 'x'.repeat(43),
      });
      expect((await strangers.next())?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      const visitors = await openStream(url, guest(), `subscription ${BOARD}`, { id: host.id });
      expect(visitors.status).toBe(401);
    } finally {
      await second.close();
    }
  });
});

describe('users who do not teach the class', () => {
  it('can neither start, see nor move its live quiz', async () => {
    const host = await live();
    for (const { browser } of [student(0), other.teacher, student(0, other)]) {
      const calls = [
        browser.call(`query ${HOST}`, { id: host.id, device: DEVICE }),
        browser.call(`query ${BOARD}`, { id: host.id }),
        browser.call(MOVE, { id: host.id, device: DEVICE, revision: 1, command: 'start' }),
        browser.call(CLAIM, { id: host.id, device: randomUUID(), takeOver: true }),
        browser.call(REMOVE, { id: host.id, player: randomUUID() }),
        browser.call(START, {
          ...{
            classroom: own.classroom,
            device: DEVICE,
            quiz: bank.quiz,
            mode: 'accuracy',
            hasGuests: true,
            teamCount: 2,
          },
        }),
      ];
      for (const call of calls) expect((await call).code).toBe('NOT_FOUND');
    }
    await pool.query('insert into classroom_teachers (classroom_id, user_id) values ($1, $2)', [
      own.classroom,
      other.teacher.id,
    ]);
    expect((await other.teacher.browser.call(`query ${BOARD}`, { id: host.id })).data.liveQuizBoard.state).toBe(
      'lobby',
    );
    await pool.query('delete from classroom_teachers where classroom_id = $1 and user_id = $2', [
      own.classroom,
      other.teacher.id,
    ]);
  });
});
