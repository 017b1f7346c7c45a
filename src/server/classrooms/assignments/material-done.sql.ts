/*
 * A student's progress in assigned material. A deck's progress is that of its cards: every card that the deck had at
 * the time of the assignment was reviewed, and none that was due then is left. Once done, the deck stays done, even if
 * cards are due again.
 */

/**
 * The cards of a deck that count.
 * @param deck SQL of its id
 * @param since SQL of the time of the assignment
 */
export const dueCards = (deck: string, since: string): string => `
  from card_notes n join cards c on c.note_id = n.id and not c.retired
  where n.deck_id = ${deck} and n.removed_at is null and n.created_at <= ${since}`;

/**
 * Whether the card of a state counts. Cards that were suspended or buried after their first review are not required.
 * @param state alias of a row of card_states
 */
export const isLearned = (state: string, since: string): string =>
  `(${state}.memory->>'phase' <> 'new' and (${state}.due_at > ${since} or ${state}.suspended_at is not null))`;

/** The share of a deck that a student has done, 0 to 1. */
const deckShare = (deck: string, user: string, since: string): string => `coalesce((
  select avg(case when exists (select from card_states st where st.card_id = c.id and st.user_id = ${user}
    and ${isLearned('st', since)}) then 1 else 0 end)::float8 ${dueCards(deck, since)}), 0)`;

/**
 * @param part, assignment aliases of their rows
 * @param user SQL of the student's id
 */
export const materialShare = (part: string, assignment: string, user: string): string => `(case ${part}.kind
  when 'deck' then ${deckShare(`${part}.material_id`, user, `${assignment}.published_at`)}
  else (select case when mp.done_at is not null then 1 else mp.share end from material_progress mp
    where mp.material_id = ${part}.material_id and mp.user_id = ${user}) end)`;

/** Whether a student has done a part with material. */
export const materialIsDone = (part: string, assignment: string, user: string): string =>
  `coalesce(${materialShare(part, assignment, user)} >= 1, false)`;
