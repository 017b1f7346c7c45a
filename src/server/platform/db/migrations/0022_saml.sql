-- Identity providers with SAML, next to those with OpenID Connect.
ALTER TABLE sign_on_providers ADD COLUMN protocol text NOT NULL DEFAULT 'oidc';
ALTER TABLE sign_on_providers ADD COLUMN metadata text NOT NULL DEFAULT '';
ALTER TABLE sign_on_providers ADD CONSTRAINT sign_on_providers_protocol CHECK (CASE protocol WHEN 'oidc' THEN metadata = ''
  WHEN 'saml' THEN metadata <> '' AND client_id = '' AND scopes = '' AND sealed_secret IS NULL ELSE false END) NOT VALID;
ALTER TABLE sign_on_providers VALIDATE CONSTRAINT sign_on_providers_protocol;
--> statement-breakpoint
CREATE TABLE saml_assertions (
  provider_id uuid NOT NULL CONSTRAINT saml_assertions_provider_id_sign_on_providers_id_fk
    REFERENCES sign_on_providers (id) ON DELETE CASCADE,
  id_digest bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT saml_assertions_provider_id_id_digest_pk PRIMARY KEY (provider_id, id_digest)
);
CREATE INDEX saml_assertions_expire ON saml_assertions (expires_at);
