-- Jobs are added by SQL, in the transaction that asks for them. The tables in the schema "job_queue" belong to the queue's
-- library, which creates them after this migration.
CREATE FUNCTION remove_job(queued_key text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM job_queue.job_common WHERE name = 'jobs' AND singleton_key = queued_key AND state < 'active';
  -- One that is running isn't repeated if it fails.
  UPDATE job_queue.job_common SET retry_limit = retry_count WHERE name = 'jobs' AND singleton_key = queued_key AND state = 'active';
END $$;
--> statement-breakpoint
CREATE FUNCTION add_job(task text, payload jsonb, queued_key text DEFAULT NULL, line text DEFAULT NULL,
  run_at timestamp with time zone DEFAULT NULL, max_attempts integer DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  starts timestamp with time zone := coalesce(run_at, now());
BEGIN
  IF queued_key IS NOT NULL THEN
    PERFORM remove_job(queued_key);
  END IF;
  INSERT INTO job_queue.job_common AS queued (name, data, singleton_key, upsert_by_key, group_id, start_after, keep_until,
    retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds, policy)
  SELECT q.name, jsonb_build_object('task', task, 'payload', payload), queued_key, CASE WHEN queued_key IS NOT NULL THEN true END,
    line, starts, starts + make_interval(secs => q.retention_seconds), coalesce(max_attempts - 1, q.retry_limit), q.retry_delay,
    q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds, q.policy
  FROM job_queue.queue q WHERE q.name = 'jobs'
  -- Another transaction may have added the same key since it was removed.
  ON CONFLICT (name, singleton_key) WHERE state = 'created' AND upsert_by_key DO UPDATE SET data = excluded.data,
    group_id = excluded.group_id, start_after = excluded.start_after, keep_until = excluded.keep_until,
    retry_limit = excluded.retry_limit;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The job queue does not exist.';
  END IF;
  IF starts <= now() THEN
    PERFORM pg_notify('lectern_jobs', '');
  END IF;
END $$;
--> statement-breakpoint
-- Moves the jobs of graphile-worker, which ran them in earlier versions, and deletes its schema if it has no other program's
-- jobs. Returns true if a process of such a version still runs, which adds jobs there and runs them: then nothing happens.
CREATE FUNCTION move_former_jobs(tasks text[], alive_lock integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF to_regclass('graphile_worker._private_tasks') IS NULL THEN
    RETURN false;
  END IF;
  PERFORM pg_advisory_xact_lock(7240113906);
  -- Another process may have moved them meanwhile.
  IF to_regclass('graphile_worker._private_tasks') IS NULL OR to_regclass('graphile_worker._private_jobs') IS NULL
    OR to_regclass('graphile_worker._private_job_queues') IS NULL THEN
    RETURN false;
  END IF;
  IF EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND classid = alive_lock::oid
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) THEN
    RETURN true;
  END IF;
  LOCK TABLE graphile_worker._private_jobs, graphile_worker._private_tasks IN ACCESS EXCLUSIVE MODE;
  -- Jobs keep their key, their line, their time and the number of attempts that are left.
  INSERT INTO job_queue.job_common (name, data, state, singleton_key, upsert_by_key, group_id, start_after, created_on,
    completed_on, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
    heartbeat_seconds, policy, output)
  SELECT q.name, jsonb_build_object('task', t.identifier, 'payload', j.payload),
    CASE WHEN f.failed THEN 'failed' ELSE 'created' END::job_queue.job_state,
    CASE WHEN NOT f.failed THEN j.key END, CASE WHEN NOT f.failed AND j.key IS NOT NULL THEN true END, l.queue_name,
    j.run_at, j.created_at, CASE WHEN f.failed THEN now() END,
    greatest(j.run_at, now()) + make_interval(secs => q.retention_seconds), greatest(j.max_attempts - j.attempts - 1, 0),
    q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds, q.policy,
    jsonb_build_object('message', j.last_error)
  FROM graphile_worker._private_jobs j
  JOIN graphile_worker._private_tasks t ON t.id = j.task_id AND t.identifier = ANY (tasks)
  LEFT JOIN graphile_worker._private_job_queues l ON l.id = j.job_queue_id
  CROSS JOIN LATERAL (SELECT j.attempts >= j.max_attempts AS failed) f
  JOIN job_queue.queue q ON q.name = 'jobs'
  ON CONFLICT DO NOTHING;
  DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
    WHERE t.id = j.task_id AND t.identifier = ANY (tasks);
  IF (SELECT coalesce(bool_and(identifier = ANY (tasks)), false) FROM graphile_worker._private_tasks) THEN
    DROP SCHEMA graphile_worker CASCADE;
  END IF;
  RETURN false;
END $$;
