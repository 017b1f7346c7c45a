import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Language } from '#domain/platform/language.ts';
import { deckOf } from '../export/deck.writer.ts';
import { CREATED_NAMES } from '../questions/created-names.texts.ts';
import type { QuestionLocation } from '../questions/question.draft.ts';

/** A topic for new questions, with the end of its practice quiz. */
export type TopicTarget = {
  readonly topicId: string;
  readonly quizId: string;
  /** Position of the last question of the practice quiz; 0 if it is empty. */
  lastPosition: number;
  /** Number of questions in the practice quiz. */
  count: number;
};

type Row = { readonly id: string; readonly title: string };
type TopicLocation = Pick<QuestionLocation, 'subject' | 'topic'>;

/**
 * Finds subjects, topics and practice quizzes by title and creates missing ones. Caches what it found, so it serves one
 * import run, during which no other import may write.
 */
export class Catalogue {
  readonly #client: ClientBase;
  readonly #language: Language;
  readonly #subjects = new Map<string, string>();
  readonly #topics = new Map<string, string>();
  readonly #targets = new Map<string, TopicTarget>();

  /** What was created. */
  readonly created: { readonly subjects: string[]; readonly topics: string[]; readonly decks: string[] } = {
    ...{ subjects: [], topics: [], decks: [] },
  };

  /** `language`: that of the practice quizzes it creates. */
  constructor(client: ClientBase, language: Language = 'en') {
    this.#client = client;
    this.#language = language;
  }

  /**
   * A topic with its practice quiz. Creates subject, topic (free until it is priced) and practice quiz if they are
   * missing.
   */
  async topicTarget(location: TopicLocation): Promise<TopicTarget> {
    const name = JSON.stringify([location.subject, location.topic]);
    const known = this.#targets.get(name);
    if (known !== undefined) return known;
    const target = await this.#openTarget(await this.topicId(location));
    this.#targets.set(name, target);
    return target;
  }

  /** An existing topic, for questions in no quiz; null if there is none. */
  async findTopicTarget(location: TopicLocation): Promise<TopicTarget | null> {
    const name = JSON.stringify([location.subject, location.topic]);
    const known = this.#targets.get(name);
    if (known !== undefined) return known;
    const { rows } = await this.#client.query<{ id: string }>(
      `select t.id from live_topics t join live_subjects s on s.id = t.subject_id
       where s.title = $1 and t.title = $2 order by t.position limit 1`,
      [location.subject, location.topic],
    );
    if (rows[0] === undefined) return null;
    const target = { topicId: rows[0].id, quizId: '', lastPosition: 0, count: 0 };
    this.#targets.set(name, target);
    return target;
  }

  /** The id of a topic. Creates subject and topic (free until it is priced) if they are missing. */
  async topicId(location: TopicLocation): Promise<string> {
    const name = JSON.stringify([location.subject, location.topic]);
    const known = this.#topics.get(name);
    if (known !== undefined) return known;
    // No other transaction can create the same subject or topic before this one ends; reading and answering continue.
    await this.#client.query('lock table subjects, topics, quizzes in share row exclusive mode');
    const id = await this.#topicId(await this.#subjectId(location.subject), location.topic);
    this.#topics.set(name, id);
    return id;
  }

  /** The id of a deck in a topic; creates both if they are missing. */
  async deckId(location: TopicLocation, title: string): Promise<string> {
    const { id, isNew } = await deckOf(this.#client, await this.topicId(location), title);
    if (isNew) this.created.decks.push(id);
    return id;
  }

  async #subjectId(title: string): Promise<string> {
    const known = this.#subjects.get(title);
    if (known !== undefined) return known;
    const { rows: found } = await this.#client.query<Row>('select id, title from live_subjects where title = $1', [
      title,
    ]);
    const id = found[0]?.id ?? (await this.#insertSubject(title));
    this.#subjects.set(title, id);
    return id;
  }

  async #insertSubject(title: string): Promise<string> {
    const { rows: taken } = await this.#client.query<{ slug: string }>('select slug from live_subjects');
    const id = randomUUID();
    await this.#client.query(
      `insert into subjects (id, slug, title, position)
       values ($1, $2, $3, (select coalesce(max(position), 0) + 1 from subjects))`,
      [id, freeSlug(title, taken), title],
    );
    this.created.subjects.push(id);
    return id;
  }

  async #topicId(subjectId: string, title: string): Promise<string> {
    const { rows: found } = await this.#client.query<Row>(
      'select id, title from live_topics where subject_id = $1 and title = $2',
      [subjectId, title],
    );
    if (found[0] !== undefined) return found[0].id;
    const { rows: taken } = await this.#client.query<{ slug: string }>(
      'select slug from live_topics where subject_id = $1',
      [subjectId],
    );
    const id = randomUUID();
    await this.#client.query(
      `insert into topics (id, subject_id, slug, title, position, free)
       values ($1, $2, $3, $4, (select coalesce(max(position), 0) + 1 from topics where subject_id = $2), true)`,
      [id, subjectId, freeSlug(title, taken), title],
    );
    this.created.topics.push(id);
    return id;
  }

  async #openTarget(topicId: string): Promise<TopicTarget> {
    await this.#client.query(
      `insert into quizzes (id, topic_id, title, position, practice)
       values ($1, $2, $3, (select coalesce(max(position), 0) + 1 from quizzes where topic_id = $2), true)
       on conflict (topic_id) where practice do nothing`,
      [randomUUID(), topicId, CREATED_NAMES[this.#language].practiceQuiz],
    );
    const { rows } = await this.#client.query<{ quizId: string; lastPosition: number; count: number }>(
      `select q.id as "quizId", coalesce(max(qi.position), 0) as "lastPosition", count(qi.item_id)::int as count
       from quizzes q left join quiz_items qi on qi.quiz_id = q.id
       where q.topic_id = $1 and q.practice group by q.id`,
      [topicId],
    );
    if (rows[0] === undefined) throw new Error(`The topic ${topicId} has no practice quiz.`);
    return { topicId, ...rows[0] };
  }
}

/** The title as part of an address: letters and digits of any script, with hyphens; numbered if it is taken. */
function freeSlug(title: string, taken: readonly { readonly slug: string }[]): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? ['untitled'];
  const slug = words.join('-');
  const used = new Set(taken.map((row) => row.slug));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!used.has(candidate)) return candidate;
  }
}
