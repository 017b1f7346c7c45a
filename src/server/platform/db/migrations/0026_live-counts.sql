-- Counts that students are told are of what students may have.
CREATE OR REPLACE FUNCTION count_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE topic_counts c SET items = c.items - g.n
      FROM (SELECT topic_id, count(*)::int AS n FROM gone WHERE live GROUP BY 1) g WHERE c.topic_id = g.topic_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO topic_counts AS c (topic_id, items) SELECT topic_id, count(*)::int FROM come WHERE live GROUP BY 1 ORDER BY 1
      ON CONFLICT (topic_id) DO UPDATE SET items = c.items + excluded.items;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE quiz_counts c SET items = c.items + g.n
      FROM (SELECT qi.quiz_id, sum(CASE WHEN n.live THEN 1 ELSE -1 END)::int AS n
        FROM come n JOIN gone o ON o.id = n.id AND o.live <> n.live JOIN quiz_items qi ON qi.item_id = n.id
        GROUP BY 1 ORDER BY 1) g WHERE c.quiz_id = g.quiz_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_quizzes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE topic_counts c SET quizzes = c.quizzes - g.n
      FROM (SELECT topic_id, count(*)::int AS n FROM gone WHERE live GROUP BY 1) g WHERE c.topic_id = g.topic_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO topic_counts AS c (topic_id, quizzes) SELECT topic_id, count(*)::int FROM come WHERE live GROUP BY 1 ORDER BY 1
      ON CONFLICT (topic_id) DO UPDATE SET quizzes = c.quizzes + excluded.quizzes;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What goes together with its item was counted if the item was live, which is not to be seen any more: most are.
CREATE OR REPLACE FUNCTION count_quiz_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE quiz_counts c SET items = c.items - g.n
      FROM (SELECT o.quiz_id, count(*)::int AS n FROM gone o LEFT JOIN items i ON i.id = o.item_id
        WHERE coalesce(i.live, true) GROUP BY 1) g WHERE c.quiz_id = g.quiz_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO quiz_counts AS c (quiz_id, items)
      SELECT n.quiz_id, count(*) FILTER (WHERE i.live)::int FROM come n JOIN items i ON i.id = n.item_id GROUP BY 1 ORDER BY 1
      ON CONFLICT (quiz_id) DO UPDATE SET items = c.items + excluded.items;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_quiz_draws() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE quiz_counts c SET items = c.items - g.n
      FROM (SELECT quiz_id, sum(count)::int AS n FROM gone GROUP BY 1) g WHERE c.quiz_id = g.quiz_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO quiz_counts AS c (quiz_id, items) SELECT quiz_id, sum(count)::int FROM come GROUP BY 1 ORDER BY 1
      ON CONFLICT (quiz_id) DO UPDATE SET items = c.items + excluded.items;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER quiz_draws_come AFTER INSERT ON quiz_draws REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_draws();
--> statement-breakpoint
CREATE TRIGGER quiz_draws_move AFTER UPDATE ON quiz_draws REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_draws();
--> statement-breakpoint
CREATE TRIGGER quiz_draws_go AFTER DELETE ON quiz_draws REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_quiz_draws();
--> statement-breakpoint
-- The bank is searched by the words of its questions. A vector holds a megabyte at most, and few stems are longer than this.
ALTER TABLE item_versions ADD COLUMN search tsvector GENERATED ALWAYS AS (search_words("left"(stem, 4000))) STORED;
--> statement-breakpoint
CREATE INDEX item_versions_search ON item_versions USING gin (search);
