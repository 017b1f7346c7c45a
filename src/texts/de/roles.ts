import type { texts as english } from '../en/roles.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  title: 'Rollen',
  intro: 'Eine Rolle ist eine Menge von Rechten. Wer keine Rolle bekommen hat, hat die eingebaute der Art des Kontos.',
  areas: {
    dashboard: 'Übersicht',
    quiz: 'Quiz',
    questions: 'Fragen',
    content: 'Inhalte',
    users: 'Personen',
    roles: 'Rollen',
    schools: 'Schulen',
    payments: 'Zahlungen',
    plans: 'Tarife',
    site: 'Öffentliche Seiten',
    settings: 'Einstellungen',
    audit: 'Protokoll',
    platforms: 'Lernplattformen',
  },
  actions: { read: 'Sehen', write: 'Ändern', refund: 'Erstatten', support: 'Hineinsehen, um zu helfen' },
  matrix: 'Rechte nach Rollen',
  permission: 'Recht',
  allows: (role, area, action) => `${role}: ${area}, ${action}`,
  builtIn: 'Eingebaut',
  holders: (count) => counted(count, { one: '# Person', other: '# Personen' }),
  everything: 'Hat immer alle Rechte.',
  lacked: 'Du kannst nur geben und nehmen, was du selbst hast.',
  save: 'Änderungen speichern',
  saved: 'Die Rollen sind gespeichert. Sie gelten sofort.',
  newTitle: 'Neue Rolle',
  new: 'Neue Rolle',
  edit: (role) => `${role} bearbeiten`,
  name: 'Name der Rolle',
  create: 'Rolle anlegen',
  remove: 'Rolle löschen',
  removeTitle: (role) => `Die Rolle ${role} löschen?`,
  removeText: 'Niemand hat sie, also verliert niemand etwas.',
  removed: 'Die Rolle ist gelöscht.',
  cancel: 'Abbrechen',
};
