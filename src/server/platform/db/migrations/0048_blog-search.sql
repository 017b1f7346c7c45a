-- Posts are searched by visitors: what they say is parsed when it is written, not when somebody looks.
ALTER TABLE blog_posts ADD COLUMN search tsvector GENERATED ALWAYS AS
  (setweight(search_words(title), 'A') || setweight(search_words(summary), 'B') || setweight(search_words("left"(body, 200000)), 'C')) STORED;
--> statement-breakpoint
CREATE INDEX blog_posts_search ON blog_posts USING gin (search);
