-- Mastery compares a student with all students in a topic. Their accuracy is measured with that of questions, so that
-- no page has to read every answer.
CREATE TABLE topic_difficulties (
  topic_id uuid PRIMARY KEY,
  answers integer NOT NULL,
  credit float8 NOT NULL,
  measured_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT topic_difficulties_topic_id_topics_id_fk FOREIGN KEY (topic_id) REFERENCES topics(id) ON DELETE CASCADE
);
