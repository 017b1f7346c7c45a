-- What lists tell the number of is counted where it changes, a statement at a time, and never by looking at all rows.
-- What goes takes its counts along by cascade, so that a decrease finds no row then; an increase always has one.
CREATE FUNCTION count_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE topic_counts c SET items = c.items - g.n
      FROM (SELECT topic_id, count(*)::int AS n FROM gone GROUP BY 1) g WHERE c.topic_id = g.topic_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO topic_counts AS c (topic_id, items) SELECT topic_id, count(*)::int FROM come GROUP BY 1 ORDER BY 1
      ON CONFLICT (topic_id) DO UPDATE SET items = c.items + excluded.items;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_quizzes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE topic_counts c SET quizzes = c.quizzes - g.n
      FROM (SELECT topic_id, count(*)::int AS n FROM gone GROUP BY 1) g WHERE c.topic_id = g.topic_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO topic_counts AS c (topic_id, quizzes) SELECT topic_id, count(*)::int FROM come GROUP BY 1 ORDER BY 1
      ON CONFLICT (topic_id) DO UPDATE SET quizzes = c.quizzes + excluded.quizzes;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_quiz_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE quiz_counts c SET items = c.items - g.n
      FROM (SELECT quiz_id, count(*)::int AS n FROM gone GROUP BY 1) g WHERE c.quiz_id = g.quiz_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO quiz_counts AS c (quiz_id, items) SELECT quiz_id, count(*)::int FROM come GROUP BY 1 ORDER BY 1
      ON CONFLICT (quiz_id) DO UPDATE SET items = c.items + excluded.items;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER items_come AFTER INSERT ON items REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_items();
--> statement-breakpoint
CREATE TRIGGER items_move AFTER UPDATE ON items REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_items();
--> statement-breakpoint
CREATE TRIGGER items_go AFTER DELETE ON items REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_items();
--> statement-breakpoint
CREATE TRIGGER quizzes_come AFTER INSERT ON quizzes REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_quizzes();
--> statement-breakpoint
CREATE TRIGGER quizzes_move AFTER UPDATE ON quizzes REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_quizzes();
--> statement-breakpoint
CREATE TRIGGER quizzes_go AFTER DELETE ON quizzes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_quizzes();
--> statement-breakpoint
CREATE TRIGGER quiz_items_come AFTER INSERT ON quiz_items REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_items();
--> statement-breakpoint
CREATE TRIGGER quiz_items_move AFTER UPDATE ON quiz_items REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_items();
--> statement-breakpoint
CREATE TRIGGER quiz_items_go AFTER DELETE ON quiz_items REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_items();
--> statement-breakpoint
INSERT INTO topic_counts (topic_id, items, quizzes)
  SELECT t.id, (SELECT count(*) FROM items i WHERE i.topic_id = t.id), (SELECT count(*) FROM quizzes q WHERE q.topic_id = t.id) FROM topics t;
--> statement-breakpoint
INSERT INTO quiz_counts (quiz_id, items) SELECT quiz_id, count(*) FROM quiz_items GROUP BY 1;
--> statement-breakpoint
CREATE INDEX attempts_user_quiz ON attempts (user_id, quiz_id, started_at);
--> statement-breakpoint
-- Words are found by their stem and as they are written: the last word of a search is often not whole yet.
CREATE FUNCTION search_words(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_tsvector('pg_catalog.english', words) || to_tsvector('pg_catalog.simple', words);
--> statement-breakpoint
ALTER TABLE topics ADD COLUMN search tsvector GENERATED ALWAYS AS
  (setweight(search_words(title), 'A') || setweight(search_words(summary), 'B')) STORED;
--> statement-breakpoint
ALTER TABLE quizzes ADD COLUMN search tsvector GENERATED ALWAYS AS (setweight(search_words(title), 'A')) STORED;
--> statement-breakpoint
ALTER TABLE materials ADD COLUMN search tsvector GENERATED ALWAYS AS
  (setweight(search_words(title), 'A') || setweight(search_words(summary), 'B')) STORED;
--> statement-breakpoint
-- A vector holds a megabyte at most.
ALTER TABLE note_texts ADD COLUMN search tsvector GENERATED ALWAYS AS (setweight(search_words("left"(plain, 200000)), 'C')) STORED;
--> statement-breakpoint
CREATE INDEX topics_search ON topics USING gin (search);
--> statement-breakpoint
CREATE INDEX quizzes_search ON quizzes USING gin (search);
--> statement-breakpoint
CREATE INDEX materials_search ON materials USING gin (search);
--> statement-breakpoint
CREATE INDEX note_texts_search ON note_texts USING gin (search);
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX topics_title_letters ON topics USING gin (title gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX materials_title_letters ON materials USING gin (title gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX quizzes_title_letters ON quizzes USING gin (title gin_trgm_ops);
