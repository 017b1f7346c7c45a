-- Whether a recording has a track with sound, read with the file. Null: a file from before this was read.
ALTER TABLE media_files ADD COLUMN has_sound boolean;
ALTER TABLE uploads ADD COLUMN has_sound boolean;
