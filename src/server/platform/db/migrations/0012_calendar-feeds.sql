-- The secret address at which calendar programs fetch a user's dates. The database stores only its digest. Deleting or
-- replacing the row ends the address at once.
CREATE TABLE calendar_feeds (
  user_id uuid PRIMARY KEY,
  token_digest bytea NOT NULL,
  zone text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_fetched_at timestamptz,
  CONSTRAINT calendar_feeds_language CHECK ((language = ANY (ARRAY['en'::text, 'de'::text]))),
  CONSTRAINT calendar_feeds_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX calendar_feeds_token ON calendar_feeds (token_digest);

-- Calendar programs want to know when an event was created and changed.
ALTER TABLE exam_dates ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE exam_dates ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
