/** The current answer of a guardian for the user `u`; null if there is none. */
export const LAST_ANSWER =
  '(select a.answer from guardian_answers a where a.user_id = u.id order by a.id desc limit 1)';
