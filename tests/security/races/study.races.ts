import { randomBytes, randomUUID } from 'node:crypto';
import { EXAMS_PER_STUDENT_MAX } from '#domain/assessments/assessment.limits.ts';
import { ANSWER_FILE_MAX_BYTES, ANSWER_FILES_PER_USER_MAX_BYTES } from '#domain/attempts/attempt.limits.ts';
import { OWN_CARDS_PER_TOPIC_MAX } from '#domain/cards/card.limits.ts';
import { IMAGES_PER_STUDENT_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import { ANNOTATIONS_PER_NOTE_MAX } from '#domain/content/notes/note.limits.ts';
import { SAVED_VIEWS_MAX } from '#domain/platform/resources/resource.limits.ts';
import { QUESTION_REPORTS_PER_DAY } from '#domain/questions/question.limits.ts';
import { TEST_QUESTIONS } from '../../support/questions/test-bank.ts';
import { testDeck } from '../../support/questions/test-deck.ts';
import { testNote } from '../../support/questions/test-notes.ts';
import { countOf, type Outcome, race } from '../../support/race.ts';
import type { TwoServers } from '../../support/servers/two-servers.ts';
import { bankOf } from './class.races.ts';

const START = 'mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }';
const OFFER =
  'mutation ($bytes: Int!) { offerAnswerFile(name: "page.pdf", mime: "application/pdf", bytes: $bytes) { id url } }';
const taken = (outcomes: readonly Outcome[]): number => outcomes.filter(({ code }) => code === null).length;

async function attempt(servers: TwoServers) {
  const user = await servers.user();
  const { quiz } = await bankOf(servers);
  const { data } = await servers.call(0, user, START, { quiz });
  const { id } = data.startAttempt as { id: string };
  return { user, id, operationId: randomUUID() };
}

const pdf = (bytes: number): Buffer => {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF')];
  return Buffer.concat([head, randomBytes(bytes - head.length - tail.length), tail]);
};
const coded = (text: string): string => Buffer.from(text).toString('base64');

export const STUDY_RACES = [
  race('an open attempt at a quiz', {
    limit: 1,
    prepare: async (servers) => ({ user: await servers.user(), quiz: (await bankOf(servers)).quiz }),
    call: ({ user, quiz }, turn, servers) => servers.call(turn, user, START, { quiz }),
    effects: ({ user }, servers) => countOf(servers, 'select count(*) from attempts where user_id = $1', [user.id]),
  }),
  race('an answer that is sent twenty times', {
    limit: 1,
    prepare: attempt,
    call: ({ user, id, operationId }, turn, servers) =>
      servers.call(
        turn,
        user,
        'mutation ($input: SaveInput!) { saveAnswers(input: $input) { receipts { operationId } } }',
        {
          input: {
            attempt: id,
            answers: [{ operationId, position: 1, sequence: 1, response: TEST_QUESTIONS[0]?.right }],
          },
        },
      ),
    effects: ({ id }, servers) => countOf(servers, 'select count(*) from answer_log where attempt_id = $1', [id]),
  }),
  race('an attempt that is submitted twenty times', {
    limit: 1,
    prepare: async (servers) => {
      const started = await attempt(servers);
      await servers.call(
        0,
        started.user,
        'mutation ($input: SaveInput!) { saveAnswers(input: $input) { receipts { operationId } } }',
        {
          input: {
            attempt: started.id,
            answers: [{ operationId: randomUUID(), position: 1, sequence: 1, response: TEST_QUESTIONS[0]?.right }],
          },
        },
      );
      return started;
    },
    call: ({ user, id }, turn, servers) =>
      servers.call(turn, user, 'mutation ($id: ID!) { submitAttempt(attempt: $id) { id } }', { id }),
    effects: ({ user }, servers) =>
      countOf(servers, 'select coalesce(sum(answers), 0) as count from weekly_results where user_id = $1', [user.id]),
  }),
  race('a review of a card that is sent twenty times', {
    limit: 1,
    prepare: async (servers) => {
      const { topicId } = await bankOf(servers);
      const deck = await testDeck(servers.database.pool, topicId, [
        { kind: 'basic', front: 'Front', back: 'Back', typed: false },
      ]);
      return { user: await servers.user(), card: deck.cards[0], operationId: randomUUID() };
    },
    call: ({ user, card, operationId }, turn, servers) =>
      servers.call(
        turn,
        user,
        'mutation ($operations: [ReviewOperation!]!) { saveReviews(operations: $operations) { applied } }',
        { operations: [{ card, operationId, grade: 'good', sequence: 1, agoMs: 0, tookMs: 1_000 }] },
      ),
    effects: ({ operationId }, servers) =>
      countOf(servers, 'select count(*) from review_log where operation_id = $1', [operationId]),
  }),
  race('the last two exams of a student', {
    limit: EXAMS_PER_STUDENT_MAX,
    prepare: async (servers) => {
      const user = await servers.user();
      await servers.database.pool.query(
        `insert into exams (id, owner_id, title, recipe) select gen_random_uuid(), $1, 'Exam', '{}' from generate_series(1, $2)`,
        [user.id, EXAMS_PER_STUDENT_MAX - 2],
      );
      return { user, topic: (await bankOf(servers)).topicId };
    },
    call: ({ user, topic }, turn, servers) =>
      servers.call(turn, user, 'mutation ($draft: ExamDraftInput!) { createExam(draft: $draft) }', {
        draft: {
          title: 'Exam',
          recipe: { topics: [topic], types: [], difficulties: [], prefer: 'any', length: 2, seconds: null },
        },
      }),
    effects: ({ user }, servers) => countOf(servers, 'select count(*) from exams where owner_id = $1', [user.id]),
  }),
  race('the last two cards of an own deck', {
    limit: OWN_CARDS_PER_TOPIC_MAX,
    prepare: async (servers) => {
      const user = await servers.user();
      const { topicId } = await bankOf(servers);
      await servers.database.pool.query(
        `with deck as (insert into own_decks (id, user_id, topic_id) values (gen_random_uuid(), $1, $2) returning id)
         insert into card_notes (id, own_deck_id, content, position)
         select gen_random_uuid(), deck.id, '{"kind":"basic","front":"a","back":"b","typed":false}', n
         from deck, generate_series(1, $3) n`,
        [user.id, topicId, OWN_CARDS_PER_TOPIC_MAX - 2],
      );
      return { user, topicId };
    },
    call: ({ user, topicId }, turn, servers) =>
      servers.call(
        turn,
        user,
        'mutation ($topic: ID!, $content: JSON!) { createCard(topic: $topic, content: $content) { id } }',
        { topic: topicId, content: { kind: 'basic', front: `Front ${turn}`, back: 'Back', typed: false } },
      ),
    effects: ({ user }, servers) =>
      countOf(
        servers,
        'select count(*) from card_notes n join own_decks d on d.id = n.own_deck_id where d.user_id = $1',
        [user.id],
      ),
  }),
  race('the last two marks in a note', {
    limit: ANNOTATIONS_PER_NOTE_MAX,
    prepare: async (servers) => {
      const user = await servers.user();
      const note = await testNote(servers.database.pool, (await bankOf(servers)).topicId, { body: 'A heavy body.' });
      await servers.database.pool.query(
        `insert into note_annotations (user_id, id, material_id, quote, before, after, start, comment, revision, removed)
         select $1, gen_random_uuid(), $2, 'heavy', '', '', 2, '', 1, false from generate_series(1, $3)`,
        [user.id, note, ANNOTATIONS_PER_NOTE_MAX - 2],
      );
      return { user, note };
    },
    call: ({ user, note }, turn, servers) =>
      servers.call(
        turn,
        user,
        'mutation ($material: ID!, $annotation: AnnotationInput!) { saveAnnotation(material: $material, annotation: $annotation) }',
        {
          material: note,
          annotation: {
            ...{ id: randomUUID(), quote: 'heavy', before: 'A ', after: ' body', start: 2, comment: '' },
            ...{ revision: 1, removed: false },
          },
        },
      ),
    effects: ({ user }, servers) =>
      countOf(servers, 'select count(*) from note_annotations where user_id = $1', [user.id]),
  }),
  race('reports of questions within a day', {
    limit: QUESTION_REPORTS_PER_DAY,
    prepare: async (servers) => {
      const started = await attempt(servers);
      await servers.database.pool.query(
        `insert into item_reports (id, version_id, user_id, reason, text)
         select gen_random_uuid(), ai.version_id, $2, 'wrong', '' from attempt_items ai, generate_series(1, $3)
         where ai.attempt_id = $1 and ai.position = 1`,
        [started.id, started.user.id, QUESTION_REPORTS_PER_DAY - 2],
      );
      return started;
    },
    call: ({ user, id }, turn, servers) =>
      servers.call(
        turn,
        user,
        'mutation ($id: ID!) { reportQuestion(attempt: $id, position: 1, reason: typing, text: "") }',
        { id },
      ),
    effects: ({ user }, servers) => countOf(servers, 'select count(*) from item_reports where user_id = $1', [user.id]),
  }),
  race('the last two saved views of a list', {
    limit: SAVED_VIEWS_MAX,
    prepare: async (servers) => {
      const user = await servers.user({ role: 'admin' });
      await servers.database.pool.query(
        `insert into saved_views (id, user_id, resource, name, query)
         select gen_random_uuid(), $1, 'topic', n::text, '' from generate_series(1, $2) n`,
        [user.id, SAVED_VIEWS_MAX - 2],
      );
      return user;
    },
    call: (user, turn, servers) =>
      servers.call(
        turn,
        user,
        'mutation ($name: String!) { createSavedView(resource: "topic", name: $name, query: "") { id } }',
        { name: `View ${turn}` },
      ),
    effects: (user, servers) => countOf(servers, 'select count(*) from saved_views where user_id = $1', [user.id]),
  }),
  race('the address of an answer file', {
    limit: 1,
    prepare: async (servers) => {
      const user = await servers.user();
      const { data } = await servers.call(0, user, OFFER, { bytes: 2_000 });
      return { user, url: (data.offerAnswerFile as { url: string }).url };
    },
    call: async ({ user, url }, turn, servers) => {
      const response = await servers.fetch(turn, url, {
        method: 'PUT',
        headers: { ...user.headers, 'content-type': 'application/pdf' },
        body: new Uint8Array(pdf(2_000)),
      });
      await response.arrayBuffer();
      return { code: response.ok ? null : 'REFUSED', status: response.status };
    },
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('the space for answer files, with room for three more', {
    limit: 3,
    prepare: async (servers) => {
      const user = await servers.user();
      await servers.database.pool.query(
        `insert into answer_files (id, user_id, name, mime, bytes) values (gen_random_uuid(), $1, 'x', 'image/png', $2)`,
        [user.id, ANSWER_FILES_PER_USER_MAX_BYTES - 3 * ANSWER_FILE_MAX_BYTES],
      );
      return user;
    },
    call: (user, turn, servers) => servers.call(turn, user, OFFER, { bytes: ANSWER_FILE_MAX_BYTES }),
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
  race('the space for images, with room for three more', {
    limit: 3,
    prepare: async (servers) => {
      const user = await servers.user();
      await servers.database.pool.query(
        `insert into uploads (id, user_id, purpose, name, byte_count) values (gen_random_uuid(), $1, 'picture', 'x', $2)`,
        [user.id, IMAGES_PER_STUDENT_MAX_BYTES - 3 * 5_000_000],
      );
      return user;
    },
    call: async (user, turn, servers) => {
      const response = await servers.fetch(turn, '/uploads', {
        method: 'POST',
        headers: {
          ...user.headers,
          'tus-resumable': '1.0.0',
          'upload-length': '5000000',
          'upload-metadata': `name ${coded('a.png')},purpose ${coded('picture')}`,
        },
      });
      await response.arrayBuffer();
      return { code: response.ok ? null : 'REFUSED', status: response.status };
    },
    effects: async (_, __, outcomes) => taken(outcomes),
  }),
];
