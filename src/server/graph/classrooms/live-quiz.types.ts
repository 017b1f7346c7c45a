import type { LiveStanding, LiveTeamStanding } from '#domain/classrooms/live-quiz/live-standings.rule.ts';
import type { LiveBar } from '#domain/classrooms/live-quiz/live-tally.rule.ts';
import type { LiveQuizLine } from '../../classrooms/live-quiz/live-quiz.queries.ts';
import type { LiveQuestion, LiveReveal, LiveScreen } from '../../classrooms/live-quiz/live-screen.ts';
import type { LiveHostView, LivePlayerView, LiveRosterPlayer } from '../../classrooms/live-quiz/live-views.ts';
import type { LiveJoin } from '../../classrooms/live-quiz/players.commands.ts';
import type { AttemptTypes } from '../attempts/attempt.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';

/** The types that the fields of live quizzes return. */
export function liveQuizTypes(builder: GraphBuilder, { imageType }: Pick<AttemptTypes, 'imageType'>) {
  const question = builder.objectRef<LiveQuestion>('LiveQuestion').implement({
    fields: (t) => exposed(t, { type: 'QuestionType', stem: 'String', body: 'QuestionBody', images: [imageType] }),
  });
  const bar = builder.objectRef<LiveBar>('LiveBar').implement({
    fields: (t) =>
      exposed(t, {
        answer: ['String | null', 'A choice, or a typed text; null: all other typed answers.'],
        count: 'Int',
      }),
  });
  const reveal = builder.objectRef<LiveReveal>('LiveReveal').implement({
    fields: (t) => ({
      ...exposed(t, { answers: ['Int', 'Answers to the vote that counts.'], tally: [bar] }),
      firstTally: t.expose('firstTally', {
        type: [bar],
        nullable: true,
        description: 'Of the first vote, if there was a second.',
      }),
      key: t.field({
        type: 'AnswerKey',
        nullable: true,
        description: 'Null in a poll, and while an assignment reserves the question.',
        resolve: ({ key }) => key?.answer ?? null,
      }),
      explanation: t.string({ nullable: true, resolve: ({ key }) => key?.explanation ?? null }),
    }),
  });
  const playerScore = builder.objectRef<LiveStanding>('LiveStanding').implement({
    fields: (t) => exposed(t, { id: 'ID', name: 'String', team: 'Int | null', points: 'Int', rank: 'Int' }),
  });
  const teamScore = builder.objectRef<LiveTeamStanding>('LiveTeamStanding').implement({
    fields: (t) => exposed(t, { team: 'Int', points: 'Int', players: 'Int', rank: 'Int' }),
  });
  const screen = builder.objectRef<LiveScreen>('LiveScreen').implement({
    description: 'What every screen of a live quiz shows. It has the answer only once the host has revealed it.',
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        title: 'String',
        code: ['String | null', 'Null once the quiz has ended.'],
        mode: 'LiveMode',
        state: 'LiveState',
        position: 'Int',
        count: 'Int',
        vote: 'Int',
        revision: 'Int',
        now: 'Instant',
        locksAt: ['Instant | null', 'When answers are locked; null: when the host locks them.'],
        playerCount: 'Int',
        answerCount: 'Int',
        scores: [playerScore],
        teams: [teamScore],
      }),
      question: t.expose('question', { type: question, nullable: true }),
      reveal: t.expose('reveal', { type: reveal, nullable: true }),
    }),
  });
  const rosterPlayer = builder.objectRef<LiveRosterPlayer>('LiveRosterPlayer').implement({
    fields: (t) =>
      exposed(t, {
        ...{ id: 'ID', name: 'String', isGuest: 'Boolean', team: 'Int | null', hasAnswered: 'Boolean', points: 'Int' },
      }),
  });
  const hostView = builder.objectRef<LiveHostView>('LiveHostView').implement({
    description: 'A live quiz for the teachers of its class.',
    fields: (t) =>
      exposed(t, {
        screen,
        classroom: 'ID',
        host: 'LiveHost',
        hasGuests: 'Boolean',
        leftOut: ['Int', 'Questions of the source that can’t be asked live.'],
        players: [rosterPlayer],
        share: ['Float | null', 'Correct answers among all, once they are locked.'],
        advice: 'VoteAdvice | null',
        hasResults: ['Boolean', 'Whether its results can be added to the gradebook.'],
        assignment: ['ID | null', 'The column of the gradebook that they are in.'],
      }),
  });
  const playerView = builder.objectRef<LivePlayerView>('LivePlayerView').implement({
    description: 'A live quiz for one of its players.',
    fields: (t) =>
      exposed(t, {
        screen,
        name: 'String',
        team: 'Int | null',
        points: 'Int',
        rank: 'Int | null',
        response: ['QuestionResponse | null', 'The player’s answer to the current vote.'],
        credit: ['Float | null', '0 to 1, once the answer is shown.'],
      }),
  });
  const join = builder.objectRef<LiveJoin>('LiveJoin').implement({
    fields: (t) =>
      exposed(t, {
        quiz: ['ID | null', 'Null: a nickname is needed first.'],
        ticket: ['String | null', 'With which a guest’s browser returns; null for students with an account.'],
      }),
  });
  const line = builder.objectRef<LiveQuizLine>('LiveQuizLine').implement({
    fields: (t) =>
      exposed(t, {
        ...{ id: 'ID', title: 'String', classroomName: 'String', mode: 'LiveMode', state: 'LiveState' },
        ...{ players: 'Int', questions: 'Int', startedAt: 'Instant' },
      }),
  });
  const openQuiz = builder.objectRef<{ code: string; title: string }>('OpenLiveQuiz').implement({
    fields: (t) => exposed(t, { code: 'String', title: 'String' }),
  });
  return { hostView, join, line, openQuiz, playerView, screen };
}
