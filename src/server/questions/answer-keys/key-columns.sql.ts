/*
 * The columns of answer keys. No other statement of the server names them (tests/architecture/answer-keys.test.ts), so
 * that what is read of a key is always a `StoredKey`, which only `SealedKey` accepts.
 */

/**
 * The whole answer key of a version as a `StoredKey`.
 * @param version alias of a row of item_versions
 */
export const storedKey = (version: string): string => `json_build_object('answer', ${version}.key,
  'explanation', ${version}.explanation, 'hints', ${version}.hints)`;

/** The correct answer alone, for computations that don't show it. */
export const storedAnswer = (version: string): string => `json_build_object('answer', ${version}.key,
  'explanation', null, 'hints', json_build_array())`;

/**
 * Only the first hints, without the answer.
 * @param count SQL of how many
 */
export const storedHints = (version: string, count: string): string => `json_build_object('answer', null,
  'explanation', null, 'hints', (
    select coalesce(json_agg(h.hint order by h.at), '[]')
    from jsonb_array_elements_text(${version}.hints) with ordinality as h(hint, at) where h.at <= ${count}))`;

/** The columns themselves, to copy them from one version to another without reading them. */
export const keyColumns = (version: string): string =>
  `${version}.key, ${version}.explanation, ${version}.hints, ${version}.template`;

/** What a randomised question is drawn from, with its answer key, as a `StoredTemplate`; null for other questions. */
export const storedTemplate = (version: string): string => `${version}.template`;

/** Whether a question is randomised. */
export const isRandomised = (version: string): string => `${version}.template is not null`;

/**
 * What `withDraw` needs to draw the values of a question in an attempt, as a `StoredDraw`; null for questions that are
 * not randomised, and in papers and live quizzes, whose questions are the same for everyone.
 * @param shown alias of the version that the student has
 * @param marking alias of the version by which it is marked
 * @param item alias of the row of attempt_items, or of any row with `attempt_id` and `position`
 */
export const storedDraw = (shown: string, marking: string, item: string): string => `case
  when ${shown}.template is not null and exists (select from attempts where id = ${item}.attempt_id and paper_id is null and live_quiz_id is null)
  then json_build_object('shown', ${shown}.template, 'marking', ${marking}.template,
    'seed', concat(${item}.attempt_id, ' ', ${item}.position)) end`;

/**
 * The same for a version of a worksheet, which is no attempt.
 * @param seed SQL of a text; null: the example
 */
export const storedPrintedDraw = (shown: string, marking: string, seed: string): string => `case
  when ${shown}.template is not null and ${seed} is not null
  then json_build_object('shown', ${shown}.template, 'marking', ${marking}.template, 'seed', ${seed}) end`;

/** The number of hints, which reveals nothing of them. */
export const hintCount = (version: string): string => `jsonb_array_length(${version}.hints)`;

/** Marks of the mark scheme in an answer key; 1 if it has none. */
export const marksOfKey = (version: string): string => `coalesce((${version}.key->'scheme'->>'total')::int, 1)`;

/** Whether two versions are marked differently. */
export const keysDiffer = (first: string, second: string): string =>
  `(${first}.key <> ${second}.key or ${first}.template is distinct from ${second}.template)`;

/** The explanation, for a condition of a statement. */
export const explanationOf = (version: string): string => `${version}.explanation`;

/** Whether a version has no explanation yet. */
export const isUnexplained = (version: string): string => `coalesce(${version}.explanation, '') = ''`;

/** Whether an answer key has a choice as correct: for teachers of the class that answered. */
export const isCorrectChoice = (version: string, choice: string): string =>
  `coalesce(${version}.key->'choices' ? ${choice}, false)`;

/** What students who chose an incorrect choice probably think; null if unknown: for teachers of the class that answered. */
export const misconceptionBehind = (version: string, choice: string): string =>
  `${version}.key->'misconceptions'->>${choice}`;
