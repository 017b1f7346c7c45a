create schema graphile_worker;
create table graphile_worker._private_job_queues (
  id int primary key generated always as identity,
  queue_name text not null unique,
  locked_at timestamptz,
  locked_by text
);
create table graphile_worker._private_tasks (
  id int primary key generated always as identity,
  identifier text not null unique
);
create table graphile_worker._private_jobs (
  id bigint primary key generated always as identity,
  job_queue_id int,
  task_id int not null,
  payload json default '{}'::json not null,
  priority smallint default 0 not null,
  run_at timestamptz default now() not null,
  attempts smallint default 0 not null,
  max_attempts smallint default 25 not null,
  last_error text,
  created_at timestamptz default clock_timestamp() not null,
  updated_at timestamptz default now() not null,
  key text unique,
  locked_at timestamptz,
  locked_by text,
  revision integer default 0 not null,
  flags jsonb
);
create view graphile_worker.jobs as select id, payload, key from graphile_worker._private_jobs;
