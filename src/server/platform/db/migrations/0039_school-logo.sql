-- The logo of a school: the digest of an image, which is public while a school shows it.
ALTER TABLE schools ADD COLUMN logo text;
CREATE INDEX schools_logo ON schools (logo) WHERE logo IS NOT NULL;
