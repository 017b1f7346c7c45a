/** The answer of a guardian that is in force for the user `u`; null where none was given. */
export const LAST_ANSWER =
  '(select a.answer from guardian_answers a where a.user_id = u.id order by a.id desc limit 1)';
