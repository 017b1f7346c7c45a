-- Home reads the latest answers in each topic. In the order of the instant of submission, they are the first entries of
-- this index, and need not be sorted.
CREATE INDEX counted_answers_newest_covering ON counted_answers (user_id, topic_id, submitted_at, attempt_id, "position")
  INCLUDE (item_id, type, credit, confidence, choice_count);
-- The new index starts with the same columns.
DROP INDEX counted_answers_covering;
