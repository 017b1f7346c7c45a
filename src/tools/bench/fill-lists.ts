import type pg from 'pg';

type Lists = { readonly questions: number; readonly people: number };

/**
 * Fills an empty, migrated database with a bank and people, made by PostgreSQL. One question in a hundred is a draft,
 * one person in two hundred is invited or closed. Triggers, which would count every row, are off meanwhile, and
 * the indexes of letters and words are made at the end.
 */
export async function fillLists(pool: pg.Pool, { questions, people }: Lists): Promise<void> {
  const topics = 2_000;
  await pool.query(`
    set session_replication_role = replica;
    alter table item_versions enable always trigger item_versions_words;
    set maintenance_work_mem = '512MB';
    drop index item_versions_search, users_letters;
    insert into schools (id, name) select gen_random_uuid(), 'School ' || n from generate_series(1, 200) n;
    insert into subjects (id, slug, title, position) select gen_random_uuid(), 's' || n, 'Subject ' || n, n from generate_series(1, 20) n;
    insert into topics (id, subject_id, slug, title, position, free)
      select gen_random_uuid(), s.id, 't' || n, 'Topic ' || n, n, true
      from generate_series(1, ${topics}) n join subjects s on s.position = n % 20 + 1;
    create temporary table numbered as select id, position - 1 as n from topics;
    create temporary table words (n, word) as select row_number() over () - 1, word from unnest(string_to_array(
      'acid angle atom axis bank base biome bond cell chord circle cloud compound current curve cycle decay density digit dose energy enzyme equation erosion factor field force fraction gene glacier graph habitat heat import income inertia isotope lattice lens limit loop magnet mass matrix membrane mineral mole motion muscle nerve neutron nucleus orbit organ oxide parabola phase plate polymer power prime prism protein pulse radius ratio reaction reflex river root salt sample sector seed series signal slope solvent speed spore stress tangent tensor tide tissue torque trade triangle vaccine valley vapour vector vein volume voltage wave weight work yeast zone', ' ')) word;
    insert into items (id, topic_id, external_id, type, version, stage, published_at, changed_at)
      select gen_random_uuid(), t.id, 'bench-' || g.n,
        (array['multiple-choice', 'true-false', 'numeric', 'short-answer', 'matching'])[g.n % 5 + 1], 1,
        case when g.n % 100 = 0 then 'draft' else 'published' end, case when g.n % 100 = 0 then null else now() end,
        now() - make_interval(secs => g.n)
      from generate_series(1, ${questions}) g(n) join numbered t on t.n = g.n % ${topics};
    insert into item_versions (id, item_id, version, stem, body, key, explanation, source, figures, digest)
      select gen_random_uuid(), i.id, 1, 'Question ' || i.n || ': which ' || a.word || ' of the ' || b.word || ' belongs to a ' || c.word || ' in a ' || d.word || '?',
        '{}', '{}', case when i.n % 50 = 0 then null else 'Because.' end,
        '{"work": null, "author": null, "url": null, "licence": null}', '[]', sha256(i.external_id::bytea)
      from (select *, substr(external_id, 7)::bigint as n from items) i
      join words a on a.n = i.n % 100 join words b on b.n = i.n / 7 % 100
      join words c on c.n = i.n / 100 % 100 join words d on d.n = i.n * 31 / 13 % 100;
    create temporary table places as select id, row_number() over () - 1 as n from schools;
    insert into users (id, email, name, role, school_id, password_digest, disabled_at)
      select gen_random_uuid(), 'person-' || g.n || '@lectern.example',
        initcap(a.word) || ' ' || initcap(b.word) || '-' || g.n, case when g.n % 40 = 0 then 'teacher' else 'student' end,
        s.id, case when g.n % 200 = 0 then null else '' end, case when g.n % 200 = 1 then now() end
      from generate_series(1, ${people}) g(n) join words a on a.n = g.n % 100 join words b on b.n = g.n / 100 % 100
      join places s on s.n = g.n % 200;
    insert into sessions (id, user_id, binding_digest, user_agent, last_used_at)
      select gen_random_uuid(), id, '', 'bench', now() - random() * interval '60 days' from users where disabled_at is null;
    insert into topic_counts (topic_id, items) select topic_id, count(*) from items where live group by topic_id;
    create index item_versions_search on item_versions using gin (search) where search is not null;
    create index users_letters on users using gin ((lower(name) || ' ' || email) gin_trgm_ops);
    alter table item_versions enable trigger item_versions_words;
    set session_replication_role = origin;
  `);
  await pool.query('vacuum analyze');
}
