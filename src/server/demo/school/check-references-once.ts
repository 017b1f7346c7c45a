import type pg from 'pg';

/**
 * Fills tables without the foreign keys of those that a school year fills most, and adds the same foreign keys again
 * afterwards, when PostgreSQL checks all rows of a table by one join. Otherwise it checks every row once for each
 * foreign key, which takes a third of the time. Other connections wait for these tables until the transaction ends, so
 * this is for a database that nobody uses yet.
 * @param client in a transaction; foreign keys of tables that its user doesn't own stay where they are
 * @throws what PostgreSQL throws if a row refers to nothing
 */
export async function checkReferencesOnce(client: pg.ClientBase, fill: () => Promise<void>): Promise<void> {
  await client.query(`do $$
    declare reference record;
    begin
      create temporary table removed_references on commit drop as
        select f.conrelid::regclass as relation, f.conname as name, pg_get_constraintdef(f.oid) as definition
        from pg_constraint f
        join pg_class t on t.oid = f.conrelid
        join pg_class r on r.oid = f.confrelid
        where f.contype = 'f' and f.conparentid = 0
          and f.conrelid in ('attempts'::regclass, 'attempt_items'::regclass, 'answer_log'::regclass,
            'counted_answers'::regclass, 'band_results'::regclass, 'weekly_results'::regclass, 'review_log'::regclass)
          and pg_has_role(t.relowner, 'usage') and pg_has_role(r.relowner, 'usage');
      for reference in select * from removed_references loop
        execute format('alter table %s drop constraint %I', reference.relation, reference.name);
      end loop;
    end $$`);
  await fill();
  await client.query(`do $$
    declare reference record;
    begin
      for reference in select * from removed_references order by name loop
        execute format('alter table %s add constraint %I %s', reference.relation, reference.name, reference.definition);
      end loop;
      drop table removed_references;
    end $$`);
}
