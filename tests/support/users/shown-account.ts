/** What the account page loads. */
export const SHOWN_ACCOUNT = {
  ownGuardians: [],
  notificationSettings: {
    ...{
      announcements: 'atOnce',
      answers: 'daily',
      questions: 'daily',
      reports: 'atOnce',
      quietFrom: 1260,
      quietUntil: 420,
    },
    timeZone: 'UTC',
  },
  pushSettings: { off: ['report'] },
  calendarFeed: null,
  apiTokens: [],
  ownAccount: {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    level: 'university',
    school: 'Riverside School',
    subjects: ['m'],
    sessions: [
      {
        id: '1',
        device: 'Firefox, Linux',
        createdAt: '2026-01-01T10:00:00Z',
        lastUsedAt: '2026-01-02T10:00:00Z',
        isThis: true,
      },
      { id: '2', device: '', createdAt: '2026-01-01T10:00:00Z', lastUsedAt: '2026-01-01T11:00:00Z', isThis: false },
    ],
    signInActivity: [
      { outcome: 'refused', device: '', isKnown: false, count: 3, lastAt: '2026-01-02T11:00:00Z' },
      { outcome: 'failure', device: 'Chrome, Android', isKnown: true, count: 1, lastAt: '2026-01-02T10:30:00Z' },
      { outcome: 'success', device: 'Firefox, Linux', isKnown: false, count: 1, lastAt: '2026-01-02T10:00:00Z' },
    ],
    passkeys: [
      {
        id: 'k',
        name: 'Ada’s phone',
        createdAt: '2026-01-01T10:00:00Z',
        lastUsedAt: '2026-01-02T10:00:00Z',
        isSynced: true,
      },
      { id: 'l', name: 'Security key', createdAt: '2026-01-01T10:00:00Z', lastUsedAt: null, isSynced: false },
    ],
    platforms: [
      { id: 'p', name: 'Riverside Moodle', since: '2026-01-01T10:00:00Z', canLeave: true },
      { id: 'q', name: 'Night School Canvas', since: '2026-01-01T10:00:00Z', canLeave: false },
    ],
    signOns: [
      { id: 's', name: 'Riverside Google', since: null, canLeave: false },
      { id: 'e', name: 'Riverside Entra', since: '2026-01-01T10:00:00Z', canLeave: true },
    ],
    visits: [{ id: 'v', helper: 'Alex Admin', reason: 'Ticket 12', startedAt: '2026-01-01T10:00:00Z' }],
  },
  subjects: [
    { id: 'm', title: 'Maths' },
    { id: 'p', title: 'Physics' },
  ],
};
