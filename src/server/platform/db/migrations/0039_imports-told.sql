-- Whoever watches an import hears how far it is.
CREATE TRIGGER imports_told AFTER UPDATE ON imports
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION tell_change('import');
