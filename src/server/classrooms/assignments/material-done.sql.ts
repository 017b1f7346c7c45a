/*
 * How far a student is with a material that is set. A deck has no progress of its own: its cards have, and what was set
 * asks that every card which the deck had then was seen, and that none is left which was due at that time. From then on
 * it stays done, whatever comes back later.
 */

/** The cards of a deck that are asked for. @param deck, since: SQL of its id and of when it was set */
export const dueCards = (deck: string, since: string): string => `
  from card_notes n join cards c on c.note_id = n.id and not c.retired
  where n.deck_id = ${deck} and n.removed_at is null and n.created_at <= ${since}`;

/** Whether the card of a state counts. What was set aside after it was seen comes no more. @param state alias of a row of card_states */
export const isLearned = (state: string, since: string): string =>
  `(${state}.memory->>'phase' <> 'new' and (${state}.due_at > ${since} or ${state}.suspended_at is not null))`;

/** Part of a deck that a student has done, 0 to 1. */
const deckShare = (deck: string, user: string, since: string): string => `coalesce((
  select avg(case when exists (select from card_states st where st.card_id = c.id and st.user_id = ${user}
    and ${isLearned('st', since)}) then 1 else 0 end)::float8 ${dueCards(deck, since)}), 0)`;

/** @param part, assignment aliases of their rows @param user SQL of the student's id */
export const materialShare = (part: string, assignment: string, user: string): string => `(case ${part}.kind
  when 'deck' then ${deckShare(`${part}.material_id`, user, `${assignment}.published_at`)}
  else (select case when mp.done_at is not null then 1 else mp.share end from material_progress mp
    where mp.material_id = ${part}.material_id and mp.user_id = ${user}) end)`;

/** Whether a student has done a part that is a material. */
export const materialIsDone = (part: string, assignment: string, user: string): string =>
  `coalesce(${materialShare(part, assignment, user)} >= 1, false)`;
