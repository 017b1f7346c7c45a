import type pg from 'pg';
import { DIFFICULTY_MIN_ANSWERS, EASY_FROM, MEDIUM_FROM } from '#domain/attempts/results/difficulty.ts';

/**
 * Measures the difficulty of every question from each student's first answer, and the accuracy in every topic from all
 * answers. May run at any time.
 */
export async function measureDifficulties(database: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await database.query(
    `insert into item_difficulties as d (item_id, answers, facility, difficulty)
     select item_id, count(*), avg(credit),
       case when count(*) < $1 then 'unknown' when avg(credit) >= $2 then 'easy' when avg(credit) >= $3 then 'medium' else 'hard' end
     from counted_answers where first group by item_id
     on conflict (item_id) do update set answers = excluded.answers, facility = excluded.facility,
       difficulty = excluded.difficulty, measured_at = now()
     where d.answers <> excluded.answers or d.facility <> excluded.facility`,
    [DIFFICULTY_MIN_ANSWERS, EASY_FROM, MEDIUM_FROM],
  );
  await database.query(
    `insert into topic_difficulties as d (topic_id, answers, credit)
     select topic_id, count(*), sum(credit) from counted_answers group by topic_id
     on conflict (topic_id) do update set answers = excluded.answers, credit = excluded.credit, measured_at = now()
     where d.answers <> excluded.answers or d.credit <> excluded.credit`,
  );
}
