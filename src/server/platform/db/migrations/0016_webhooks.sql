-- Webhooks: addresses of a school's own systems (null: of the whole product) that are sent events. Secrets are encrypted,
-- so that a copy of the database can't forge an event.
CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY,
  school_id uuid,
  created_by uuid,
  url text NOT NULL,
  description text NOT NULL DEFAULT '',
  kinds text[] NOT NULL,
  sealed_secret bytea NOT NULL,
  sealed_former_secret bytea,
  former_secret_ends_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  disabled_at timestamptz,
  disabled_reason text,
  failing_since timestamptz,
  notified_at timestamptz,
  CONSTRAINT webhook_endpoints_disabled CHECK (((disabled_at IS NULL) = (disabled_reason IS NULL)) AND (disabled_reason = ANY (ARRAY['admin'::text, 'gone'::text, 'failing'::text]))),
  CONSTRAINT webhook_endpoints_former_secret CHECK ((sealed_former_secret IS NULL) = (former_secret_ends_at IS NULL)),
  CONSTRAINT webhook_endpoints_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT webhook_endpoints_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id) ON DELETE CASCADE
);
CREATE INDEX webhook_endpoints_school ON webhook_endpoints (school_id);
CREATE INDEX webhook_endpoints_to_notify ON webhook_endpoints (disabled_at) WHERE disabled_at IS NOT NULL AND notified_at IS NULL;

-- The outbox: one row per event and endpoint, written in the transaction of the change. The id is the header webhook-id.
-- A process that sends a row claims it for some seconds; after a crash, the claim ends by itself.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  endpoint_id uuid NOT NULL,
  kind text NOT NULL,
  data jsonb NOT NULL,
  happened_at timestamptz NOT NULL DEFAULT now(),
  status text NOT NULL DEFAULT 'pending',
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  claim uuid,
  claimed_until timestamptz,
  CONSTRAINT webhook_deliveries_status CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'held'::text])) AND ((status = 'pending'::text) = (next_attempt_at IS NOT NULL))),
  CONSTRAINT webhook_deliveries_endpoint_id_webhook_endpoints_id_fk FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_attempt_at) WHERE status = 'pending';
CREATE INDEX webhook_deliveries_claimed ON webhook_deliveries (endpoint_id) WHERE claim IS NOT NULL;
CREATE INDEX webhook_deliveries_log ON webhook_deliveries (endpoint_id, happened_at, id);
CREATE INDEX webhook_deliveries_old ON webhook_deliveries (happened_at);

CREATE TABLE webhook_attempts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  delivery_id uuid NOT NULL,
  attempted_at timestamptz NOT NULL DEFAULT now(),
  duration_ms integer NOT NULL,
  status_code integer,
  problem text,
  CONSTRAINT webhook_attempts_problem CHECK (problem = ANY (ARRAY['status'::text, 'redirect'::text, 'gone'::text, 'privateAddress'::text, 'insecure'::text, 'timeout'::text, 'certificate'::text, 'unreachable'::text, 'secret'::text])),
  CONSTRAINT webhook_attempts_delivery_id_webhook_deliveries_id_fk FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE
);
CREATE INDEX webhook_attempts_delivery ON webhook_attempts (delivery_id, attempted_at);

-- Triggers write the outbox, because users and memberships are changed in many places: no statement can forget its event,
-- and none exists without its change. Without endpoints, they cost one look at an empty table.
CREATE FUNCTION queue_webhooks(event_kind text, event_school uuid, event_data jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (endpoint_id, kind, data, status, next_attempt_at)
    SELECT e.id, event_kind, event_data || jsonb_build_object('schoolId', event_school),
      CASE WHEN e.disabled_at IS NULL THEN 'pending' ELSE 'held' END, CASE WHEN e.disabled_at IS NULL THEN now() END
    FROM webhook_endpoints e
    WHERE (e.school_id = event_school OR e.school_id IS NULL) AND event_kind = ANY (e.kinds);
  IF FOUND THEN
    PERFORM pg_notify('lectern_changes', 'webhooks');
  END IF;
END $$;

CREATE FUNCTION webhook_instant(instant timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(instant AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

CREATE FUNCTION queue_attempt_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhook_endpoints) THEN
    PERFORM queue_webhooks('attempt.submitted', c.school_id, jsonb_build_object('attemptId', NEW.id,
        'assignmentId', p.assignment_id, 'classId', c.id, 'userId', NEW.user_id, 'submittedAt', webhook_instant(NEW.handed_in_at)))
      FROM assignment_parts p JOIN assignments s ON s.id = p.assignment_id JOIN classrooms c ON c.id = s.classroom_id
      WHERE p.id = NEW.assignment_part_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER attempts_webhooks AFTER UPDATE OF handed_in_at ON attempts FOR EACH ROW WHEN (((new.assignment_part_id IS NOT NULL) AND (old.handed_in_at IS NULL) AND (new.handed_in_at IS NOT NULL))) EXECUTE FUNCTION queue_attempt_webhooks();

CREATE FUNCTION queue_assignment_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhook_endpoints) THEN
    PERFORM queue_webhooks(TG_ARGV[0], c.school_id, jsonb_build_object('assignmentId', NEW.id, 'classId', c.id,
        'dueAt', webhook_instant(NEW.due_at)))
      FROM classrooms c WHERE c.id = NEW.classroom_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER assignments_come_webhooks AFTER INSERT ON assignments FOR EACH ROW WHEN ((new.published_at IS NOT NULL)) EXECUTE FUNCTION queue_assignment_webhooks('assignment.published');
CREATE TRIGGER assignments_publish_webhooks AFTER UPDATE OF published_at ON assignments FOR EACH ROW WHEN (((old.published_at IS NULL) AND (new.published_at IS NOT NULL))) EXECUTE FUNCTION queue_assignment_webhooks('assignment.published');
CREATE TRIGGER assignments_release_webhooks AFTER UPDATE OF marks_released_at ON assignments FOR EACH ROW WHEN (((old.marks_released_at IS NULL) AND (new.marks_released_at IS NOT NULL))) EXECUTE FUNCTION queue_assignment_webhooks('result.released');

CREATE FUNCTION queue_member_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhook_endpoints) THEN
    PERFORM queue_webhooks(CASE WHEN NEW.left_at IS NULL THEN 'class.member_added' ELSE 'class.member_removed' END, c.school_id,
        jsonb_build_object('classId', c.id, 'userId', NEW.user_id))
      FROM classrooms c WHERE c.id = NEW.classroom_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER classroom_members_come_webhooks AFTER INSERT ON classroom_members FOR EACH ROW WHEN ((new.left_at IS NULL)) EXECUTE FUNCTION queue_member_webhooks();
CREATE TRIGGER classroom_members_change_webhooks AFTER UPDATE OF left_at ON classroom_members FOR EACH ROW WHEN (((old.left_at IS NULL) <> (new.left_at IS NULL))) EXECUTE FUNCTION queue_member_webhooks();

CREATE FUNCTION queue_user_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhook_endpoints) THEN
    PERFORM queue_webhooks(TG_ARGV[0], NEW.school_id, jsonb_build_object('userId', NEW.id, 'role', NEW.role));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_come_webhooks AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION queue_user_webhooks('user.created');
CREATE TRIGGER users_disable_webhooks AFTER UPDATE OF disabled_at ON users FOR EACH ROW WHEN (((old.disabled_at IS NULL) AND (new.disabled_at IS NOT NULL))) EXECUTE FUNCTION queue_user_webhooks('user.disabled');

CREATE FUNCTION queue_order_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhook_endpoints) THEN
    PERFORM queue_webhooks('order.paid', NEW.school_id, jsonb_build_object('orderId', NEW.id, 'planId', NEW.plan_id,
      'period', NEW.period));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_webhooks AFTER UPDATE OF status ON orders FOR EACH ROW WHEN (((old.status <> 'paid'::text) AND (new.status = 'paid'::text))) EXECUTE FUNCTION queue_order_webhooks();
