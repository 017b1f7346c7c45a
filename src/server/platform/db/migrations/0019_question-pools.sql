-- A part of chosen questions can be a pool: every student gets as many of them as are drawn.
ALTER TABLE assignment_parts ADD COLUMN draws integer;
ALTER TABLE assignment_parts ADD CONSTRAINT assignment_parts_draws CHECK (draws IS NULL OR (draws > 0 AND kind = 'questions')) NOT VALID;
ALTER TABLE assignment_parts VALIDATE CONSTRAINT assignment_parts_draws;
