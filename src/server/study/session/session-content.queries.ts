import type pg from 'pg';
import { MARKED_BY_SCHEME } from '#domain/attempts/marking/scheme-of-key.ts';
import { nextSection, sectionsOf } from '#domain/content/notes/note-sections.rule.ts';
import type { SessionContent } from '#domain/study/session/bind-session.rule.ts';
import type { PlannedStep } from '#domain/study/session/session-step.ts';
import type { Viewer } from '../../access/viewer.ts';
import { isCounted } from '../../attempts/results/unreleased.sql.ts';
import { active, DECKS } from '../../cards/deck.queries.ts';
import { isReserved } from '../../questions/answer-keys/reserved-questions.sql.ts';

type Row = Omit<SessionContent, 'sections'> & {
  readonly notes: readonly { readonly material: string; readonly body: string; readonly share: number }[];
};

/** The number of questions read per topic, besides the weak ones. */
const SAMPLE = 12;
const WEAK = 8;
const CARDS = 200;

/** Whether the question may be used in a session: the student sees its key at once, so no assignment may reserve it. */
const isUsable = (item: string, version: string): string =>
  `${item}.live and ${version}.version = ${item}.version and not ${isReserved(`${item}.id`, '$1')}`;

// $1 the student, $2 topics of the steps with cards or questions, $3 notes, $4 the seed that chooses among questions that
// are equally good, $5 types that are marked by a scheme, $6 whether new cards are needed. A topic may have thousands of
// questions: a sample of them, from a position given by the seed, is read through the index. Questions whose latest
// answer was incorrect come first, then those that were never answered, those of medium difficulty first, then
// those answered longest ago.
const CONTENT = `
  with topic as (select distinct unnest($2::uuid[]) as id),
  pivot as (select id, md5($4 || id::text)::uuid as at from topic),
  last as materialized (
    select distinct on (c.item_id) c.item_id, c.topic_id, c.day, c.credit, c.confidence from counted_answers c
    where c.user_id = $1 and c.topic_id in (select id from topic) and ${isCounted('c')}
    order by c.item_id, c.day desc, c.attempt_id desc
  ), sample as (
    select p.id as topic, s.item_id from pivot p cross join lateral (
      (select l.item_id from last l where l.topic_id = p.id and (l.credit < 1 or l.confidence = 1) order by l.day, l.item_id limit ${WEAK})
      union
      (select i.id from items i where i.topic_id = p.id and i.live and i.type <> all($5) and i.id >= p.at order by i.id limit ${SAMPLE})
      union
      (select i.id from items i where i.topic_id = p.id and i.live and i.type <> all($5) and i.id < p.at order by i.id limit ${SAMPLE})
    ) s
  ), ranked as (
    select s.topic, v.id as version, case when l.credit < 1 or l.confidence = 1 then 0 when l.item_id is null then 1 else 2 end as rank,
      l.day, abs(coalesce(d.facility, 0.6) - 0.6) as off, md5($4 || i.id::text) as lot
    from sample s join items i on i.id = s.item_id and i.topic_id = s.topic and i.type <> all($5)
    join item_versions v on v.item_id = i.id and ${isUsable('i', 'v')}
    left join last l on l.item_id = i.id left join item_difficulties d on d.item_id = i.id
  ), written as (
    select t.id as topic, w.version from topic t cross join lateral (
      select v.id as version from items i join item_versions v on v.item_id = i.id and ${isUsable('i', 'v')}
      left join last l on l.item_id = i.id
      where i.topic_id = t.id and i.type = 'open'
      order by l.item_id is not null, l.credit, md5($4 || i.id::text) limit 2
    ) w
  ), known as (
    select d.topic_id as topic, c.id as card, st.due_at, n.position, c.ordinal, st.card_id is null or st.memory->>'phase' = 'new' as is_new
    from ${DECKS} d join card_notes n on (n.deck_id = d.id or n.own_deck_id = d.id) and n.removed_at is null
    join cards c on c.note_id = n.id and not c.retired
    left join card_states st on st.card_id = c.id and st.user_id = $1
    where d.topic_id in (select id from topic) and ${active()}
  ), fresh as (
    select topic, card, row_number() over (partition by topic order by position, ordinal) as nth from known where is_new and $6
  )
  select
    (select coalesce(json_agg(json_build_object('topic', topic, 'version', version)
       order by rank, case rank when 1 then off end, day, lot), '[]') from ranked) as questions,
    (select coalesce(json_agg(w), '[]') from written w) as written,
    (select coalesce(json_agg(json_build_object('topic', topic, 'card', card)), '[]') from (
       select topic, card from known where not is_new and due_at <= now() order by due_at limit ${CARDS}) due) as "dueCards",
    (select coalesce(json_agg(json_build_object('topic', topic, 'card', card) order by nth), '[]') from fresh where nth <= 10) as "newCards",
    (select coalesce(json_agg(json_build_object('material', m.id, 'body', n.body, 'share', coalesce(p.share, 0))), '[]')
     from materials m join note_texts n on n.material_id = m.id
     left join material_progress p on p.material_id = m.id and p.user_id = $1
     where m.id = any($3::uuid[]) and m.published_at <= now()) as notes`;

/** The cards, questions and sections for the planned steps: one statement. Only topics of the steps are read. */
export async function readSessionContent(
  database: Pick<pg.Pool, 'query'>,
  viewer: Viewer,
  planned: readonly PlannedStep[],
  seed: string,
): Promise<SessionContent> {
  const topics = planned.flatMap((step) =>
    step.kind === 'cards' ? step.from.map(({ topic }) => topic) : [step.topic],
  );
  const materials = planned.flatMap((step) => (step.kind === 'material' ? [step.material] : []));
  const needsNewCards = planned.some(({ reason }) => reason === 'newCards');
  // Not a named statement: a plan for any topics reads the whole bank, which took seconds.
  const { rows } = await database.query<Row>(CONTENT, [
    viewer.userId,
    topics,
    materials,
    seed,
    MARKED_BY_SCHEME,
    needsNewCards,
  ]);
  const { notes = [], ...content } = rows[0] ?? { dueCards: [], newCards: [], questions: [], written: [] };
  const sections = notes.flatMap(({ material, body, share: read }) => {
    const next = nextSection(sectionsOf(body), read);
    return next === null ? [] : [{ material, section: next.index, share: next.share }];
  });
  return { ...content, sections };
}
