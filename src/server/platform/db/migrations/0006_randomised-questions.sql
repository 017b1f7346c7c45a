-- A randomised question: texts with placeholders, and the parameters from which each attempt draws its own values. The
-- other columns of the version have one draw of it as an example.
ALTER TABLE item_versions ADD COLUMN template jsonb;
