-- Settings are read when they are needed; no process keeps them, so nobody has to hear of changes.
DROP TRIGGER app_settings_told ON app_settings;
--> statement-breakpoint
DROP FUNCTION tell_app_settings();
