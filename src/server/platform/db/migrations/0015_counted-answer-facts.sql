-- Home reads the latest forty answers in each topic, several thousand rows for a diligent student. With the instant of the
-- submission and the number of choices, an answer needs no row of attempts and item_versions, and the index contains all
-- that home reads of it.
ALTER TABLE counted_answers ADD COLUMN submitted_at timestamptz;
ALTER TABLE counted_answers ADD COLUMN choice_count smallint;

-- Both never change: an attempt is submitted once, and versions are immutable. The trigger fills them, whichever version of
-- the server counts the answer.
CREATE FUNCTION add_answer_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT handed_in_at INTO new.submitted_at FROM attempts WHERE id = new.attempt_id;
  IF new.type = 'true-false' THEN
    new.choice_count := 2;
  ELSIF new.type = 'multiple-choice' THEN
    SELECT CASE WHEN jsonb_typeof(body->'choices') = 'array' THEN jsonb_array_length(body->'choices') END INTO new.choice_count
    FROM item_versions WHERE id = new.version_id;
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER counted_answers_facts BEFORE INSERT ON counted_answers FOR EACH ROW WHEN ((new.submitted_at IS NULL)) EXECUTE FUNCTION add_answer_facts();

UPDATE counted_answers c SET submitted_at = a.handed_in_at,
  choice_count = CASE c.type WHEN 'true-false' THEN 2 WHEN 'multiple-choice' THEN
    (SELECT CASE WHEN jsonb_typeof(v.body->'choices') = 'array' THEN jsonb_array_length(v.body->'choices') END
     FROM item_versions v WHERE v.id = c.version_id) END
FROM attempts a WHERE a.id = c.attempt_id;

CREATE INDEX counted_answers_covering ON counted_answers (user_id, topic_id, day)
  INCLUDE (attempt_id, "position", item_id, type, credit, confidence, submitted_at, choice_count);
-- The new index starts with the same columns.
DROP INDEX counted_answers_latest;
DROP INDEX counted_answers_topic;

-- What is known of a question's difficulty, without its row: as measured, and as its author estimates it.
CREATE INDEX item_difficulties_covering ON item_difficulties (item_id) INCLUDE (facility) WHERE answers >= 10;
CREATE INDEX items_estimates_covering ON items (id) INCLUDE (estimate) WHERE estimate IS NOT NULL;

-- The quiz that covers most of a topic, without reading all of its quizzes.
CREATE INDEX quizzes_first ON quizzes (topic_id, practice DESC, "position") WHERE live;
