-- Home reads the latest answers of each topic, and those that are not counted because they are empty or not marked yet,
-- without reading all answers of the student.
CREATE INDEX counted_answers_latest ON counted_answers (user_id, topic_id, day);
CREATE INDEX attempt_items_uncounted ON attempt_items (attempt_id) WHERE (outcome = ANY (ARRAY['unanswered', 'unmarked']));
