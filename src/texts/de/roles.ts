import type { texts as english } from '../en/roles.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  title: 'Rollen',
  intro: 'Eine Rolle ist eine Menge von Berechtigungen. Ohne Rolle gilt die Standardrolle des Kontotyps.',
  areas: {
    dashboard: 'Übersicht',
    quiz: 'Quizze',
    questions: 'Fragen',
    content: 'Inhalte',
    users: 'Benutzer',
    roles: 'Rollen',
    schools: 'Schulen',
    payments: 'Zahlungen',
    plans: 'Tarife',
    site: 'Website',
    settings: 'Einstellungen',
    audit: 'Audit-Protokoll',
    platforms: 'Lernplattformen',
  },
  actions: { read: 'Ansehen', write: 'Bearbeiten', refund: 'Erstatten', support: 'Support-Zugriff' },
  matrix: 'Berechtigungen nach Rolle',
  permission: 'Berechtigung',
  allows: (role, area, action) => `${role}: ${area}, ${action}`,
  builtIn: 'Standard',
  holders: (count) => counted(count, { one: '# Benutzer', other: '# Benutzer' }),
  everything: 'Hat immer alle Berechtigungen.',
  lacked: 'Du kannst nur Berechtigungen ändern, die du selbst hast.',
  save: 'Änderungen speichern',
  saved: 'Rollen gespeichert.',
  newTitle: 'Neue Rolle',
  new: 'Neue Rolle',
  edit: (role) => `${role} bearbeiten`,
  name: 'Name der Rolle',
  create: 'Rolle erstellen',
  remove: 'Rolle löschen',
  removeTitle: (role) => `Rolle ${role} löschen?`,
  removeText: 'Niemand hat diese Rolle.',
  removed: 'Rolle gelöscht.',
  cancel: 'Abbrechen',
};
