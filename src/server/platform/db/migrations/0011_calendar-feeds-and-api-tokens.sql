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

-- Tokens with which programs read what their owner may read now. Deleting the row revokes the token at once.
CREATE TABLE api_tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  school_id uuid,
  name text NOT NULL,
  token_digest bytea NOT NULL,
  hint text NOT NULL,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  CONSTRAINT api_tokens_scopes CHECK ((scopes <@ ARRAY['classes'::text, 'assignments'::text, 'marks'::text, 'people'::text])),
  CONSTRAINT api_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT api_tokens_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX api_tokens_digest ON api_tokens (token_digest);
CREATE INDEX api_tokens_user ON api_tokens (user_id);
CREATE INDEX api_tokens_school ON api_tokens (school_id) WHERE school_id IS NOT NULL;
