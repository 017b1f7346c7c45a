import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SystemFacts } from '#domain/platform/operating/status.rule.ts';
import * as view from '#views/admin/platform/status/status.view.tsx';
import { fakeApi, showView } from '../../../../support/browser/show-view.tsx';

const FACTS: SystemFacts = {
  build: 'abc123',
  node: 'v26.0.0',
  startedAt: Date.UTC(2026, 10, 22),
  memoryBytes: 300_000_000,
  processes: 2,
  database: { version: '18.1', bytes: 5_000_000_000, connections: 12, connectionsMax: 100, waiting: 0 },
  replicas: [{ name: 'second', state: 'streaming', isSynchronous: true, lagSeconds: 0.24 }],
  freeBytes: 80_000_000_000,
  leastFreeBytes: 500_000_000,
  files: 'folder',
  queue: { waiting: 0, inProgress: 0, failed: 0, oldestSeconds: 0 },
  jobs: [{ job: 'reminders', doneAt: Date.UTC(2026, 10, 22), failedAt: null }],
  mail: 'smtp',
  payments: 'stripe',
};

const show = (facts: Partial<SystemFacts> = {}) =>
  showView('admin.status', view as never, {
    at: '/admin/status',
    api: fakeApi({ systemStatus: () => ({ systemFacts: { ...FACTS, ...facts } }) }).api,
  });

test('a healthy server says that there is nothing to do', async () => {
  show();
  await screen.findByText('All systems working');
  screen.getByText('12 of 100');
  screen.getByText('0.2 s lag, synchronous');
  screen.getByText('80 GB');
  screen.getByText('Send reminders');
  expect(screen.queryByText('Needs attention')).toBeNull();
});

test('a part that needs attention is named, with what to do', async () => {
  show({ freeBytes: 400_000_000, mail: 'outbox' });
  await screen.findByText('Something isn’t working');
  screen.getByText('Free up space: below 500 MB, only students’ answers are accepted.');
  screen.getByText('No email is sent. Set SMTP_URL.');
});

test('each value is isolated, since a date starts with a digit and would be reordered in a page from right to left', async () => {
  show();
  expect((await screen.findByText('12 of 100')).tagName).toBe('BDI');
  expect(screen.getAllByText(/22 Nov 2026/).filter(({ tagName }) => tagName === 'BDI')).toHaveLength(2);
});
