-- Emails to guardians about published reports, once per access and set of reports. Whoever loses the access loses the row,
-- so an email that waits is not sent.
CREATE TABLE guardian_report_mails (
  access_id uuid NOT NULL,
  report_set_id uuid NOT NULL,
  send_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  CONSTRAINT guardian_report_mails_access_id_report_set_id_pk PRIMARY KEY (access_id, report_set_id),
  CONSTRAINT guardian_report_mails_access_id_guardian_access_id_fk FOREIGN KEY (access_id) REFERENCES guardian_access(id) ON DELETE CASCADE,
  CONSTRAINT guardian_report_mails_report_set_id_report_sets_id_fk FOREIGN KEY (report_set_id) REFERENCES report_sets(id) ON DELETE CASCADE
);
CREATE INDEX guardian_report_mails_set ON guardian_report_mails (report_set_id);
CREATE INDEX guardian_report_mails_due ON guardian_report_mails (send_at) WHERE done_at IS NULL;
