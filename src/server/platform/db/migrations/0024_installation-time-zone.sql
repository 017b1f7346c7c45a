-- Null: the user has never saved a time zone, and the installation's applies, which was UTC until now.
ALTER TABLE notification_settings ALTER COLUMN time_zone DROP DEFAULT;
ALTER TABLE notification_settings ALTER COLUMN time_zone DROP NOT NULL;
UPDATE notification_settings SET time_zone = NULL WHERE time_zone = 'UTC';
